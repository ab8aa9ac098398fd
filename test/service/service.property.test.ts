import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRequest, type PlainRequest } from '../../src/client/message.js'
import { expectAsDescribed } from '../contract/description.js'
import { engineOf, openService } from './open-service.js'

const MARKER = 'marigold'
const TABLE = [200, 400, 401, 404, 405, 406, 429, 500, 503]
const NUMBER_OF_REQUESTS = 1000
const MOST_MILLISECONDS = 60_000

const marked = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 }))
  .map(([before, after]) => before + MARKER + after)

/** What a header may hold. */
const headerText = fc
  .array(fc.oneof(fc.constant(MARKER), fc.stringMatching(/^[\t -~é]$/)), {
    maxLength: 12,
  })
  .map((parts) => parts.join('').trim())

const method = fc.oneof(
  fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get'),
  fc.stringMatching(/^[A-Za-z!#$%&'*+.^_`|~-]{1,12}$/),
)

const PATHS = [
  '/v1/detect',
  '/v1/bulk',
  '/v1/status',
  '/v1/languages',
  '/v2/detect/language',
  '/v2/bulk_detect/language',
  '/v2/detect/profanity',
  '/v2/bulk_detect/profanity',
  '/v2/status',
  '/v2/languages',
] as const

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...PATHS) },
  fc.tuple(fc.constantFrom<string>(...PATHS), marked).map(([known, more]) => known + more),
  fc.tuple(fc.constantFrom<string>(...PATHS), marked).map(([known, more]) => `${known}?q=${more}`),
  marked,
)

const contentType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
  ),
  headerText,
)

const accept = fc.oneof(fc.constantFrom('application/json', '*/*', 'text/html'), headerText)

const q = fc.oneof(marked, fc.array(marked, { maxLength: 4 }), fc.jsonValue())

const multipart = (name: string, value: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`

const body = fc.oneof(
  q.map((value) => JSON.stringify({ q: value })),
  marked.map((value) => String(new URLSearchParams({ q: value }))),
  fc
    .array(marked)
    .map((values) => values.map((value) => `q[]=${encodeURIComponent(value)}`).join('&')),
  fc
    .tuple(fc.constantFrom('q', 'q[]', MARKER), marked)
    .map(([name, value]) => multipart(name, value)),
  marked,
)

const anyRequest = (key: string): fc.Arbitrary<PlainRequest> =>
  fc.record(
    {
      method,
      path,
      headers: fc
        .record(
          {
            authorization: fc.oneof(
              { weight: 4, arbitrary: fc.constant(`Bearer ${key}`) },
              headerText.map((text) => `Bearer ${text}`),
              headerText,
            ),
            accept,
            'content-type': contentType,
            'idempotency-key': headerText,
            'content-length': headerText,
            [MARKER]: headerText,
          },
          { requiredKeys: [] },
        )
        .map((headers) => headers as Record<string, string>),
      body,
    },
    { requiredKeys: ['method', 'path', 'headers'] },
  )

/** One that gets as far as the engine, but for its texts. */
const wellFormedRequest = (key: string): fc.Arbitrary<PlainRequest> =>
  fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom(...PATHS.filter((known) => known.includes('detect/'))),
    headers: fc.constant({ authorization: `Bearer ${key}`, 'content-type': 'application/json' }),
    body: q.map((value) => JSON.stringify({ q: value })),
  })

/** Judges some texts, and fails on others with an error that quotes them. */
const engine = engineOf({
  detect: (text) => {
    if (text.length % 4 === 0) throw new Error(text)
    return []
  },
  score: (text) => {
    if (text.length % 4 === 1) throw new RangeError(text)
    return 0.5
  },
})

describe('Whatever the method, the path, the headers and the body', () => {
  it(
    'the answer is JSON as described, with a status of the table, and never quotes what was sent',
    async () => {
      const { service, key, reports } = await openService({
        engine: () => Promise.resolve(engine),
        limit: 200,
      })
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(fc.oneof(anyRequest(key), wellFormedRequest(key)), async (request) => {
          const response = await service(toRequest(request), { target: request.path })
          const headers = Object.fromEntries(response.headers)
          const text = await response.text()
          const json: unknown = text === '' ? undefined : JSON.parse(text)
          expect(TABLE).toContain(response.status)
          expectAsDescribed(request, { status: response.status, headers, body: text, json })
          expect(JSON.stringify([headers, text])).not.toContain(MARKER)
          seen.add(response.status)
        }),
        { numRuns: NUMBER_OF_REQUESTS },
      )
      expect(reports.join('\n')).not.toContain(MARKER)
      expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 406, 500]))
    },
    MOST_MILLISECONDS,
  )
})
