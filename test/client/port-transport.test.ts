import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import {
  createClient,
  DisconnectedError,
  NotInstalledError,
  portTransport,
  type PlainResponse,
  type Transport,
} from '../../src/client/index.js'
import { createOtherExtension, type OtherEnd } from './other-extension.js'
import { response } from './scripted-transport.js'

const ID = 'a'.repeat(32)
const named = (name: string): PlainResponse => response(200, { name })
const ask = (transport: Transport, path: string, signal?: AbortSignal) =>
  transport.send({ method: 'GET', path }, signal)

function open() {
  const other = createOtherExtension()
  return { ...other, transport: portTransport(ID, other.runtime) }
}

/** The newest port. */
function newest(ports: readonly OtherEnd[]): OtherEnd {
  const port = ports.at(-1)
  if (!port) throw new Error('No port was opened.')
  return port
}

/** What was asked last on a port. */
function lastId(port: OtherEnd): number {
  return port.received.at(-1)?.id ?? NaN
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('Requests on a port', () => {
  it('all go over one, which bears the name of the protocol', async () => {
    const { transport, ports } = open()
    void ask(transport, '/a')
    void ask(transport, '/b')
    await settled()
    expect(ports.map(({ name }) => name)).toEqual(['glossa/1'])
    expect(ports[0]?.received.map(({ path }) => path)).toEqual(['/a', '/b'])
  })

  it('each have an id of their own', async () => {
    const { transport, ports } = open()
    for (let count = 0; count < 50; count++) void ask(transport, '/a')
    await settled()
    expect(new Set(newest(ports).received.map(({ id }) => id)).size).toBe(50)
  })

  it('may be answered in any order', async () => {
    const { transport, ports } = open()
    const answers = ['/a', '/b', '/c'].map((path) => ask(transport, path))
    await settled()
    const port = newest(ports)
    for (const { id, path = '' } of [...port.received].reverse()) port.answer(id, named(path))
    expect(await Promise.all(answers)).toEqual(['/a', '/b', '/c'].map(named))
  })

  it.each([undefined, null, 'text', {}, { id: 'x' }, { id: 999, status: 200 }])(
    'pass over %j, which is no answer to them',
    async (message) => {
      const { transport, ports } = open()
      const answer = ask(transport, '/a')
      await settled()
      const port = newest(ports)
      port.say(message)
      port.answer(lastId(port), named('a'))
      expect(await answer).toEqual(named('a'))
    },
  )

  it('reject where what answers them is no response', async () => {
    const { transport, ports } = open()
    const answer = ask(transport, '/a')
    await settled()
    const port = newest(ports)
    port.say({ id: lastId(port), status: 'good' })
    await expect(answer).rejects.toThrow('speak the protocol')
  })
})

describe('A request that is given up', () => {
  it('rejects with the reason, and the other end is told', async () => {
    const { transport, ports } = open()
    const controller = new AbortController()
    const reason = new Error('No need any more.')
    const answer = ask(transport, '/a', controller.signal)
    await settled()
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
    const { received } = newest(ports)
    expect(received[1]).toEqual({ id: received[0]?.id, cancel: true })
  })

  it('before it is made is not sent', async () => {
    const { transport, ports } = open()
    await expect(ask(transport, '/a', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(ports).toHaveLength(0)
  })

  it('after it was answered tells the other end nothing', async () => {
    const { transport, ports } = open()
    const controller = new AbortController()
    const answer = ask(transport, '/a', controller.signal)
    await settled()
    const port = newest(ports)
    port.answer(lastId(port), named('a'))
    await answer
    controller.abort()
    expect(port.received).toHaveLength(1)
  })

  it('is not listened for any more once it was answered', async () => {
    const { transport, ports } = open()
    const { signal } = new AbortController()
    const answer = ask(transport, '/a', signal)
    await settled()
    newest(ports).answer(lastId(newest(ports)), named('a'))
    await answer
    await settled()
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('leaves the others alone', async () => {
    const { transport, ports } = open()
    const controller = new AbortController()
    const given = ask(transport, '/a', controller.signal)
    const kept = ask(transport, '/b')
    await settled()
    controller.abort()
    await expect(given).rejects.toThrow()
    const port = newest(ports)
    const { id = NaN } = port.received.find(({ path }) => path === '/b') ?? {}
    port.answer(id, named('b'))
    expect(await kept).toEqual(named('b'))
  })

  it('rejects also where the port has died unnoticed', async () => {
    const { transport, ports } = open()
    const controller = new AbortController()
    const answer = ask(transport, '/a', controller.signal)
    await settled()
    newest(ports).die()
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('Where the worker was stopped', () => {
  it('every request that waits rejects with DisconnectedError', async () => {
    const { transport, ports } = open()
    const answers = [ask(transport, '/a'), ask(transport, '/b')]
    await settled()
    newest(ports).stop()
    for (const answer of answers) await expect(answer).rejects.toThrow(DisconnectedError)
  })

  it('the next request opens another port', async () => {
    const { transport, ports } = open()
    const first = ask(transport, '/a')
    await settled()
    newest(ports).stop()
    await expect(first).rejects.toThrow()
    const second = ask(transport, '/b')
    await settled()
    expect(ports).toHaveLength(2)
    newest(ports).answer(lastId(newest(ports)), named('b'))
    expect(await second).toEqual(named('b'))
  })

  it('a request that finds it out rejects, and the next one opens another port', async () => {
    const { transport, ports } = open()
    void ask(transport, '/a').catch(() => undefined)
    await settled()
    newest(ports).die()
    await expect(ask(transport, '/b')).rejects.toThrow(DisconnectedError)
    void ask(transport, '/c')
    await settled()
    expect(newest(ports).received).toMatchObject([{ path: '/c' }])
  })

  it('late news of the old port does not touch the requests on the new one', async () => {
    const { transport, ports } = open()
    void ask(transport, '/a').catch(() => undefined)
    await settled()
    const old = newest(ports)
    old.die()
    await expect(ask(transport, '/b')).rejects.toThrow(DisconnectedError)
    const third = ask(transport, '/c')
    await settled()
    old.tell()
    newest(ports).answer(lastId(newest(ports)), named('c'))
    expect(await third).toEqual(named('c'))
    void ask(transport, '/d')
    await settled()
    expect(ports).toHaveLength(2)
  })

  it('a client asks again, with the same idempotency key, and is answered', async () => {
    const { transport, ports } = open()
    const results = createClient({ transport }).detect('Hello')
    await settled()
    const first = newest(ports)
    first.stop()
    while (ports.length === 1) await new Promise((resolve) => setTimeout(resolve, 10))
    await settled()
    const second = newest(ports)
    expect(second.received[0]).toMatchObject({
      headers: { 'idempotency-key': expect.any(String) as string },
    })
    expect({ ...second.received[0], id: 0 }).toEqual({ ...first.received[0], id: 0 })
    second.answer(lastId(second), response(200, { results: [] }))
    expect(await results).toEqual([])
  })
})

describe('Where Glossa is not installed', () => {
  it('a request rejects with NotInstalledError', async () => {
    const { runtime } = createOtherExtension({ isInstalled: false })
    await expect(ask(portTransport(ID, runtime), '/a')).rejects.toThrow(NotInstalledError)
  })

  it('a request rejects with NotInstalledError also where the id is none', async () => {
    const { runtime } = createOtherExtension()
    const connect = () => {
      throw new Error("Invalid extension id: 'x'")
    }
    await expect(ask(portTransport('x', { ...runtime, connect }), '/a')).rejects.toThrow(
      NotInstalledError,
    )
  })

  it('a client asks on a new port each time, and then rejects', async () => {
    const { runtime, ports } = createOtherExtension({ isInstalled: false })
    const client = createClient({ transport: portTransport(ID, runtime), retries: 1 })
    await expect(client.status()).rejects.toThrow(NotInstalledError)
    expect(ports).toHaveLength(2)
  })
})
