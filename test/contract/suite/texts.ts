import { describe, expect, test } from 'vitest'
import { BULK, form, GERMAN, json, multipart, raw, SINGLE_JSON } from '../bodies.js'
import type { Door } from '../door.js'
import { expectRefused, worldOf } from './world.js'

const LONGEST = 100_000
const MOST_TEXTS = 1_000

/** The contract's table of requests: the texts themselves. */
export function describeTexts(door: Door): void {
  describe('empty texts', () => {
    test.each(['', ' ', '\t\r\n', '\u00A0\u2003\uFEFF'])('[R5] %j is empty', async (text) => {
      await expectRefused(
        door,
        { path: '/v1/detect', ...form(['q', text]) },
        'The language of an empty text is more of a philosophical question.',
      )
      await expectRefused(
        door,
        { path: '/v2/detect/language', ...json({ q: text }) },
        'The language of an empty text is more of a philosophical question.',
      )
      await expectRefused(
        door,
        { path: '/v2/detect/profanity', ...json({ q: text }) },
        'Can an empty text have profanity in it? I doubt it.',
      )
    })

    test.each(BULK)('[R5] one empty text fails the whole call of %s', async (path) => {
      await expectRefused(
        door,
        { path, ...form(['q[]', GERMAN], ['q[]', ' '], ['q[]', GERMAN]) },
        'At least one of the texts provided was empty.',
      )
    })
  })

  test('[R6] unknown fields are ignored', async () => {
    const world = await worldOf(door)
    const asks = [
      json({ q: GERMAN, lang: 'fr', 'q[]': 1 }),
      form(['q', GERMAN], ['text', 'x']),
      multipart(['a', ''], ['q', GERMAN]),
    ]
    for (const ask of asks)
      expect(await world.send({ path: '/v2/detect/language', ...ask })).toMatchObject({
        status: 200,
      })
  })

  describe('size', () => {
    test('[R7] a text may have 100,000 UTF-16 code units', async () => {
      const world = await worldOf(door)
      expect(
        await world.send({ path: '/v2/detect/language', ...json({ q: 'a'.repeat(LONGEST) }) }),
      ).toMatchObject({ status: 200 })
      expect(
        await world.send({ path: '/v1/detect', ...form(['q', '😀'.repeat(LONGEST / 2)]) }),
      ).toMatchObject({ status: 200 })
    })

    test('[R7] each of many texts may have as many', async () => {
      const world = await worldOf(door)
      const texts = ['b', 'a'.repeat(LONGEST)]
      expect(
        await world.send({ path: '/v2/bulk_detect/language', ...json({ q: texts }) }),
      ).toMatchObject({ status: 200 })
    })

    test('[R7] one more is refused, with the limit in the message', async () => {
      await expectRefused(
        door,
        { path: '/v2/detect/language', ...json({ q: 'a'.repeat(LONGEST + 1) }) },
        /100000/,
      )
      await expectRefused(
        door,
        { path: '/v2/bulk_detect/profanity', ...json({ q: ['b', 'a'.repeat(LONGEST + 1)] }) },
        /100000/,
      )
    })

    test('[R7] a call may have 1,000 texts', async () => {
      const world = await worldOf(door, { limit: 'unlimited' })
      const { json: answer } = await world.send({
        path: '/v2/bulk_detect/language',
        ...json({ q: Array(MOST_TEXTS).fill('x') }),
      })
      expect((answer as { results: unknown[] }).results).toHaveLength(MOST_TEXTS)
    })

    test('[R7] one more is refused, with the limit in the message', async () => {
      await expectRefused(
        door,
        { path: '/v2/bulk_detect/language', ...json({ q: Array(MOST_TEXTS + 1).fill('x') }) },
        /1000/,
      )
      const fields = Array<[string, string]>(MOST_TEXTS + 1).fill(['q[]', 'x'])
      await expectRefused(door, { path: '/v1/bulk', ...form(...fields) }, /1000/)
    })
  })

  test.each([
    '\\ud800',
    '\\udc00 a',
    '\\u0000',
    'a\\u0000b',
    '\\uffff',
    '\\udbff\\udfff',
    '\\u202e',
    '\\u200d',
  ])('[R8] the text "%s" is accepted', async (escaped) => {
    const world = await worldOf(door)
    for (const path of SINGLE_JSON) {
      const { status } = await world.send({
        path,
        ...raw(`{"q":"${escaped}"}`, { 'content-type': 'application/json' }),
      })
      expect(status).toBe(200)
    }
  })

  test.each(['%00', '%ff%fe', '%ED%A0%80', 'a%', '%zz'])(
    '[R8] the form q=%s is accepted',
    async (encoded) => {
      const world = await worldOf(door)
      const type = 'application/x-www-form-urlencoded'
      expect(
        await world.send({ path: '/v1/detect', ...raw(`q=${encoded}`, { 'content-type': type }) }),
      ).toMatchObject({ status: 200 })
    },
  )
}
