import { describe, expect, it } from 'vitest'
import {
  createClient,
  GlossaError,
  HttpError,
  NotApprovedError,
  QuotaError,
  serviceTransport,
  type Transport,
} from '../../src/client/index.js'
import { engineOf, openService } from '../service/open-service.js'
import { refusal, response, scriptedTransport } from './scripted-transport.js'

async function openClient(limit: number | 'unlimited' = 100) {
  const engine = engineOf({
    detect: (text) => [{ lang: text.startsWith('Guten') ? 'de' : 'en', confidence: 0.9 }],
    score: (text) => (text.includes('rude') ? 0.8 : 0.1),
  })
  const opened = await openService({ engine: () => Promise.resolve(engine), limit })
  const transport = serviceTransport(opened.service)
  return { ...opened, client: createClient({ transport, key: opened.key }) }
}

const clientOf = (transport: Transport) => createClient({ transport, key: 'k' })

describe('client.detect', () => {
  it('tells the languages of a text', async () => {
    const { client } = await openClient()
    expect(await client.detect('Guten Tag')).toEqual([{ lang: 'de', confidence: 0.9 }])
  })

  it('tells the languages of many texts, in their order', async () => {
    const { client } = await openClient()
    const results = await client.detect(['Hello', 'Guten Tag', 'Goodbye'])
    expect(results.map(([first]) => first?.lang)).toEqual(['en', 'de', 'en'])
  })

  it('counts one for each text', async () => {
    const { client, used } = await openClient()
    await client.detect(['Hello', 'Guten Tag'])
    await client.detect('Hello')
    expect(await used()).toBe(3)
  })

  it('of no texts is refused by the service', async () => {
    const { client } = await openClient()
    await expect(client.detect([])).rejects.toMatchObject({ name: 'HttpError', status: 400 })
  })
})

describe('client.profanity', () => {
  it('scores a text', async () => {
    const { client } = await openClient()
    expect(await client.profanity('something rude')).toBe(0.8)
  })

  it('scores many texts, in their order', async () => {
    const { client } = await openClient()
    expect(await client.profanity(['nice', 'rude', 'nice'])).toEqual([0.1, 0.8, 0.1])
  })
})

describe('client.status', () => {
  it('tells what is used and left', async () => {
    const { client } = await openClient(10)
    await client.detect('Hello')
    expect(await client.status()).toEqual({
      detections_today: 1,
      daily_limit: 10,
      remaining_today: 9,
    })
  })
})

describe('client.languages', () => {
  it('lists the languages with their names', async () => {
    const { client } = await openClient()
    expect(await client.languages()).toEqual({
      de: ['German', 'Deutsch'],
      en: ['English', 'English'],
    })
  })

  it('needs no key', async () => {
    const { service } = await openClient()
    const client = createClient({ transport: serviceTransport(service) })
    expect(await client.languages()).toHaveProperty('de')
  })
})

describe('Each call', () => {
  it('sends no key where there is none', async () => {
    const transport = scriptedTransport(response(200, {}))
    await createClient({ transport }).languages()
    expect(transport.sent[0]?.headers).not.toHaveProperty('authorization')
  })

  it('asks for JSON', async () => {
    const transport = scriptedTransport(response(200, { results: [], status: {} }))
    const client = clientOf(transport)
    await client.detect('Hello')
    await client.status()
    expect(transport.sent.map(({ headers }) => headers?.accept)).toEqual([
      'application/json',
      'application/json',
    ])
  })

  it('bears an idempotency key of its own', async () => {
    const transport = scriptedTransport(response(200, { results: [] }))
    const client = clientOf(transport)
    await client.detect('Hello')
    await client.detect('Hello')
    const [first, second] = transport.sent.map(({ headers }) => headers?.['idempotency-key'])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it('of the same text is counted each time', async () => {
    const { client, used } = await openClient()
    await client.detect('Hello')
    await client.detect('Hello')
    expect(await used()).toBe(2)
  })
})

describe('A refusal', () => {
  it('for want of a key is a NotApprovedError', async () => {
    const { service } = await openClient()
    const client = createClient({ transport: serviceTransport(service) })
    await expect(client.status()).rejects.toThrow(NotApprovedError)
  })

  it('of a wrong key is a NotApprovedError', async () => {
    const { service } = await openClient()
    const client = createClient({ transport: serviceTransport(service), key: 'wrong' })
    await expect(client.detect('Hello')).rejects.toThrow(NotApprovedError)
  })

  it('for want of detections is a QuotaError', async () => {
    const { client } = await openClient(1)
    await expect(client.detect(['one', 'two'])).rejects.toThrow(QuotaError)
  })

  it('for want of detections tells when the next day begins', async () => {
    const { client } = await openClient(0)
    const error: unknown = await client.detect('Hello').catch((reason: unknown) => reason)
    const midnight = new Date().setUTCHours(24, 0, 0, 0)
    expect(error).toBeInstanceOf(QuotaError)
    expect(Math.abs((error as QuotaError).resetsAt.getTime() - midnight)).toBeLessThan(2000)
  })

  it('for want of detections tells when the service says that they begin anew', async () => {
    const client = clientOf(scriptedTransport(refusal(429, 'Enough', { 'retry-after': '60' })))
    const error: unknown = await client.detect('Hello').catch((reason: unknown) => reason)
    const inAMinute = Date.now() + 60_000
    expect(Math.abs((error as QuotaError).resetsAt.getTime() - inAMinute)).toBeLessThan(20_000)
  })

  it.each([{}, { 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' }])(
    'for want of detections that does not say for how many seconds, %j, lasts until midnight, UTC',
    async (headers) => {
      const client = clientOf(scriptedTransport(refusal(429, 'Enough', headers)))
      const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0))
      await expect(client.detect('Hello')).rejects.toMatchObject({ resetsAt: midnight })
    },
  )

  it('of any other kind is an HttpError with the status and what the service said', async () => {
    const { client } = await openClient()
    const error: unknown = await client.detect(' ').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      status: 400,
      message: 'The language of an empty text is more of a philosophical question.',
    })
  })

  it.each(['', '<html>', 'null', '{"error":5}', '{"error":{"message":5}}'])(
    'with the body %j tells its status',
    async (body) => {
      const client = clientOf(scriptedTransport(response(502, body)))
      await expect(client.status()).rejects.toThrow('The service answered with status 502.')
    },
  )
})

describe('An answer that is not JSON', () => {
  it.each(['', '<html>Sign in to the network</html>', 'null', '7'])(
    'is an HttpError: %j',
    async (body) => {
      const client = clientOf(scriptedTransport(response(200, body)))
      await expect(client.detect('Hello')).rejects.toThrow(HttpError)
    },
  )
})

describe('Where the transport is not between extensions', () => {
  it('the client cannot say hello', async () => {
    const { client } = await openClient()
    await expect(client.hello()).rejects.toThrow('Only a transport between extensions')
  })

  it('that is an error of the client', async () => {
    const { client } = await openClient()
    await expect(client.hello()).rejects.toThrow(GlossaError)
  })

  it('the client cannot connect', async () => {
    const { client } = await openClient()
    const connected = client.connect({ name: 'Notes' })
    await expect(connected).rejects.toThrow('Only a transport between extensions')
  })
})
