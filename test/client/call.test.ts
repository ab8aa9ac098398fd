import { describe, expect, it } from 'vitest'
import {
  createClient,
  DisconnectedError,
  NotInstalledError,
  serviceTransport,
  TimedOutError,
  type Transport,
} from '../../src/client/index.js'
import { openService } from '../service/open-service.js'
import { refusal, response, scriptedTransport } from './scripted-transport.js'

const GOOD = response(200, { results: [] })
const UNAVAILABLE = refusal(503, 'Not now')
const BROKEN = new DisconnectedError()

/** Delivers every request, and loses the first answers on their way back. */
function losing(transport: Transport, answers: number): Transport {
  let left = answers
  return {
    send: async (request, signal) => {
      const answer = await transport.send(request, signal)
      if (left-- > 0) throw new DisconnectedError()
      return answer
    },
  }
}

describe('A call that broke off', () => {
  // A browser says that nobody is there also while it is stopping the worker.
  it('because nobody was there is made again', async () => {
    const transport = scriptedTransport(new NotInstalledError(), GOOD)
    expect(await createClient({ transport }).detect('Hello')).toEqual([])
  })

  it('because nobody is there rejects with that in the end', async () => {
    const missing = new NotInstalledError()
    const transport = scriptedTransport(missing)
    await expect(createClient({ transport }).detect('Hello')).rejects.toBe(missing)
    expect(transport.sent).toHaveLength(4)
  })

  it('is made again', async () => {
    const transport = scriptedTransport(BROKEN, BROKEN, GOOD)
    expect(await createClient({ transport }).detect('Hello')).toEqual([])
    expect(transport.sent).toHaveLength(3)
  })

  it('is made again as it was, with the same idempotency key', async () => {
    const transport = scriptedTransport(BROKEN, GOOD)
    await createClient({ transport }).detect('Hello')
    expect(transport.sent[0]).toHaveProperty('headers.idempotency-key')
    expect(transport.sent[1]).toEqual(transport.sent[0])
  })

  it('is made again three times, and then rejects with what broke it', async () => {
    const transport = scriptedTransport(BROKEN)
    await expect(createClient({ transport }).detect('Hello')).rejects.toBe(BROKEN)
    expect(transport.sent).toHaveLength(4)
  })

  it('is made again after a longer pause each time', async () => {
    const times: number[] = []
    const transport: Transport = {
      send: () => {
        times.push(performance.now())
        return Promise.reject(BROKEN)
      },
    }
    await expect(createClient({ transport }).status()).rejects.toBe(BROKEN)
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = times
    expect(second - first).toBeGreaterThan(45)
    expect(third - second).toBeGreaterThan(95)
    expect(fourth - third).toBeGreaterThan(195)
  })

  it.each([0, 1])('is made again %d times where that was asked for', async (retries) => {
    const transport = scriptedTransport(BROKEN)
    await expect(createClient({ transport, retries }).status()).rejects.toBe(BROKEN)
    expect(transport.sent).toHaveLength(1 + retries)
  })

  it('rejects with what broke it where there is no time to make it again', async () => {
    const transport = scriptedTransport(BROKEN)
    const client = createClient({ transport, timeout: 40 })
    await expect(client.status()).rejects.toBe(BROKEN)
    expect(transport.sent).toHaveLength(1)
  })

  it('is charged once, however often its answer was lost', async () => {
    const { service, key, used } = await openService()
    const client = createClient({ transport: losing(serviceTransport(service), 3), key })
    expect(await client.detect(['one', 'two'])).toHaveLength(2)
    expect(await used()).toBe(2)
  })

  it('is answered also where it used up the last detection', async () => {
    const { service, key } = await openService({ limit: 1 })
    const client = createClient({ transport: losing(serviceTransport(service), 1), key })
    expect(await client.detect('one')).toHaveLength(1)
  })
})

