import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { get } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient, httpTransport, type Client } from '../../src/client/index.js'
import { ACCOUNT, serve, type RunningServer, type ServeOptions } from '../../src/server/index.js'
import { createFolder } from '../accounts/folder.js'
import { closed, listening } from '../contract/http-request.js'
import { exchange } from './exchange.js'

const certificate = {
  cert: readFileSync(new URL('fixtures/certificate.pem', import.meta.url)),
  key: readFileSync(new URL('fixtures/private-key.pem', import.meta.url)),
}

interface Started extends RunningServer {
  readonly accountsFile: string
  readonly port: number
  readonly key: string
  readonly client: Client
  readonly reports: readonly string[]
}

async function start(options: Partial<ServeOptions> = {}): Promise<Started> {
  const accountsFile = options.accountsFile ?? join(await createFolder(), 'accounts.json')
  const reports: string[] = []
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    accountsFile,
    report: (fault) => {
      reports.push(fault)
    },
    ...options,
  })
  onTestFinished(() => server.close())
  const { text: key } = await server.accounts.issueKey({ account: ACCOUNT, name: 'test' })
  const client = createClient({ transport: httpTransport(server.url), key, retries: 0 })
  return { ...server, accountsFile, port: Number(new URL(server.url).port), key, client, reports }
}

describe('The server', () => {
  it('answers at the address that it tells', async () => {
    const { client } = await start()
    const [first] = await client.detect('Guten Tag, wie geht es Ihnen?')
    expect(first).toMatchObject({ lang: 'de' })
  })

  it('may listen on IPv6', async () => {
    const { client, url } = await start({ host: '::1' })
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect(await client.status()).toMatchObject({ daily_limit: 100 })
  })

  it.each([
    '0.0.0.0',
    '::',
    '192.168.1.1',
    'example.org',
    '128.0.0.1',
    '',
    'localhost.example.org',
  ])('refuses plain HTTP on %j, and touches no file', async (host) => {
    const accountsFile = join(await createFolder(), 'accounts.json')
    await expect(start({ host, accountsFile })).rejects.toThrow('--cert')
    expect(existsSync(accountsFile)).toBe(false)
  })

  it('gives a new account 100 detections a day', async () => {
    expect(await (await start()).client.status()).toMatchObject({ daily_limit: 100 })
  })

  it.each([0, 7] as const)('gives the account a limit of %d', async (limit) => {
    expect(await (await start({ limit })).client.status()).toMatchObject({ daily_limit: limit })
  })

  it('gives the account no limit', async () => {
    const { client } = await start({ limit: 'unlimited' })
    expect(await client.status()).toMatchObject({ daily_limit: -1, remaining_today: -1 })
  })
})

describe('Over HTTPS', () => {
  function statusOver(port: number, key: string): Promise<number | undefined> {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/v2/status',
      ca: certificate.cert,
      headers: { authorization: `Bearer ${key}` },
      agent: false,
    }
    return new Promise((resolve, reject) => {
      get(options, (response) => {
        resolve(response.resume().statusCode)
      }).on('error', reject)
    })
  }

  it('the server answers with the certificate that it was given', async () => {
    const { url, port, key } = await start({ certificate })
    expect(url).toMatch(/^https:/)
    expect(await statusOver(port, key)).toBe(200)
  })

  it('it may listen on every interface', async () => {
    const { port, key } = await start({ certificate, host: '0.0.0.0' })
    expect(await statusOver(port, key)).toBe(200)
  })

  it('who speaks plain HTTP gets no answer', async () => {
    const { port } = await start({ certificate })
    expect(await exchange(port, 'GET /v2/status HTTP/1.1\r\nHost: a\r\n\r\n')).toEqual([])
  })

  it('a certificate that is none is refused, and the file is free again', async () => {
    const accountsFile = join(await createFolder(), 'accounts.json')
    const broken = { cert: 'none', key: 'none' }
    await expect(start({ certificate: broken, accountsFile })).rejects.toThrow()
    expect(await (await start({ accountsFile })).client.status()).toHaveProperty('daily_limit')
  })
})

