import { orAborted } from '../abortable.js'
import {
  isPlainResponse,
  PORT_NAME,
  type PlainRequest,
  type PlainResponse,
  type PortRequest,
  type PortResponse,
} from '../message.js'
import type { Transport } from '../transport.js'
import {
  connectionError,
  extensionRuntime,
  type ExtensionRuntime,
  type RuntimePort,
} from './extension-runtime.js'
import { messageTransport, foreignAnswer } from './message-transport.js'

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
  let line: Line | undefined
  return {
    ...messageTransport(extensionId, runtime),
    send: async (request, signal) => {
      signal?.throwIfAborted()
      if (!line?.isOpen()) line = openLine(extensionId, runtime)
      return line.send(request, signal)
    },
  }
}

/** One port and the requests that wait on it; what becomes of it is nothing to the ports after it. */
interface Line {
  isOpen(): boolean
  send(request: PlainRequest, signal: AbortSignal | undefined): Promise<PlainResponse>
}

interface Waiting {
  readonly resolve: (response: PlainResponse) => void
  readonly reject: (error: Error) => void
}

/** The id of no request; those of requests count up from it. */
const NOBODY = 0

function openLine(extensionId: string, runtime: ExtensionRuntime): Line {
  const waiting = new Map<number, Waiting>()
  let lastId = NOBODY
  let isOpen = true
  const port = connect(extensionId, runtime)

  function close(error: Error): void {
    isOpen = false
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function post(message: PortRequest): void {
    try {
      port.postMessage(message)
    } catch (error) {
      close(connectionError(error))
    }
  }

  port.onMessage.addListener((message) => {
    const { id = NOBODY, ...response } = (message ?? {}) as Partial<PortResponse>
    const asked = waiting.get(id)
    if (!asked) return
    waiting.delete(id)
    if (isPlainResponse(response)) asked.resolve(response)
    else asked.reject(foreignAnswer())
  })
  port.onDisconnect.addListener((closed) => {
    close(connectionError(closed.error ?? runtime.lastError))
  })

  return {
    isOpen: () => isOpen,
    send: async (request, signal) => {
      const id = ++lastId
      const answered = new Promise<PlainResponse>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
      post({ id, ...request })
      if (!signal) return answered
      try {
        return await orAborted(answered, signal)
      } finally {
        if (waiting.delete(id)) post({ id, cancel: true })
      }
    },
  }
}

function connect(extensionId: string, runtime: ExtensionRuntime): RuntimePort {
  try {
    return runtime.connect(extensionId, { name: PORT_NAME })
  } catch (error) {
    throw connectionError(error)
  }
}
