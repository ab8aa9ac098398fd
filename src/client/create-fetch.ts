import { orAborted } from './abortable.js'
import { ORIGIN, toPlainRequest, toResponse } from './message.js'
import type { Transport } from './transport.js'

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
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)
    const { signal } = request
    signal.throwIfAborted()
    const answered = toPlainRequest(request).then((plain) => transport.send(plain, signal))
    return toResponse(await orAborted(answered, signal))
  }
}
