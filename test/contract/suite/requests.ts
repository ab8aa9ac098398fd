import { describe, expect, test } from 'vitest'
import {
  BULK,
  BULK_JSON,
  DETECTIONS,
  form,
  FORMS,
  GERMAN,
  json,
  LISTS,
  multipart,
  raw,
  SINGLE,
  SINGLE_JSON,
  STATUSES,
} from '../bodies.js'
import type { Door } from '../door.js'
import { expectRefused, worldOf } from './world.js'

/** The contract's table of requests: how they are written and where they go. */
export function describeRequests(door: Door): void {
  describe('media types', () => {
    test.each(['/v1/detect', '/v1/bulk'])('[R2] %s does not take JSON', async (path) => {
      await expectRefused(
        door,
        { path, ...json({ q: GERMAN }) },
        /x-www-form-urlencoded or multipart/,
      )
    })

    test.each(DETECTIONS)(
      '[R2] %s without a media type is refused, and told what is taken',
      async (path) => {
        const world = await worldOf(door)
        const { status, headers } = await world.send({
          path,
          ...raw('q=x', { 'content-type': 'text/csv' }),
        })
        expect(status).toBe(400)
        const forms = 'application/x-www-form-urlencoded, multipart/form-data'
        expect(headers.accept).toBe(path.startsWith('/v1') ? forms : `application/json, ${forms}`)
      },
    )

    test.each(['text/plain', 'application/xml', 'application/jsonx', 'json', ''])(
      '[R2] the media type %j is refused',
      async (type) => {
        await expectRefused(door, {
          path: '/v2/detect/language',
          ...raw('{"q":"x"}', { 'content-type': type }),
        })
      },
    )

    test.each([
      'Application/JSON',
      'application/json;Charset=UTF-8',
      'application/json; charset="utf-8"',
      'APPLICATION/JSON ; charset=utf8',
    ])('[R2] names are case-insensitive: %s', async (type) => {
      const world = await worldOf(door)
      const { status } = await world.send({
        path: '/v2/detect/language',
        ...json({ q: GERMAN }, { 'content-type': type }),
      })
      expect(status).toBe(200)
    })

    test('[R2] names of multipart parameters are case-insensitive', async () => {
      const world = await worldOf(door)
      const { body = '' } = multipart(['q', GERMAN])
      const type = 'Multipart/Form-Data; BOUNDARY=boundary-of-the-test'
      expect(
        await world.send({ path: '/v1/detect', ...raw(body, { 'content-type': type }) }),
      ).toMatchObject({ status: 200 })
    })

    test.each(['iso-8859-1', '"utf-16"', 'us-ascii', 'utf-80', 'xutf-8'])(
      '[R2] the charset %s is refused',
      async (charset) => {
        const type = `application/x-www-form-urlencoded; charset=${charset}`
        await expectRefused(
          door,
          { path: '/v1/detect', ...raw('q=text', { 'content-type': type }) },
          /UTF-8/,
        )
      },
    )
  })

  describe('a single text', () => {
    test.each([
      [['q', 'x']],
      { q: ['x'] },
      { q: 5 },
      { q: null },
      { q: true },
      { q: { a: 1 } },
      {},
      { 'q[]': 'x' },
      'x',
      null,
      7,
    ])('[R3] JSON %j is refused: nothing is coerced', async (value) => {
      for (const path of SINGLE_JSON) await expectRefused(door, { path, ...json(value) }, /"q"/)
    })

    test.each(SINGLE)('[R3] %s refuses a repeated q', async (path) => {
      for (const { write } of FORMS)
        await expectRefused(door, { path, ...write(['q', 'a'], ['q', 'b']) }, /exactly once/)
    })

    test.each(SINGLE)('[R3] %s refuses q[], also beside q', async (path) => {
      for (const { write } of FORMS) {
        await expectRefused(door, { path, ...write(['q[]', 'a']) })
        await expectRefused(door, { path, ...write(['q', 'a'], ['q[]', 'b']) })
      }
    })

    test.each(SINGLE)('[R3] %s refuses a form without q', async (path) => {
      for (const { write } of FORMS) await expectRefused(door, { path, ...write(['text', 'a']) })
    })

    test('[R3] a file is not a text', async () => {
      const { headers, body = '' } = multipart(['q', GERMAN])
      const file = body.replace('name="q"', 'name="q"; filename="a.txt"')
      await expectRefused(door, { path: '/v2/detect/language', ...raw(file, headers) })
    })

    test.each(['{"q": "x"', '', 'q=x', '{"q": undefined}', '[]'])(
      '[R3] %j is not JSON with a text',
      async (body) => {
        await expectRefused(door, {
          path: '/v2/detect/language',
          ...raw(body, { 'content-type': 'application/json' }),
        })
      },
    )

    test.each(['', '--x', 'no parts'])('[R3] %j is not multipart', async (body) => {
      const type = 'multipart/form-data; boundary=other'
      await expectRefused(
        door,
        { path: '/v1/detect', ...raw(body, { 'content-type': type }) },
        /multipart/,
      )
    })

    test('[R3] multipart without a boundary is refused', async () => {
      await expectRefused(
        door,
        { path: '/v1/detect', ...raw('x', { 'content-type': 'multipart/form-data' }) },
        /boundary/,
      )
    })
  })

  describe('many texts', () => {
    test.each([
      { q: 'x' },
      { q: [] },
      { q: ['x', 5] },
      { q: [null] },
      { q: [['x']] },
      { q: null },
      {},
      { 'q[]': ['x'] },
      { q: { 0: 'x' } },
    ])('[R4] JSON %j is refused: nothing is coerced', async (value) => {
      for (const path of BULK_JSON)
        await expectRefused(door, { path, ...json(value) }, /array of strings/)
    })

    test.each(BULK)('[R4] %s refuses a plain q, also beside q[]', async (path) => {
      for (const { write } of FORMS) {
        await expectRefused(door, { path, ...write(['q', 'a']) }, /"q\[\]"/)
        await expectRefused(door, { path, ...write(['q[]', 'a'], ['q', 'b']) })
      }
    })

    test.each(BULK)('[R4] %s refuses a form without q[]', async (path) => {
      for (const { write } of FORMS) await expectRefused(door, { path, ...write(['other', 'a']) })
    })
  })

  describe('paths', () => {
    const wrong = [
      '/',
      '',
      '/v1',
      '/v3/status',
      '/v1/status/',
      '/V1/status',
      '/v1/Status',
      '/v1//status',
      '/v1/detect/language',
    ]
    const spelled = [
      '/v1/%73tatus',
      '/v2/x/../status',
      '/v2/./status',
      '/v1/status;a=b',
      '/v2/detect%2Flanguage',
      '/%761/status',
    ]
    test.each([...wrong.filter((path) => path !== '' || door.name !== 'HTTP'), ...spelled])(
      '[R9] there is nothing at %j',
      async (path) => {
        const world = await worldOf(door)
        expect(await world.send({ path })).toMatchObject({ status: 404 })
      },
    )

    test('[R9] a query string is ignored', async () => {
      const world = await worldOf(door)
      expect(await world.send({ path: '/v2/status?verbose=1' })).toMatchObject({ status: 200 })
    })

    test('[R9] a query string is never a source of q', async () => {
      await expectRefused(door, {
        path: `/v1/detect?q=${encodeURIComponent(GERMAN)}`,
        ...form(['a', 'b']),
      })
    })
  })

  test.each([...STATUSES, ...LISTS])(
    '[R10] HEAD %s is answered as GET, without a body',
    async (path) => {
      const world = await worldOf(door)
      const { status, body, headers } = await world.send({ method: 'HEAD', path })
      expect(status).toBe(200)
      expect(body).toBe('')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )
}
