import { DisconnectedError } from '../errors.js'
import { PORT_NAME, type PlainResponse, type PortRequest, type PortResponse } from '../message.js'
import type { Transport } from '../transport.js'
import {
  connectionError,
  extensionRuntime,
  type ExtensionRuntime,
  type RuntimePort,
} from './extension-runtime.js'
import { messageTransport } from './message-transport.js'

interface Pending {
  readonly resolve: (response: PlainResponse) => void
  readonly reject: (error: Error) => void
}

/**
 * A way to the extension with this id by one port for all requests, which makes giving a request up
 * possible. Where the port closes, because the worker was stopped, the next request opens another.
 *
 * @example
 * createClient({ transport: portTransport(GLOSSA_ID), key })
 */
export function portTransport(
  extensionId: string,
  runtime: ExtensionRuntime = extensionRuntime(),
): Transport {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let port: RuntimePort | undefined

  function open(): RuntimePort {
    const opened = runtime.connect(extensionId, { name: PORT_NAME })
    opened.onMessage.addListener((message) => {
      const response = message as PortResponse
      pending.get(response.id)?.resolve(response)
      pending.delete(response.id)
    })
    opened.onDisconnect.addListener((closed) => {
      const error = connectionError(closed.error ?? runtime.lastError)
      port = undefined
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    })
    return opened
  }

  function post(message: PortRequest): void {
    port ??= open()
    port.postMessage(message)
  }

  return {
    ...messageTransport(extensionId, runtime),
    send: (request, signal) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        pending.set(id, { resolve, reject })
        try {
          post({ id, ...request })
        } catch (error) {
          pending.delete(id)
          port = undefined
          reject(new DisconnectedError({ cause: error }))
        }
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return
          port?.postMessage({ id, cancel: true } satisfies PortRequest)
          reject(signal.reason as Error)
        })
      }),
  }
}
