import { toPlainRequest, toResponse } from './message.js'
import type { Transport } from './transport.js'

/** Stands in for the origin of relative paths; nothing is ever sent there. */
const BASE = 'https://glossa.invalid'

/**
 * A `fetch` that asks the service by way of a transport, for code that is written against `fetch`.
 *
 * @example
 * const fetch = createFetch(messageTransport(GLOSSA_ID))
 * const response = await fetch('/v2/status', { headers: { authorization: `Bearer ${key}` } })
 */
export function createFetch(
  transport: Transport,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, BASE), init)
    request.signal.throwIfAborted()
    return toResponse(await transport.send(await toPlainRequest(request), request.signal))
  }
}
