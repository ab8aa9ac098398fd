import { describe, expect, test } from 'vitest'
import { form, GERMAN, json, LISTS, STATUSES } from '../bodies.js'
import type { Ask, Door } from '../door.js'
import { messageOf, worldOf } from './world.js'

/** The contract's table of responses. */
export function describeResponses(door: Door): void {
  const asks: [string, number, Ask][] = [
    ['an answer', 200, { path: '/v2/detect/language', ...json({ q: GERMAN }) }],
    ['the status', 200, { path: '/v1/status' }],
    ['the languages', 200, { path: '/v1/languages' }],
    ['400', 400, { path: '/v2/detect/language', ...json({}) }],
    ['401', 401, { path: '/v1/status', headers: { authorization: undefined } }],
    ['404', 404, { path: '/nothing' }],
    ['405', 405, { path: '/v1/detect' }],
    ['406', 406, { path: '/v1/status', headers: { accept: 'text/html' } }],
  ]

  describe('responses', () => {
    test.each(asks)('[A1] %s is application/json; charset=utf-8', async (_, status, ask) => {
      const answer = await (await worldOf(door)).send(ask)
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    })

    test.each(asks.slice(3))(
      '[A2] %s has a body with its code and a message',
      async (_, code, ask) => {
        const answer = await (await worldOf(door)).send(ask)
        expect(answer.json).toEqual({ error: { code, message: expect.any(String) as string } })
      },
    )

    test('[A2] no message quotes the submitted text', async () => {
      const secret = 'xyzzy-secret'
      const world = await worldOf(door, { limit: 0 })
      const bodies = [
        json({ q: [secret] }),
        json({ q: secret }),
        json({ text: secret }),
        form(['text', secret]),
        form(['q', secret], ['q', secret]),
        {
          method: 'POST',
          body: `{"q": ${secret}`,
          headers: { 'content-type': 'application/json' },
        },
        { method: 'POST', body: secret, headers: { 'content-type': secret } },
      ]
      for (const body of bodies) {
        const answer = await world.send({ path: '/v2/detect/language', ...body })
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(JSON.stringify(answer)).not.toContain('xyzzy')
      }
    })

    test('[A3] the message of 429 is the one that clients know', async () => {
      const world = await worldOf(door, { limit: 0 })
      const answer = await world.send({ path: '/v1/detect', ...form(['q', GERMAN]) })
      expect(messageOf(answer)).toBe('Daily account detection limit exceeded')
    })

    test('[A4] 429 says in how many seconds the counter resets', async () => {
      const world = await worldOf(door, { limit: 0 })
      const { status, headers } = await world.send({ path: '/v1/detect', ...form(['q', GERMAN]) })
      expect(status).toBe(429)
      const midnight = new Date().setUTCHours(24, 0, 0, 0)
      const wait = (midnight - Date.now()) / 1000
      expect(Number(headers['retry-after'])).toBeGreaterThan(wait - 5)
      expect(Number(headers['retry-after'])).toBeLessThan(wait + 5)
    })

    test('[A6] answers to detections are not cached', async () => {
      const world = await worldOf(door)
      const { headers } = await world.send({ path: '/v1/detect', ...form(['q', GERMAN]) })
      expect(headers['cache-control']).toBe('no-store')
    })

    test.each(STATUSES)('[A6] %s is not cached', async (path) => {
      const { headers } = await (await worldOf(door)).send({ path })
      expect(headers['cache-control']).toBe('no-store')
    })

    test.each(LISTS)('[A6] %s is the same each time', async (path) => {
      const world = await worldOf(door)
      expect((await world.send({ path })).body).toBe((await world.send({ path })).body)
    })
  })
}
