import { describe, expect, it } from 'vitest'
import { exchange, hangUpAfter, type RawResponse } from './exchange.js'
import { openDoor } from './open-door.js'

const HOST = 'Host: localhost\r\n'
const CLOSE = 'Connection: close\r\n'
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n'

/** Opens a server, sends it bytes, and hands back the one answer that came. */
async function answerTo(write: (key: string) => string): Promise<RawResponse> {
  const { port, key } = await openDoor()
  return only(
    await exchange(port, Buffer.from(write(`Authorization: Bearer ${key}\r\n`), 'latin1')),
  )
}

function only([response, ...more]: RawResponse[]): RawResponse {
  if (!response || more.length > 0) throw new Error(`There were ${more.length} more answers.`)
  return response
}

function expectRefused(response: RawResponse, code: number): void {
  expect(response.status).toBe(code)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(response.body)).toEqual({
    error: { code, message: expect.any(String) as string },
  })
}

describe('What is not HTTP is answered with 400, in JSON', () => {
  it.each([
    ['a line that is none', 'garbage\r\n\r\n'],
    ['a method that is unknown', `FOO /v2/status HTTP/1.1\r\n${HOST}\r\n`],
    ['a method in lower case', `get /v2/status HTTP/1.1\r\n${HOST}\r\n`],
    ['a version that is unknown', `GET /v2/status HTTP/3.0\r\n${HOST}\r\n`],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a path that is not ASCII', `GET /v2/st\u00e9 HTTP/1.1\r\n${HOST}\r\n`],
    ['a header without a name', `GET /v2/status HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
    ['a header whose name has a space', `GET /v2/status HTTP/1.1\r\n${HOST}a b: x\r\n\r\n`],
    ['a header with NUL', `GET /v2/status HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
    ['a length that is no number', `POST /v1/detect HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`],
    [
      'two lengths',
      `POST /v1/detect HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    ],
    [
      'a length beside chunks',
      `POST /v1/detect HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
  ])('%s', async (_, bytes) => {
    expectRefused(await answerTo(() => bytes), 400)
  })

  it('headers that are too large', async () => {
    const header = `X: ${'a'.repeat(20_000)}\r\n`
    expectRefused(await answerTo(() => `GET /v2/status HTTP/1.1\r\n${HOST}${header}\r\n`), 400)
  })

  it('a path that is too long', async () => {
    expectRefused(await answerTo(() => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`), 400)
  })

  it('a Host that is none', async () => {
    const bytes = `GET /v2/status HTTP/1.1\r\nHost: a b/c?\r\n${CLOSE}\r\n`
    expectRefused(await answerTo(() => bytes), 400)
  })

  it('chunks that are none', async () => {
    expectRefused(
      await answerTo(
        (key) =>
          `POST /v1/detect HTTP/1.1\r\n${HOST}${key}${FORM}Transfer-Encoding: chunked\r\n\r\nzz\r\nq=\r\n`,
      ),
      400,
    )
  })

  it.each([
    ['all paths at once', 'OPTIONS *'],
    ['the address of another scheme', 'GET ftp://example.org/v2/status'],
  ])('%s as the target', async (_, start) => {
    expectRefused(await answerTo(() => `${start} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`), 400)
  })
})

describe('A request is served', () => {
  it.each([
    ['without a Host', `GET /v2/status HTTP/1.1\r\n${CLOSE}`],
    ['with an empty Host', `GET /v2/status HTTP/1.1\r\nHost:\r\n${CLOSE}`],
    ['of HTTP/1.0', 'GET /v2/status HTTP/1.0\r\n'],
    [
      'with the whole address, as to a proxy',
      `GET http://example.org/v2/status HTTP/1.1\r\n${HOST}${CLOSE}`,
    ],
    [
      'that offers to upgrade',
      `GET /v2/status HTTP/1.1\r\n${HOST}Connection: close, Upgrade\r\nUpgrade: h2c\r\n`,
    ],
    ['whose headers are Latin-1', `GET /v2/status HTTP/1.1\r\n${HOST}X: \u00e9\r\n${CLOSE}`],
    [
      'with a body that nobody asked for',
      `GET /v2/status HTTP/1.1\r\n${HOST}Content-Length: 0\r\n${CLOSE}`,
    ],
  ])('%s', async (_, head) => {
    const { status, body } = await answerTo((key) => `${head}${key}\r\n`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toHaveProperty('status.detections_today', 0)
  })

  it('with its body in chunks, also of half a character', async () => {
    const { status } = await answerTo(
      (key) =>
        `POST /v1/detect HTTP/1.1\r\n${HOST}${key}${FORM}${CLOSE}Transfer-Encoding: chunked\r\n\r\n` +
        '3\r\nq=\u00c3\r\n1\r\n\u00bc\r\n0\r\n\r\n',
    )
    expect(status).toBe(200)
  })

  it('with a body, where it offers to upgrade', async () => {
    const { status } = await answerTo(
      (key) =>
        `POST /v1/detect HTTP/1.1\r\n${HOST}${key}${FORM}Content-Length: 6\r\n` +
        'Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n\r\nq=text',
    )
    expect(status).toBe(200)
  })

  it('that waits to be told to go on', async () => {
    const { port, key } = await openDoor()
    const head = `POST /v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${FORM}${CLOSE}Content-Length: 6\r\n`
    const answers = await exchange(port, `${head}Expect: 100-continue\r\n\r\n`, 'q=text')
    expect(answers.map(({ status }) => status)).toEqual([100, 200])
  })

  it('that expects what is not known', async () => {
    const { status } = await answerTo(
      (key) => `GET /v2/status HTTP/1.1\r\n${HOST}${key}${CLOSE}Expect: miracles\r\n\r\n`,
    )
    expect(status).toBe(200)
  })

  it('after another on the same connection, in order', async () => {
    const { port, key } = await openDoor()
    const head = `${HOST}Authorization: Bearer ${key}\r\n`
    const answers = await exchange(
      port,
      `GET /v2/languages HTTP/1.1\r\n${head}\r\nGET /nothing HTTP/1.1\r\n${head}\r\nGET /v2/status HTTP/1.1\r\n${head}${CLOSE}\r\n`,
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  })
})

describe('A request that is refused by its target', () => {
  it('for a tunnel gets 405 and the methods that are served', async () => {
    const answer = await answerTo(() => `CONNECT localhost:80 HTTP/1.1\r\n${HOST}\r\n`)
    expectRefused(answer, 405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })

  it.each([
    ['with the whole address but no path', 'http://example.org'],
    ['with two slashes', '//v2/status'],
    ['with dots', '/v2/../v2/status'],
  ])('%s gets 404', async (_, target) => {
    const answer = await answerTo((key) => `GET ${target} HTTP/1.1\r\n${HOST}${key}${CLOSE}\r\n`)
    expectRefused(answer, 404)
  })
})

describe('A body over the bound', () => {
  const body = `q=${'a'.repeat(5000)}`
  const heads = [
    ['that says how long it is', `Content-Length: ${body.length}\r\n\r\n${body}`],
    [
      'in chunks',
      `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ],
  ] as const

  it.each(heads)('%s is answered with 400, and costs nothing', async (_, rest) => {
    const { port, key, used } = await openDoor({ mostBytes: 1000 })
    const head = `POST /v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${FORM}${CLOSE}`
    expectRefused(only(await exchange(port, head + rest)), 400)
    expect(await used()).toBe(0)
  })

  it.each(heads)('%s is answered with 200 where the bound is wider', async (_, rest) => {
    const { port, key } = await openDoor({ mostBytes: 6000 })
    const head = `POST /v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${FORM}${CLOSE}`
    expect(only(await exchange(port, head + rest)).status).toBe(200)
  })

  it('leaves the connection in order for the next request', async () => {
    const { port, key } = await openDoor({ mostBytes: 1000 })
    const head = `${HOST}Authorization: Bearer ${key}\r\n`
    const answers = await exchange(
      port,
      `POST /v1/detect HTTP/1.1\r\n${head}${FORM}Content-Length: ${body.length}\r\n\r\n${body}`,
      `GET /v2/status HTTP/1.1\r\n${head}${CLOSE}\r\n`,
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 200])
  })
})

describe('A client that hangs up', () => {
  const head = (key: string) =>
    `POST /v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${FORM}`

  it.each<[string, (key: string) => string]>([
    ['in the request line', () => 'POST /v1/det'],
    ['in the headers', (key) => head(key)],
    ['in the body', (key) => `${head(key)}Content-Length: 9\r\n\r\nq=text`],
    ['in a chunk', (key) => `${head(key)}Transfer-Encoding: chunked\r\n\r\n9\r\nq=text`],
  ])('%s costs nothing, and leaves the server well', async (_, write) => {
    const { port, key, used, reports } = await openDoor()
    await hangUpAfter(port, write(key))
    const bytes = `GET /v2/status HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${CLOSE}\r\n`
    expect(only(await exchange(port, bytes)).status).toBe(200)
    expect(await used()).toBe(0)
    expect(reports).toEqual([])
  })
})
