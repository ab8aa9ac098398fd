import { describe, expect, test } from 'vitest'
import { DETECTIONS, form, GERMAN, json, LISTS, raw, STATUSES } from '../bodies.js'
import type { Ask, Door } from '../door.js'
import { messageOf, usedToday, worldOf } from './world.js'

/** Methods, formats, keys, and which check comes first. */
export function describeRefusals(door: Door): void {
  describe('methods', () => {
    const others = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
    test.each(DETECTIONS)('[R10] %s takes POST alone', async (path) => {
      const world = await worldOf(door)
      for (const method of others) {
        const { status, headers } = await world.send({ method, path })
        expect(status, method).toBe(405)
        expect(headers.allow).toBe('POST')
      }
    })

    test.each([...STATUSES, ...LISTS])('[R10] %s takes GET and HEAD alone', async (path) => {
      const world = await worldOf(door)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await world.send({ method, path })
        expect(status, method).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
      }
    })

    test('[R10] a method that no library sends is refused like any other', async () => {
      const world = await worldOf(door)
      expect(await world.send({ method: 'TRACE', path: '/v1/status' })).toMatchObject({
        status: 405,
      })
      expect(await world.send({ method: 'PROPFIND', path: '/v2/detect/language' })).toMatchObject({
        status: 405,
      })
    })
  })

  describe('Accept', () => {
    const served = [
      '*/*',
      'application/*',
      'application/json',
      'APPLICATION/JSON',
      'text/html, */*;q=0.1',
      'text/html,application/json;q=0.5',
    ]
    const alsoServed = [
      '*/*;q=0, application/json',
      'application/*;q=0,application/json;q=0.001',
      'application/json; charset=utf-8',
      ' application/json ;q=1.0 ',
      'application/json;q=0, application/json',
      'application/json, application/json;q=0',
      'text/html;q=0, application/json',
      'application/json;level=0',
      'application/json;xq=0',
      'application/json;q=0.0001',
      'application/json;q=00',
      'application/json;q=10',
      'application/json;q=-1',
      'application/json;q=',
      '',
      undefined,
    ]
    test.each([...served, ...alsoServed])('[R11] %j is served', async (accept) => {
      const world = await worldOf(door)
      expect(await world.send({ path: '/v2/status', headers: { accept } })).toMatchObject({
        status: 200,
      })
    })

    const refused = [
      'text/html',
      'text/*',
      'application/xml',
      'application/json;q=0',
      '*/*;q=0',
      '*/*, application/json;q=0',
      'application/*;q=0, */*',
      'application/jsonp',
      'image/png;q=1, application/json;q=0.0',
      'application/json;charset=utf-8;q=0',
      'application/json; Q = 0.000',
      'application/json;q=0.',
    ]
    test.each(refused)('[R11] %j is not, and the body says so in JSON', async (accept) => {
      const world = await worldOf(door)
      for (const path of [...STATUSES, ...LISTS]) {
        expect(await world.send({ path, headers: { accept } })).toMatchObject({
          status: 406,
          json: { error: { code: 406 } },
        })
      }
    })
  })

  describe('Authorization', () => {
    test.each([...STATUSES, ...DETECTIONS])('[R12] %s needs a key', async (path) => {
      const world = await worldOf(door)
      const method = STATUSES.some((status) => status === path) ? 'GET' : 'POST'
      const { status, headers, ...answer } = await world.send({
        method,
        path,
        headers: { authorization: undefined },
      })
      expect(status).toBe(401)
      expect(messageOf(answer)).toBe('API Key invalid')
      expect(headers['www-authenticate']).toBe('Bearer realm="Glossa"')
    })

    test('[R12] a wrong key is told from none', async () => {
      const world = await worldOf(door)
      const wrong = world.key.slice(0, -1) + (world.key.endsWith('0') ? '1' : '0')
      for (const key of [wrong, 'x', world.key.toUpperCase(), `${world.key}0`]) {
        const { status, headers } = await world.send({
          path: '/v1/status',
          headers: { authorization: `Bearer ${key}` },
        })
        expect(status).toBe(401)
        expect(headers['www-authenticate']).toBe('Bearer realm="Glossa", error="invalid_token"')
      }
    })

    test.each(['Basic dTpw', 'Bearer', 'Bearer ', 'Token x', 'Token Bearer x', 'Bearer x y'])(
      '[R12] %j sends no key',
      async (authorization) => {
        const world = await worldOf(door)
        const { status, headers } = await world.send({
          path: '/v1/status',
          headers: { authorization },
        })
        expect(status).toBe(401)
        expect(headers['www-authenticate']).toBe('Bearer realm="Glossa"')
      },
    )

    test.each(['bearer', 'BEARER', 'BeArEr', 'Bearer  '])(
      '[R12] the scheme may be written %s',
      async (scheme) => {
        const world = await worldOf(door)
        const { status } = await world.send({
          path: '/v1/status',
          headers: { authorization: `${scheme} ${world.key}` },
        })
        expect(status).toBe(200)
      },
    )

    test.each(LISTS)('[R12] %s needs no key, and ignores one', async (path) => {
      const world = await worldOf(door)
      for (const authorization of [undefined, 'Bearer wrong', 'nonsense']) {
        expect(await world.send({ path, headers: { authorization } })).toMatchObject({
          status: 200,
        })
      }
    })
  })

  describe('[R1] the first check that fails answers', () => {
    const noKey = { authorization: undefined }
    const noJson = { accept: 'text/html' }
    const cases: [string, number, Ask][] = [
      ['404 before 405', 404, { method: 'DELETE', path: '/v1/nothing', headers: noKey }],
      ['405 before 401', 405, { method: 'GET', path: '/v1/detect', headers: noKey }],
      ['401 before 406', 401, { path: '/v1/status', headers: { ...noKey, ...noJson } }],
      ['401 before 400', 401, { path: '/v1/detect', ...raw('', noKey) }],
      ['406 before 400', 406, { path: '/v2/detect/language', ...raw('{', noJson) }],
      ['400 before 429', 400, { path: '/v2/detect/language', ...json({ q: '' }) }],
      ['429 last', 429, { path: '/v2/detect/language', ...json({ q: GERMAN }) }],
    ]
    test.each(cases)('%s', async (_, status, ask) => {
      const world = await worldOf(door, { limit: 0 })
      expect(await world.send(ask)).toMatchObject({ status })
    })
  })

  test('[S1] what is refused costs nothing', async () => {
    const world = await worldOf(door)
    await world.send({ path: '/v3/detect', ...form(['q', GERMAN]) })
    await world.send({ method: 'PUT', path: '/v1/detect', body: 'q=x' })
    await world.send({
      path: '/v1/detect',
      ...raw('q=x', { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }),
    })
    await world.send({ path: '/v1/detect', ...form(['q', '']) })
    expect(await usedToday(world)).toBe(0)
  })
}