describe('A call that found the service unavailable', () => {
  it('is made again', async () => {
    const transport = scriptedTransport(UNAVAILABLE, GOOD)
    expect(await createClient({ transport }).detect('Hello')).toEqual([])
  })

  it('waits for as long as the service asks', async () => {
    const transport = scriptedTransport(refusal(503, 'Not now', { 'retry-after': '1' }), GOOD)
    const start = performance.now()
    await createClient({ transport }).detect('Hello')
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  it('rejects at once where the service asks for more time than there is', async () => {
    const transport = scriptedTransport(refusal(503, 'Not now', { 'retry-after': '5' }), GOOD)
    const client = createClient({ transport, timeout: 2000 })
    const start = performance.now()
    await expect(client.detect('Hello')).rejects.toMatchObject({ name: 'HttpError', status: 503 })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(transport.sent).toHaveLength(1)
  })

  it('pauses as it sees fit where it cannot read what the service asks', async () => {
    const transport = scriptedTransport(refusal(503, 'Not now', { 'retry-after': 'soon' }), GOOD)
    expect(await createClient({ transport }).detect('Hello')).toEqual([])
  })

  it('rejects with 503 after three more', async () => {
    const transport = scriptedTransport(UNAVAILABLE)
    await expect(createClient({ transport }).status()).rejects.toMatchObject({ status: 503 })
    expect(transport.sent).toHaveLength(4)
  })
})

describe('A call is not made again', () => {
  it.each([400, 401, 404, 405, 406, 429, 500])('after status %d', async (status) => {
    const transport = scriptedTransport(refusal(status, 'No'))
    await expect(createClient({ transport }).detect('Hello')).rejects.toThrow('No')
    expect(transport.sent).toHaveLength(1)
  })

  it('where something unforeseen was thrown', async () => {
    const transport = scriptedTransport(new TypeError('unforeseen'))
    await expect(createClient({ transport }).detect('Hello')).rejects.toThrow(TypeError)
    expect(transport.sent).toHaveLength(1)
  })
})

describe('A call that is not answered', () => {
  it('rejects with a TimedOutError', async () => {
    const transport = scriptedTransport('silence')
    const client = createClient({ transport, timeout: 30 })
    await expect(client.detect('Hello')).rejects.toThrow(TimedOutError)
  })

  it('takes the time that the call allows before that of the client', async () => {
    const transport = scriptedTransport('silence')
    const client = createClient({ transport, timeout: 60_000 })
    await expect(client.detect('Hello', { timeout: 30 })).rejects.toThrow(
      'No answer came within 30 ms.',
    )
  })

  it('rejects in time also while it waits to be made again', async () => {
    const transport = scriptedTransport(BROKEN, 'silence')
    const client = createClient({ transport, timeout: 150 })
    await expect(client.detect('Hello')).rejects.toThrow(TimedOutError)
  })
})

describe('A call that its caller gives up', () => {
  it('rejects with the reason', async () => {
    const transport = scriptedTransport('silence')
    const controller = new AbortController()
    const reason = new Error('The person closed the page.')
    const answer = createClient({ transport }).detect('Hello', { signal: controller.signal })
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  it('before it is made is not sent', async () => {
    const transport = scriptedTransport(GOOD)
    const reason = new Error('No need any more.')
    const signal = AbortSignal.abort(reason)
    await expect(createClient({ transport }).detect('Hello', { signal })).rejects.toBe(reason)
    expect(transport.sent).toHaveLength(0)
  })

  it('while it waits to be made again rejects at once, and is not made again', async () => {
    const transport = scriptedTransport(refusal(503, 'Not now', { 'retry-after': '5' }), GOOD)
    const signal = AbortSignal.timeout(50)
    const start = performance.now()
    await expect(createClient({ transport }).detect('Hello', { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    expect(performance.now() - start).toBeLessThan(2000)
    expect(transport.sent).toHaveLength(1)
  })

  it('rejects with the reason also where the way breaks off with that', async () => {
    const controller = new AbortController()
    const reason = new Error('No need any more.')
    const transport: Transport = {
      send: () => {
        controller.abort(reason)
        return Promise.reject(BROKEN)
      },
    }
    const { signal } = controller
    await expect(createClient({ transport }).detect('Hello', { signal })).rejects.toBe(reason)
  })

  it('that was answered before stays answered', async () => {
    const transport = scriptedTransport(GOOD)
    const controller = new AbortController()
    const answer = await createClient({ transport }).detect('Hello', controller)
    controller.abort()
    expect(answer).toEqual([])
  })

  it('before the service counted it is not counted', async () => {
    const { service, key, used } = await openService()
    const controller = new AbortController()
    const client = createClient({ transport: serviceTransport(service), key })
    const answer = client.detect('Hello', { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await used()).toBe(0)
  })
})
