import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createClient,
  DisconnectedError,
  GlossaError,
  HttpError,
  messageTransport,
  NotApprovedError,
  NotInstalledError,
} from '../../src/client/index.js'
import { createOtherExtension } from './other-extension.js'
import { refusal, response } from './scripted-transport.js'

const ID = 'a'.repeat(32)
const STATUS = { method: 'GET', path: '/v2/status' } as const

const transportTo = (answerMessage: (message: unknown) => unknown) =>
  messageTransport(ID, createOtherExtension({ answerMessage }).runtime)

const failingWith = (message: string) =>
  messageTransport(ID, {
    ...createOtherExtension().runtime,
    sendMessage: () => Promise.reject(new Error(message)),
  })

describe('A request', () => {
  it('is one message, with the version of the protocol', async () => {
    const messages: unknown[] = []
    const transport = transportTo((message) => {
      messages.push(message)
      return { glossa: 1, ...response(200, {}) }
    })
    await transport.send({ ...STATUS, headers: { accept: '*/*' }, body: 'text' })
    expect(messages).toEqual([
      { glossa: 1, method: 'GET', path: '/v2/status', headers: { accept: '*/*' }, body: 'text' },
    ])
  })

  it('resolves with what is answered, errors included', async () => {
    const transport = transportTo(() => ({ glossa: 1, ...refusal(429, 'Enough') }))
    expect(await transport.send(STATUS)).toMatchObject({ status: 429 })
  })

  it('rejects with NotInstalledError where there is no such extension', async () => {
    const { runtime } = createOtherExtension({ isInstalled: false })
    await expect(messageTransport(ID, runtime).send(STATUS)).rejects.toThrow(NotInstalledError)
  })

  it('rejects with NotInstalledError where the id is none', async () => {
    await expect(failingWith("Invalid extension id: 'x'").send(STATUS)).rejects.toThrow(
      NotInstalledError,
    )
  })

  it.each([
    'The message port closed before a response was received.',
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
  ])('rejects with DisconnectedError where the browser says: %s', async (message) => {
    await expect(failingWith(message).send(STATUS)).rejects.toThrow(DisconnectedError)
  })

  it('rejects with DisconnectedError where nobody is said to be there, and somebody is', async () => {
    const { runtime } = createOtherExtension({ answerMessage: () => ({ glossa: 1 }) })
    const stopping = messageTransport(ID, {
      ...runtime,
      sendMessage: (id, message) =>
        (message as { hello?: unknown }).hello === true
          ? runtime.sendMessage(id, message)
          : Promise.reject(new Error('Could not establish connection.')),
    })
    await expect(stopping.send(STATUS)).rejects.toThrow(DisconnectedError)
    await expect(stopping.send(STATUS)).rejects.toHaveProperty(
      'cause.message',
      'Could not establish connection.',
    )
  })

  it.each(['The message port closed.', 'Could not establish connection.'])(
    'that fails keeps as the cause what the browser said: %s',
    async (message) => {
      await expect(failingWith(message).send(STATUS)).rejects.toHaveProperty(
        'cause.message',
        message,
      )
    },
  )

  it.each([undefined, null])(
    'rejects with DisconnectedError where %s is answered',
    async (nothing) => {
      await expect(transportTo(() => nothing).send(STATUS)).rejects.toThrow(DisconnectedError)
    },
  )

  it.each([
    'hello',
    5,
    {},
    [],
    { status: '200', headers: {}, body: '' },
    { status: 200, body: '' },
  ])('rejects where %j is answered, which is no response', async (answer) => {
    await expect(transportTo(() => answer).send(STATUS)).rejects.toThrow('speak the protocol')
  })
})

describe('client.hello', () => {
  it('tells who is there', async () => {
    const transport = transportTo((message) => {
      expect(message).toEqual({ glossa: 1, hello: true })
      return { glossa: 1, version: '1.2.3', connected: false }
    })
    expect(await createClient({ transport }).hello()).toMatchObject({
      version: '1.2.3',
      connected: false,
    })
  })

  it('rejects with what was said where it is refused', async () => {
    const transport = transportTo(() => ({ glossa: 1, ...refusal(401, 'Only extensions') }))
    await expect(createClient({ transport }).hello()).rejects.toThrow(NotApprovedError)
  })

  it.each([
    { hello: 'you' },
    { version: '1' },
    { connected: true },
    { version: 1, connected: true },
  ])('rejects where something else is answered: %j', async (answer) => {
    const transport = transportTo(() => answer)
    await expect(createClient({ transport }).hello()).rejects.toThrow(GlossaError)
  })
})