describe('A shutdown', () => {
  const BODY = 'q=text'
  const startPost = (key: string) =>
    `POST /v1/detect HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 2)}`

  /** A connection on which a request has begun to arrive, and everything that is answered on it. */
  async function beginRequest({ port, key, accounts }: Started) {
    const socket = connect(port, '127.0.0.1')
    let answered = ''
    socket.on('data', (chunk) => (answered += String(chunk)))
    const hungUp = new Promise<void>((resolve) =>
      socket.on('close', () => {
        resolve()
      }),
    )
    socket.write(startPost(key))
    // The server has read as much as it will get once it has looked for the key.
    while (socket.bytesWritten < startPost(key).length) await accounts.damage()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { socket, answered: () => answered, hungUp }
  }

  it('lets what is under way be answered, and counted', async () => {
    const server = await start()
    const { socket, answered, hungUp } = await beginRequest(server)
    const closing = server.close()
    socket.write(BODY.slice(2))
    await closing
    await hungUp
    expect(answered()).toMatch(/^HTTP\/1\.1 200 /)
    expect(
      await (await start({ accountsFile: server.accountsFile })).client.status(),
    ).toMatchObject({ detections_today: 1 })
  })

  it('answers with 503 what comes after it', async () => {
    const server = await start()
    const { socket, answered, hungUp } = await beginRequest(server)
    const closing = server.close()
    socket.write(`${BODY.slice(2)}GET /v2/languages HTTP/1.1\r\nHost: a\r\n\r\n`)
    await closing
    await hungUp
    expect(answered()).toMatch(/HTTP\/1\.1 503 [^]*retry-after: \d/i)
  })

  it('takes no new connection', async () => {
    const server = await start()
    await server.close()
    await expect(server.client.status()).rejects.toMatchObject({ name: 'DisconnectedError' })
  })

  it('does not wait for connections on which nothing is asked', async () => {
    const server = await start()
    const silent = connect(server.port, '127.0.0.1')
    await new Promise((resolve) => silent.on('connect', resolve))
    await server.client.status()
    const began = performance.now()
    await server.close()
    expect(performance.now() - began).toBeLessThan(2000)
    silent.destroy()
  })

  it('waits five seconds for a request that never ends', { timeout: 20_000 }, async () => {
    const server = await start()
    const { hungUp } = await beginRequest(server)
    const began = performance.now()
    await server.close()
    await hungUp
    expect(performance.now() - began).toBeGreaterThan(4900)
  })
})

describe('The accounts of a server', () => {
  it('survive a restart: the count, the limit, and the keys', async () => {
    const first = await start({ limit: 5 })
    await first.client.detect(['one', 'two'])
    await first.close()
    const { url } = await start({ accountsFile: first.accountsFile })
    const client = createClient({ transport: httpTransport(url), key: first.key })
    expect(await client.status()).toEqual({
      detections_today: 2,
      daily_limit: 5,
      remaining_today: 3,
    })
  })

  it('are in the file by the time that an answer is there', async () => {
    const { client, accountsFile } = await start()
    await client.detect(['one', 'two', 'three'])
    const stored = JSON.parse(readFileSync(accountsFile, 'utf8')) as {
      accounts: Record<string, { counter: { counts: Record<string, number> } }>
    }
    expect(Object.values(stored.accounts[ACCOUNT]?.counter.counts ?? {})).toEqual([3])
  })

  it('belong to one server at a time', async () => {
    const { accountsFile, client } = await start()
    await expect(start({ accountsFile })).rejects.toThrow(accountsFile)
    expect(await client.status()).toHaveProperty('daily_limit')
  })

  it('are free again where the port was taken', async () => {
    const other = createServer()
    const port = await listening(other)
    onTestFinished(() => closed(other))
    const accountsFile = join(await createFolder(), 'accounts.json')
    await expect(start({ accountsFile, port })).rejects.toThrow('EADDRINUSE')
    expect(await (await start({ accountsFile })).client.status()).toHaveProperty('daily_limit')
  })

  it('that cannot be read are reported, and set aside', async () => {
    const accountsFile = join(await createFolder(), 'accounts.json')
    writeFileSync(accountsFile, 'not JSON')
    const { reports } = await start({ accountsFile })
    expect(reports).toHaveLength(1)
    const [, kept = ''] = /kept as (.*)\.$/.exec(reports[0] ?? '') ?? []
    expect(readFileSync(kept, 'utf8')).toBe('not JSON')
  })
})
