import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/server/index.js'
import { callOf, type Attack } from './attack.js'

const INJECTED = 'x-injected'
const LINES = [
  `a\r\n${INJECTED}: 1`,
  `a\n${INJECTED}: 1`,
  `a\r${INJECTED}: 1`,
  'a\0b',
  'é',
  '\u2028',
]

/** Requests, to the byte, that a server could take for two, or whose words it could answer in a header. */
const RAW = [
  `GET /v2/languages%0d%0a${INJECTED}:%201 HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET /v2/languages HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n ${INJECTED}: 1\r\n\r\n`,
  `GET /v2/languages HTTP/1.1\r\nHost: a\n${INJECTED}: 1\r\n\r\n`,
  `POST /v2/detect/language HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\nGET /${INJECTED} HTTP/1.1\r\n\r\n`,
  `POST /v2/detect/language HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /${INJECTED} HTTP/1.1\r\n\r\n`,
  `POST /v2/detect/language HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, ${INJECTED}\r\n\r\n0\r\n\r\n`,
  `GET /v2/status HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\n\tb\r\n\r\n`,
]

/** Headers within headers, and requests within requests. */
export const HEADERS: readonly Attack[] = [
  {
    name: 'A header of a message with line ends and other signs that no header has',
    attempt: async ({ attacker }) => {
      const names = ['authorization', 'content-type', 'accept', 'idempotency-key', INJECTED]
      const statuses = new Set<number>()
      for (const name of names) {
        for (const value of LINES) {
          const message = callOf(attacker.key, { headers: { [name]: value } })
          const reply = (await attacker.do('send', { message })) as Reply
          statuses.add(reply.status)
          assert.ok(!JSON.stringify(reply.headers).includes(INJECTED))
        }
      }
      assert.deepEqual(
        [...statuses].filter((status) => ![200, 400, 401, 406].includes(status)),
        [],
      )
      return `${names.length * LINES.length} headers, answered with ${[...statuses].sort().join(', ')}`
    },
  },
  {
    name: 'A method or a path of a message with line ends',
    attempt: async ({ attacker }) => {
      const call = callOf(attacker.key)
      for (const line of LINES) {
        for (const change of [{ method: line }, { path: `/v2/status${line}` }]) {
          const reply = (await attacker.do('send', { message: { ...call, ...change } })) as Reply
          assert.ok([400, 404].includes(reply.status), `${reply.status}`)
          assert.ok(!JSON.stringify(reply).includes(INJECTED))
        }
      }
      return `${LINES.length * 2} messages, answered with 400 or 404`
    },
  },
  {
    name: 'Requests over HTTP that are two in one, or have a header in their path',
    attempt: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'glossa-attack-'))
      const server = await serve({
        host: '127.0.0.1',
        port: 0,
        accountsFile: join(folder, 'accounts.json'),
        report: () => undefined,
      })
      try {
        for (const request of RAW) {
          const answers = await exchange(Number(new URL(server.url).port), request)
          assert.equal(answers.split('HTTP/1.1 ').length - 1, 1, answers)
          assert.match(answers, /^HTTP\/1\.1 4\d\d /)
          assert.ok(!answers.toLowerCase().includes(INJECTED), answers)
        }
        return `${RAW.length} requests, each with one answer, a refusal`
      } finally {
        await server.close()
        await rm(folder, { recursive: true })
      }
    },
  },
]

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

const LONGEST_WAIT = 1_000

/** All that a server says to these bytes until it has nothing more to say. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answers = ''
    socket.on('data', (part) => {
      answers += part.toString('latin1')
    })
    socket.setTimeout(LONGEST_WAIT, () => socket.destroy())
    socket.on('close', () => {
      resolve(answers)
    })
    socket.on('error', reject)
  })
}
