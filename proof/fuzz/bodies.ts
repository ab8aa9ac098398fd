import assert from 'node:assert/strict'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import { createService, type Service } from '../../src/service/index.js'
import type { Target } from './fuzz.js'

const PATHS = [
  '/v1/detect',
  '/v1/bulk',
  '/v2/detect/language',
  '/v2/bulk_detect/language',
  '/v2/detect/profanity',
  '/v2/bulk_detect/profanity',
]
const BOUNDARY = 'cut'
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${BOUNDARY}`,
]
/** What of a body could only be in an answer if it had been quoted. */
const MARKER = 'marigold'

const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** The first byte of an input chooses the path and the media type; the rest is the body. */
const seed = (path: number, type: number, body: string): Buffer =>
  Buffer.concat([Buffer.of(path * TYPES.length + type), Buffer.from(body)])

const service = await openService()

/** A body is answered with 200 or, with a reason that quotes nothing of it, with 400. */
export const BODIES: Target = {
  name: 'bodies',
  seeds: [
    seed(2, 0, `{"q":"${MARKER}"}`),
    seed(3, 0, `{"q":["${MARKER}","\\ud83d"]}`),
    seed(0, 1, `q=${MARKER}+%F0%9F%92%A9`),
    seed(1, 1, `q[]=${MARKER}&q%5B%5D=b`),
    seed(4, 2, `${field('q', MARKER)}--${BOUNDARY}--\r\n`),
    seed(5, 2, `${field('q[]', MARKER)}${field('q[]', 'b')}--${BOUNDARY}--\r\n`),
  ],
  words: [
    ...[
      '"q"',
      '{"q":',
      '[',
      ']',
      '}',
      ',',
      ':',
      'null',
      'true',
      '1e999',
      '-',
      '\\u0000',
      '\\ud800',
    ],
    ...['"__proto__":{"q":"a"},', '"constructor"', 'q=', 'q[]=', '%', '&', '\r\n', '\r\n\r\n'],
    ...[
      `--${BOUNDARY}`,
      `--${BOUNDARY}--`,
      '; name="q"',
      '; filename="a"',
      'Content-Type: text/plain',
    ],
    ...[
      'Content-Disposition',
      'Content-Transfer-Encoding: base64',
      '\ufeff',
      MARKER,
      '[['.repeat(500),
    ],
  ],
  requireKept: async (bytes) => {
    const choice = (bytes[0] ?? 0) % (PATHS.length * TYPES.length)
    const answer = await service.answer(
      PATHS[Math.floor(choice / TYPES.length)] ?? '',
      TYPES[choice % TYPES.length] ?? '',
      new Uint8Array(bytes.subarray(1)),
    )
    const text = await answer.text()
    assert([200, 400].includes(answer.status), `${answer.status}: ${text}`)
    assert(!text.includes(MARKER), text)
    assert.equal(typeof JSON.parse(text), 'object')
  },
}

/** The service with an unlimited account, and with engines that know of every text what to say. */
async function openService(): Promise<{
  answer: (path: string, type: string, body: Uint8Array<ArrayBuffer>) => ReturnType<Service>
}> {
  const accounts = createAccounts({ store: createMemoryStore() })
  await accounts.open('fuzzed', 'unlimited')
  const { text: key } = await accounts.issueKey({ account: 'fuzzed', name: 'fuzzer' })
  const engine = {
    language: { languages: ['en'], detect: () => [], segments: () => [] },
    profanity: { score: () => 0.5 },
  }
  const answer = createService({ accounts, engine: () => Promise.resolve(engine) })
  return {
    answer: (path, type, body) =>
      answer(
        new Request(`https://localhost${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': type },
          body,
        }),
      ),
  }
}
