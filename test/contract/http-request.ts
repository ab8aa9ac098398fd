import { request, type Server } from 'node:http'
import type { PlainResponse } from '../../src/client/message.js'

export function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })
}

/** Sends a request with the path and the headers as they are, which `fetch` would tidy up. */
export function sendRaw(
  port: number,
  ask: { method?: string; path: string; headers: Record<string, string>; body?: string },
): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, body } = ask
    const length: Record<string, number> =
      body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: { ...length, ...ask.headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const headers = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headers) as Record<string, string>,
            body: Buffer.concat(chunks).toString('utf8'),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
