import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient, DisconnectedError, httpTransport } from '../../src/client/index.js'
import { createHttpDoor } from '../../src/server/http-door.js'
import { closed, listening } from '../contract/http-request.js'
import { openService } from '../service/open-service.js'

const STATUS = { method: 'GET', path: '/v2/status' } as const

async function openServer() {
  const opened = await openService()
  const server = createHttpDoor(opened.service)
  const url = `http://127.0.0.1:${await listening(server)}`
  onTestFinished(() => closed(server))
  return { ...opened, url }
}

/** A server that answers as it pleases. */
async function openStranger(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const port = await listening(server)
  onTestFinished(() => closed(server))
  return `http://127.0.0.1:${port}`
}

describe('Over HTTP', () => {
  it('a client detects, scores, and asks for the status and the languages', async () => {
    const { url, key } = await openServer()
    const client = createClient({ transport: httpTransport(url), key })
    expect(await client.detect('Grüß Gott 🙂')).toEqual([{ lang: 'en', confidence: 0.9 }])
    expect(await client.profanity(['a', 'b'])).toEqual([0.1, 0.1])
    expect(await client.status()).toMatchObject({ detections_today: 3 })
    expect(await client.languages()).toHaveProperty('en')
  })

  it.each(['', '/', '//'])('the address may end in "%s"', async (end) => {
    const { url, key } = await openServer()
    const client = createClient({ transport: httpTransport(url + end), key })
    expect(await client.status()).toHaveProperty('daily_limit')
  })

  it('the address may be a URL, and have a path', async () => {
    const paths: unknown[] = []
    const url = await openStranger((incoming, outgoing) => {
      paths.push(incoming.url)
      outgoing.end('{}')
    })
    await httpTransport(new URL(`${url}/glossa/`)).send(STATUS)
    expect(paths).toEqual(['/glossa/v2/status'])
  })

  it('an error of the service is resolved with', async () => {
    const { url } = await openServer()
    expect(await httpTransport(url).send(STATUS)).toMatchObject({ status: 401 })
  })

  it('another fetch may be used', async () => {
    const { url } = await openServer()
    const addresses: string[] = []
    const transport = httpTransport(url, (input, init) => {
      addresses.push(input instanceof Request ? input.url : String(input))
      return fetch(input, init)
    })
    await transport.send(STATUS)
    expect(addresses).toEqual([`${url}/v2/status`])
  })
})

describe('Over HTTP, a request rejects with DisconnectedError', () => {
  it('where nobody listens', async () => {
    const server = createServer()
    const url = `http://127.0.0.1:${await listening(server)}`
    await closed(server)
    const refused = httpTransport(url).send(STATUS)
    await expect(refused).rejects.toThrow(DisconnectedError)
    await expect(refused).rejects.toHaveProperty('cause.message', 'fetch failed')
  })

  it('where the server hangs up before it answers', async () => {
    const url = await openStranger((incoming) => incoming.socket.destroy())
    await expect(httpTransport(url).send(STATUS)).rejects.toThrow(DisconnectedError)
  })

  it('where the server hangs up midway', async () => {
    const url = await openStranger((incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-length': 100 })
      outgoing.write('{"results":', () => incoming.socket.destroy())
    })
    await expect(httpTransport(url).send(STATUS)).rejects.toThrow(DisconnectedError)
  })
})

describe('Over HTTP, a client whose answer was lost midway', () => {
  it('is answered in the end, and charged once', async () => {
    const { url: behind, key, used } = await openServer()
    let hangUps = 2
    const url = await openStranger((incoming, outgoing) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const headers = incoming.headers as Record<string, string>
        void httpTransport(behind)
          .send({
            method: incoming.method ?? '',
            path: incoming.url ?? '',
            headers: {
              authorization: headers.authorization ?? '',
              'content-type': headers['content-type'] ?? '',
              'idempotency-key': headers['idempotency-key'] ?? '',
            },
            body: Buffer.concat(chunks).toString(),
          })
          .then(({ status, body }) => {
            outgoing.writeHead(status, { 'content-length': Buffer.byteLength(body) })
            if (hangUps-- > 0) outgoing.write(body.slice(0, 5), () => incoming.socket.destroy())
            else outgoing.end(body)
          })
      })
    })
    const client = createClient({ transport: httpTransport(url), key })
    expect(await client.detect(['one', 'two'])).toHaveLength(2)
    expect(hangUps).toBe(-1)
    expect(await used()).toBe(2)
  })
})

describe('Over HTTP, a request that is given up', () => {
  it('rejects with the reason', async () => {
    const url = await openStranger(() => undefined)
    const controller = new AbortController()
    const reason = new Error('No need any more.')
    const answer = httpTransport(url).send(STATUS, controller.signal)
    setTimeout(() => {
      controller.abort(reason)
    }, 30)
    await expect(answer).rejects.toBe(reason)
  })
})

describe('Over HTTP, a mistake of the caller', () => {
  it.each([
    ['a header that is none', { ...STATUS, headers: { authorization: 'Bearer a\nb' } }],
    ['a method that is none', { ...STATUS, method: 'no method' }],
  ])('such as %s is thrown as it is, and not as a lost connection', async (_, request) => {
    await expect(httpTransport('http://127.0.0.1:1').send(request)).rejects.toThrow(TypeError)
  })
})
