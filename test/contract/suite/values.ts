import { describe, expect, test } from 'vitest'
import { ENGLISH, FRENCH, GERMAN, json, GREEK } from '../bodies.js'
import type { Door, World } from '../door.js'
import { worldOf } from './world.js'

interface Result {
  lang: string
  confidence: number
}

const TEXTS = [
  GERMAN,
  FRENCH,
  ENGLISH,
  GREEK,
  'ok',
  'la casa',
  'der',
  'no',
  `${GERMAN} ${GREEK}`,
  'ḑ̃ ǎ 漢 א',
]

/** The contract's table of values. */
export function describeValues(door: Door): void {
  describe('values', () => {
    test('[V1] a confidence is a number from 0 to 1', async () => {
      for (const { confidence } of (await detectAll(await worldOf(door))).flat()) {
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
    })

    test('[V1] entries are sorted from the highest confidence to the lowest', async () => {
      for (const results of await detectAll(await worldOf(door))) {
        const confidences = results.map(({ confidence }) => confidence)
        expect(confidences).toEqual([...confidences].sort((a, b) => b - a))
      }
    })

    test('[V1] no language is repeated', async () => {
      for (const results of await detectAll(await worldOf(door))) {
        expect(new Set(results.map(({ lang }) => lang)).size).toBe(results.length)
      }
    })

    test('[V1] no entry is under 0.01, and there are at most 5', async () => {
      for (const results of await detectAll(await worldOf(door))) {
        expect(results.length).toBeLessThanOrEqual(5)
        for (const { confidence } of results) expect(confidence).toBeGreaterThanOrEqual(0.01)
      }
    })

    test('[V2] a score is a number from 0 to 1', async () => {
      const world = await worldOf(door)
      const { json: answer } = await world.send({
        path: '/v2/bulk_detect/profanity',
        ...json({ q: TEXTS }),
      })
      for (const score of (answer as { scores: number[] }).scores) {
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      }
    })

    test.each(['12345', '?!… — ,,', '🙂🎉', 'https://example.org/a/b?c=d', '3.14 + 2 = 5'])(
      '[V3] %j is in no language: an empty array',
      async (q) => {
        const world = await worldOf(door)
        const { status, json: answer } = await world.send({
          path: '/v2/detect/language',
          ...json({ q }),
        })
        expect(status).toBe(200)
        expect(answer).toEqual({ results: [] })
      },
    )

    test('[V4] codes have two letters, or three where there are no two', async () => {
      const languages = Object.keys(await languagesOf(await worldOf(door)))
      for (const code of languages) expect(code).toMatch(/^[a-z]{2,3}$/)
      for (const [long, short] of [
        ['deu', 'de'],
        ['eng', 'en'],
        ['cmn', 'zh'],
        ['arb', 'ar'],
      ]) {
        expect(languages).not.toContain(long)
        expect(languages).toContain(short)
      }
    })

    test('[V4] the list is sorted by code', async () => {
      const { body } = await (await worldOf(door)).send({ path: '/v2/languages' })
      const codes = [...body.matchAll(/"([a-z]{2,3})":\[/g)].map(([, code]) => code)
      expect(codes).toEqual([...codes].sort())
    })

    test('[V4] whatever is detected is in the list', async () => {
      const world = await worldOf(door)
      const languages = await languagesOf(world)
      for (const { lang } of (await detectAll(world)).flat()) expect(languages).toHaveProperty(lang)
    })

    test('[V5] an entry is the English name and the own name, variants separated by a comma', async () => {
      const languages = await languagesOf(await worldOf(door))
      expect(languages.de).toEqual(['German', 'Deutsch'])
      expect(languages.sr).toEqual(['Serbian', 'српски, srpski'])
    })

    test('[V6] numbers have at most 4 decimals', async () => {
      for (const { confidence } of (await detectAll(await worldOf(door))).flat()) {
        expect(String(confidence)).toMatch(/^(0|1|0\.\d{1,4})$/)
      }
    })

    test('[V6] the same text gets the same answer', async () => {
      const world = await worldOf(door)
      expect(await detectAll(world)).toEqual(await detectAll(world))
    })
  })
}

async function detectAll(world: World): Promise<Result[][]> {
  const { json: answer } = await world.send({
    path: '/v2/bulk_detect/language',
    ...json({ q: TEXTS }),
  })
  return (answer as { results: Result[][] }).results
}

async function languagesOf(world: World): Promise<Record<string, string[]>> {
  return (await world.send({ path: '/v2/languages' })).json as Record<string, string[]>
}
