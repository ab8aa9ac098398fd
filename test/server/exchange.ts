import { connect } from 'node:net'

export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Writes bytes to a server as they are and hands back every response that came until the connection was
 * closed. Requests that are in order should ask for that with `Connection: close`.
 */
export function exchange(
  port: number,
  ...parts: readonly (string | Buffer)[]
): Promise<RawResponse[]> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server may hang up before it has read all; what counts is what it has said.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve(responsesIn(Buffer.concat(chunks)))
    })
    for (const part of parts) socket.write(part)
  })
}

/** Writes bytes to a server and hangs up at once. */
export function hangUpAfter(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('close', () => {
      resolve()
    })
    socket.write(bytes, () => socket.destroy())
  })
}

function responsesIn(bytes: Buffer): RawResponse[] {
  const endOfHead = bytes.indexOf('\r\n\r\n')
  if (endOfHead === -1) return []
  const [statusLine = '', ...lines] = bytes.subarray(0, endOfHead).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const endOfBody = endOfHead + 4 + Number(headers['content-length'] ?? 0)
  const status = Number(statusLine.split(' ')[1])
  const body = bytes.subarray(endOfHead + 4, endOfBody).toString('utf8')
  return [{ status, headers, body }, ...responsesIn(bytes.subarray(endOfBody))]
}
