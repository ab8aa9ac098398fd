import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
} from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Service } from '../service/index.js'
import { withinBounds } from './bounded-body.js'

export interface Certificate {
  readonly cert: string | Buffer
  readonly key: string | Buffer
}

export interface HttpDoorOptions {
  readonly certificate?: Certificate
  /** The largest body that is read; left out, it is more than the service takes in one call. */
  readonly mostBytes?: number
}

interface NodeBindings {
  readonly incoming: IncomingMessage
}

/**
 * The service as an HTTP server, or as an HTTPS one where there is a certificate. It does not listen yet.
 *
 * @example
 * createHttpDoor(service).listen(8787, '127.0.0.1')
 */
export function createHttpDoor(
  service: Service,
  { certificate, mostBytes }: HttpDoorOptions = {},
): Server {
  const listener = getRequestListener(
    (request, bindings) => {
      // The adapter hands over what Node received; its type leaves that open.
      const { incoming } = bindings as unknown as NodeBindings
      return service(withinBounds(request, mostBytes), { target: pathAsSent(incoming.url ?? '/') })
    },
    { overrideGlobalObjects: false, hostname: 'localhost', errorHandler: () => unreadable() },
  )
  const options: ServerOptions = { requireHostHeader: false }
  const server = certificate
    ? createHttpsServer(
        { ...options, ...certificate },
        (incoming, outgoing) => void listener(incoming, outgoing),
      )
    : createHttpServer(options, (incoming, outgoing) => void listener(incoming, outgoing))
  server.on('clientError', (_, socket) => {
    refuse(socket, UNREADABLE, 400)
  })
  server.on('connect', (_, socket) => {
    refuse(socket, 'Tunnels are not served here; use GET or POST.', 405)
  })
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  return server
}

const UNREADABLE = 'The request is not valid HTTP, or its headers are too large.'
const JSON_TYPE = 'application/json; charset=utf-8'

/** A request may name its whole address, as to a proxy; the path is what counts. */
function pathAsSent(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '')
}

function unreadable(): Response {
  return new Response(errorBody(UNREADABLE, 400), {
    status: 400,
    headers: { 'content-type': JSON_TYPE },
  })
}

/** Answers what Node could not make a request of, in JSON like all else. */
function refuse(socket: Duplex, message: string, status: 400 | 405): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = errorBody(message, status)
  const head = [
    `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Method Not Allowed'}`,
    ...(status === 405 ? ['Allow: GET, HEAD, POST'] : []),
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function errorBody(message: string, code: number): string {
  return JSON.stringify({ error: { code, message } })
}