describe('client.connect', () => {
  it('gives the key, and the client uses it from then on', async () => {
    const seen: unknown[] = []
    const transport = transportTo((message) => {
      if ('connect' in (message as object)) return { glossa: 1, key: 'glossa-key' }
      seen.push((message as { headers: unknown }).headers)
      return { glossa: 1, ...response(200, { status: {} }) }
    })
    const client = createClient({ transport })
    expect(await client.connect({ name: 'Notes' })).toBe('glossa-key')
    await client.status()
    expect(seen).toMatchObject([{ authorization: 'Bearer glossa-key' }])
  })

  it('asks again where the worker is stopped while the person thinks', async () => {
    let asked = 0
    const transport = transportTo(() =>
      ++asked === 1 ? undefined : { glossa: 1, key: 'glossa-key' },
    )
    expect(await createClient({ transport }).connect({ name: 'Notes' })).toBe('glossa-key')
  })

  it('asks no more often than the client may try', async () => {
    let asked = 0
    const transport = transportTo(() => {
      asked++
    })
    const client = createClient({ transport, retries: 2 })
    await expect(client.connect({ name: 'Notes' })).rejects.toThrow(DisconnectedError)
    expect(asked).toBe(3)
  })

  it('tells the person the name', async () => {
    const messages: unknown[] = []
    const transport = transportTo((message) => {
      messages.push(message)
      return { glossa: 1, key: 'glossa-key' }
    })
    await createClient({ transport }).connect({ name: 'Notes' })
    expect(messages).toEqual([{ glossa: 1, connect: { name: 'Notes' } }])
  })

  it('asks once where nobody is there', async () => {
    let asked = 0
    const transport = messageTransport(ID, {
      ...createOtherExtension().runtime,
      sendMessage: (_, message) => {
        if ('connect' in (message as object)) asked++
        return Promise.reject(new Error('Could not establish connection.'))
      },
    })
    const refused = createClient({ transport }).connect({ name: 'Notes' })
    await expect(refused).rejects.toThrow(NotInstalledError)
    expect(asked).toBe(1)
  })

  it('rejects with the reason where the person refuses', async () => {
    const transport = transportTo(() => ({ glossa: 1, refused: 'Not this one.' }))
    const refused = createClient({ transport }).connect({ name: 'Notes' })
    await expect(refused).rejects.toThrow(NotApprovedError)
    await expect(refused).rejects.toThrow('Not this one.')
  })

  it('rejects with what was said where the name is none', async () => {
    const transport = transportTo(() => ({ glossa: 1, ...refusal(400, 'Send a name') }))
    const refused = createClient({ transport }).connect({ name: '' })
    await expect(refused).rejects.toThrow(HttpError)
    await expect(refused).rejects.toThrow('Send a name')
  })

  it.each([{}, { key: 5 }, { refused: true }])(
    'rejects where what is answered is no decision: %j',
    async (answer) => {
      const transport = transportTo(() => answer)
      const connected = createClient({ transport }).connect({ name: 'Notes' })
      await expect(connected).rejects.toThrow('speak the protocol')
    },
  )

  it('leaves the client its key where it is refused', async () => {
    const keys: unknown[] = []
    const transport = transportTo((message) => {
      if ('connect' in (message as object)) return { glossa: 1, refused: 'No.' }
      keys.push((message as { headers: { authorization?: string } }).headers.authorization)
      return { glossa: 1, ...response(200, { status: {} }) }
    })
    const client = createClient({ transport, key: 'first' })
    await client.connect({ name: 'Notes' }).catch(() => undefined)
    await client.status()
    expect(keys).toEqual(['Bearer first'])
  })
})

describe('In an extension', () => {
  const runtimeOf = (version: string) =>
    createOtherExtension({ answerMessage: () => ({ glossa: 1, version, connected: true }) }).runtime

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each(['browser', 'chrome'])('the runtime of `%s` is used', async (name) => {
    vi.stubGlobal(name, { runtime: runtimeOf('1.2.3') })
    expect(await messageTransport(ID).greet?.()).toMatchObject({ version: '1.2.3' })
  })

  it('that of `browser` is, where there are both', async () => {
    vi.stubGlobal('browser', { runtime: runtimeOf('1.2.3') })
    vi.stubGlobal('chrome', { runtime: runtimeOf('0.0.0') })
    expect(await messageTransport(ID).greet?.()).toMatchObject({ version: '1.2.3' })
  })

  it.each(['browser', 'chrome'])('a `%s` without a runtime is as if it were not there', (name) => {
    vi.stubGlobal(name, {})
    expect(() => messageTransport(ID)).toThrow(NotInstalledError)
  })
})

describe('Outside an extension', () => {
  it('there is no transport by messages', () => {
    expect(() => messageTransport(ID)).toThrow(NotInstalledError)
  })
})
