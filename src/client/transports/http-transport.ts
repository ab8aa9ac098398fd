import { DisconnectedError } from '../errors.js'
import { toPlainResponse } from '../message.js'
import type { Transport } from '../transport.js'

/**
 * A way to a service over HTTP, such as one that `glossa serve` runs.
 *
 * @example
 * createClient({ transport: httpTransport('http://127.0.0.1:8787'), key })
 */
export function httpTransport(
  baseUrl: string | URL,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Transport {
  const base = withoutSlashesAtTheEnd(String(baseUrl))
  return {
    send: async ({ method, path, headers = {}, body }, signal) => {
      const request = new Request(base + path, {
        method,
        headers,
        body: body ?? null,
        signal: signal ?? null,
      })
      try {
        return await toPlainResponse(await fetch(request))
      } catch (error) {
        signal?.throwIfAborted()
        throw new DisconnectedError({ cause: error })
      }
    },
  }
}

function withoutSlashesAtTheEnd(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}
