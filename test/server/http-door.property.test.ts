import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchange } from './exchange.js'
import { openDoor } from './open-door.js'

const MARKER = 'marigold'
const TABLE = [200, 400, 401, 404, 405, 406, 429, 500, 503]
const NUMBER_OF_RUNS = 40
const REQUESTS_AT_ONCE = 10
const MOST_MILLISECONDS = 60_000

const LINES = [
  'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked', 'Connection: upgrade', 'Upgrade: x', 'Expect: x',
  'Content-Type: application/json', `Authorization: Bearer ${MARKER}`, 'Accept: text/html', `${MARKER}: x`,
] // prettier-ignore

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(MARKER, '\r\n', '\n', ':', '\0', ' '),
)

/** A request that may be in order, or not quite. */
const nearlyRequest = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'CONNECT', 'TRACE', 'OPTIONS', 'FOO'),
    fc.constantFrom('/v2/status', '/v1/detect', 'http://a/v2/status', `/${MARKER}`, '*', '//a'),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0'),
    fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...LINES) }, noise), {
      maxLength: 5,
    }),
  )
  .map(([method, target, version, lines]) =>
    [`${method} ${target} ${version}`, ...lines].join('\r\n'),
  )

const bytes = fc.oneof(
  { weight: 3, arbitrary: nearlyRequest },
  { weight: 1, arbitrary: fc.array(noise).map((pieces) => pieces.join('')) },
)

const manyAtOnce = fc.array(bytes, { minLength: REQUESTS_AT_ONCE, maxLength: REQUESTS_AT_ONCE })

describe('Whatever bytes come', () => {
  it(
    'every answer is JSON, with a status of the table, and quotes nothing',
    async () => {
      const { port, reports } = await openDoor()
      // The end of the headers, and then a line that is no request, so that the connection is closed.
      const seen = new Set<number>()
      const end = '\r\n\r\nend\r\n\r\n'
      await fc.assert(
        fc.asyncProperty(manyAtOnce, async (starts) => {
          const answers = await Promise.all(starts.map((start) => exchange(port, start + end)))
          for (const { status, headers, body } of answers.flat()) {
            seen.add(status)
            expect(TABLE).toContain(status)
            expect(headers['content-type']).toBe('application/json; charset=utf-8')
            expect(body).not.toContain(MARKER)
            expect(JSON.parse(body)).toBeTypeOf('object')
          }
        }),
        { numRuns: NUMBER_OF_RUNS },
      )
      expect(reports).toEqual([])
      expect([...seen]).toEqual(expect.arrayContaining([400, 404, 405]))
    },
    MOST_MILLISECONDS,
  )
})
