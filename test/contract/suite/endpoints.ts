import { describe, expect, test } from 'vitest'
import {
  BULK,
  BULK_JSON,
  ENGLISH,
  form,
  FORMS,
  FRENCH,
  GERMAN,
  json,
  LISTS,
  GREEK,
  SINGLE,
  SINGLE_JSON,
  STATUSES,
} from '../bodies.js'
import type { Door } from '../door.js'
import { statusOf, worldOf } from './world.js'

interface Results {
  results: { lang: string; confidence: number }[]
}
interface Scores {
  scores: number[]
}

/** What the specification says of each endpoint. */
export function describeEndpoints(door: Door): void {
  describe('endpoints', () => {
    test.each(['/v1/detect', '/v2/detect/language'])(
      '[E1] POST %s tells the language of a text',
      async (path) => {
        const world = await worldOf(door)
        const { status, json } = await world.send({ path, ...form(['q', GERMAN]) })
        expect(status).toBe(200)
        expect((json as Results).results[0]).toMatchObject({ lang: 'de' })
      },
    )

    test.each(['/v1/bulk', '/v2/bulk_detect/language'])(
      '[E2] POST %s tells the languages of many texts, in their order',
      async (path) => {
        const world = await worldOf(door)
        const { json } = await world.send({
          path,
          ...form(['q[]', GREEK], ['q[]', FRENCH], ['q[]', GERMAN]),
        })
        const { results } = json as { results: Results['results'][] }
        expect(results.map(([first]) => first?.lang)).toEqual(['el', 'fr', 'de'])
      },
    )

    test('[E3] POST /v2/detect/profanity scores a text', async () => {
      const world = await worldOf(door)
      const { status, json } = await world.send({
        path: '/v2/detect/profanity',
        ...form(['q', ENGLISH]),
      })
      expect(status).toBe(200)
      expect((json as { score: number }).score).toBeLessThan(0.5)
    })

    test('[E4] POST /v2/bulk_detect/profanity scores many texts, in their order', async () => {
      const world = await worldOf(door)
      const swearing = 'What the fuck is this shit'
      const { json } = await world.send({
        path: '/v2/bulk_detect/profanity',
        ...form(['q[]', ENGLISH], ['q[]', swearing], ['q[]', ENGLISH]),
      })
      const { scores } = json as Scores
      expect(scores).toHaveLength(3)
      expect(scores[1]).toBeGreaterThan(0.5)
      expect(scores[0]).toBe(scores[2])
    })

    test.each(STATUSES)('[E5] GET %s tells what is used and left', async (path) => {
      const world = await worldOf(door, { limit: 10 })
      await world.send({ path: '/v2/detect/language', ...json({ q: GERMAN }) })
      const { json: answer } = await world.send({ path })
      expect(answer).toEqual({
        status: { detections_today: 1, daily_limit: 10, remaining_today: 9 },
      })
    })

    test.each(LISTS)('[E6] GET %s lists the languages, each with two names', async (path) => {
      const world = await worldOf(door)
      const { status, json } = await world.send({ path })
      expect(status).toBe(200)
      expect(json).toMatchObject({ de: ['German', 'Deutsch'], fr: ['French', 'français'] })
    })

    test.each(SINGLE)('[E7] %s takes the forms, urlencoded and multipart', async (path) => {
      const world = await worldOf(door)
      for (const { write } of FORMS) {
        const { status } = await world.send({ path, ...write(['q', GERMAN]) })
        expect(status).toBe(200)
      }
    })

    test.each(BULK)(
      '[E7] %s takes the forms, urlencoded and multipart, with q[] repeated',
      async (path) => {
        const world = await worldOf(door)
        for (const { write } of FORMS) {
          const { status, json } = await world.send({
            path,
            ...write(['q[]', GERMAN], ['q[]', ENGLISH]),
          })
          expect(status).toBe(200)
          expect(Object.values(json as object)[0]).toHaveLength(2)
        }
      },
    )

    test.each(SINGLE_JSON)('[E8] %s takes JSON with a string', async (path) => {
      const world = await worldOf(door)
      expect(await world.send({ path, ...json({ q: GERMAN }) })).toMatchObject({ status: 200 })
    })

    test.each(BULK_JSON)('[E8] %s takes JSON with an array of strings', async (path) => {
      const world = await worldOf(door)
      expect(await world.send({ path, ...json({ q: [GERMAN] }) })).toMatchObject({ status: 200 })
    })

    test('[E9] v1 and v2 answer alike', async () => {
      const world = await worldOf(door)
      const [first, second] = [
        await world.send({ path: '/v1/detect', ...form(['q', GERMAN]) }),
        await world.send({ path: '/v2/detect/language', ...form(['q', GERMAN]) }),
      ]
      expect(first.json).toEqual(second.json)
    })

    test('[E10] an unlimited account is told by -1', async () => {
      const world = await worldOf(door, { limit: 'unlimited' })
      expect(await statusOf(world)).toEqual({
        detections_today: 0,
        daily_limit: -1,
        remaining_today: -1,
      })
    })
  })
}
