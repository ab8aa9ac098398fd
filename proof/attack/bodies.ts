import assert from 'node:assert/strict'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { callOf, type Attack, type Scene } from './attack.js'

/** Statuses that the service answers with where nothing is wrong with itself. */
const SOUND = [200, 400, 404]
const LONGEST = 30_000

const POLLUTIONS = [
  '{"__proto__":{"q":"polluted"}}',
  '{"constructor":{"prototype":{"q":"polluted"}}}',
  '{"q":"Guten Tag","__proto__":{"polluted":true}}',
  '{"q":{"__proto__":{"polluted":true}}}',
  '{"q":"Guten Tag","constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":1}',
]

/** Names that every object has something under, or that do not belong in a message. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

interface Large {
  readonly what: string
  readonly type?: string
  readonly path?: string
  readonly body: { before: string; piece: string; times: number; after: string }
}

/** Chromium itself refuses to send what is nested much deeper. */
const DEPTH = 100

const MEBIBYTE = 2 ** 20
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'

const LARGE: readonly Large[] = [
  { what: 'a million arrays, one in the other', body: around('{"q":', '[', MEBIBYTE, '') },
  { what: 'a million objects, one in the other', body: around('', '{"q":', MEBIBYTE, '') },
  { what: 'a million keys', body: around('{', '"q":1,', MEBIBYTE, '"q":2}') },
  { what: 'a number of a million digits', body: around('{"q":', '9', MEBIBYTE, '}') },
  { what: '48 MiB of one text', body: around('{"q":"', 'a', 48 * MEBIBYTE, '"}') },
  { what: '48 MiB that are no JSON', body: around('', 'a', 48 * MEBIBYTE, '') },
  { what: 'a million fields', type: FORM, body: around('', 'q=a&', MEBIBYTE, '') },
  {
    what: 'ten thousand parts',
    type: MULTIPART,
    body: around(
      '',
      '--b\r\nContent-Disposition: form-data; name="q"\r\n\r\na\r\n',
      10_000,
      '--b--\r\n',
    ),
  },
  {
    what: 'a million texts',
    path: '/v2/bulk_detect/language',
    body: around('{"q":["a"', ',"a"', MEBIBYTE, ']}'),
  },
]

/** Bodies and messages that are made to break what reads them. */
export const BODIES: readonly Attack[] = [
  {
    name: 'JSON with keys that change what every object inherits',
    attempt: async (scene) => {
      const statuses: number[] = []
      for (const body of POLLUTIONS) statuses.push(await statusOf(scene, { body }))
      assert.deepEqual(
        statuses.filter((status) => !SOUND.includes(status)),
        [],
      )
      await isUnpolluted(scene)
      return `answered with ${statuses.join(', ')}, and the worker’s objects inherit what they did`
    },
  },
  {
    name: 'Messages and headers under names that every object has',
    attempt: async (scene) => {
      const { attacker } = scene
      const call = callOf(attacker.key)
      for (const name of INHERITED) {
        const polluted = `"${name}":{"polluted":true}`
        const statuses: number[] = []
        for (const json of [
          JSON.stringify(call).replace('{', `{${polluted},`),
          JSON.stringify(call).replace('"headers":{', `"headers":{"${name}":"polluted",`),
          JSON.stringify({ glossa: 1, owner: name }),
          `{"glossa":1,"connect":{${polluted}}}`,
        ])
          statuses.push(((await attacker.do('sendJson', { json })) as { status: number }).status)
        assert.deepEqual(statuses, [200, 200, 400, 400], name)
      }
      await isUnpolluted(scene)
      return `${INHERITED.length} names: calls answered as without them, the rest with 400`
    },
  },
  ...LARGE.map(
    ({ what, type = 'application/json', path = '/v2/detect/language', body }): Attack => ({
      name: `A body with ${what}`,
      attempt: async (scene) => {
        const { attacker } = scene
        const message = callOf(attacker.key, { path, headers: { 'content-type': type } })
        const start = performance.now()
        const { status } = (await attacker.do('sendLarge', { message, body })) as { status: number }
        const taken = performance.now() - start
        assert.equal(status, 400)
        assert.ok(taken < LONGEST, `${taken} ms`)
        assert.equal(await statusOf(scene, {}), 200)
        return `answered with 400 in ${taken.toFixed(0)} ms, and the next call with 200`
      },
    }),
  ),
  {
    name: 'A message that is itself a hundred objects, one in the other',
    attempt: async (scene) => {
      const nested = '{"nested":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH)
      const messages = [
        `{"glossa":${nested}}`,
        `{"glossa":1,"method":"POST","path":"/v2/status","body":${nested}}`,
        `{"glossa":1,"method":"POST","path":"/v2/status","headers":{"a":${nested}}}`,
        `{"glossa":1,"connect":${nested}}`,
        `{"glossa":1,"hello":${nested}}`,
      ]
      for (const json of messages) {
        const { status } = (await scene.attacker.do('sendJson', { json })) as { status: number }
        assert.equal(status, 400)
      }
      return `${messages.length} messages answered with 400`
    },
  },
]

function around(before: string, piece: string, times: number, after: string): Large['body'] {
  return { before, piece, times, after }
}

async function statusOf({ attacker }: Scene, call: Parameters<typeof callOf>[1]): Promise<number> {
  const message = callOf(attacker.key, call)
  return ((await attacker.do('send', { message })) as { status: number }).status
}

async function isUnpolluted({ browser }: Scene): Promise<void> {
  const worker = await browser.worker(GLOSSA_ID)
  const inherited = await worker.evaluate(() => {
    const names: string[] = []
    for (const name in {}) names.push(name)
    return [...names, ...('polluted' in {} || 'q' in {} ? ['polluted'] : [])]
  })
  assert.deepEqual(inherited, [])
}
