import type { PlainResponse } from '../../src/client/index.js'
import type {
  ExtensionRuntime,
  RuntimePort,
} from '../../src/client/transports/extension-runtime.js'

const NOBODY = 'Could not establish connection. Receiving end does not exist.'

/** What came over a port. */
export interface Received {
  readonly id: number
  readonly method?: string
  readonly path?: string
  readonly cancel?: true
}

/** The other end of a port. */
export interface OtherEnd {
  readonly name: string
  readonly received: readonly Received[]
  answer(id: number, response: PlainResponse): void
  say(message: unknown): void
  /** The worker has stopped, and whoever writes to it is told so. */
  die(): void
  /** The news that the worker has stopped arrives. */
  tell(): void
  stop(): void
}

/** Another extension as a browser shows it: it takes messages and ports, stops, and may not be there. */
export function createOtherExtension({
  isInstalled = true,
  answerMessage = () => undefined,
}: {
  readonly isInstalled?: boolean
  readonly answerMessage?: (message: unknown) => unknown
} = {}): { readonly runtime: ExtensionRuntime; readonly ports: readonly OtherEnd[] } {
  const ports: OtherEnd[] = []
  let lastError: { message: string } | undefined
  const withError = (message: string | undefined, listener: () => void): void => {
    lastError = message === undefined ? undefined : { message }
    listener()
    lastError = undefined
  }

  function openPort(name: string): RuntimePort {
    const received: Received[] = []
    const hearing: ((message: unknown) => void)[] = []
    const leaving: ((port: RuntimePort) => void)[] = []
    let isDead = !isInstalled
    const port: RuntimePort = {
      postMessage: (message) => {
        if (isDead && isInstalled) throw new Error('Attempting to use a disconnected port object')
        received.push(structuredClone(message) as Received)
      },
      disconnect: () => undefined,
      onMessage: { addListener: (listener) => void hearing.push(listener) },
      onDisconnect: { addListener: (listener) => void leaving.push(listener) },
    }
    const tell = (): void => {
      withError(isInstalled ? undefined : NOBODY, () => {
        for (const listener of leaving) listener(port)
      })
    }
    const say = (message: unknown): void => {
      for (const listener of hearing) listener(structuredClone(message))
    }
    ports.push({
      name,
      received,
      say,
      answer: (id, response) => {
        say({ id, ...response })
      },
      die: () => {
        isDead = true
      },
      tell,
      stop: () => {
        isDead = true
        tell()
      },
    })
    if (!isInstalled) queueMicrotask(tell)
    return port
  }

  return {
    ports,
    runtime: {
      sendMessage: async (_, message) => {
        await Promise.resolve()
        if (!isInstalled) throw new Error(NOBODY)
        return answerMessage(structuredClone(message))
      },
      connect: (_, { name }) => openPort(name),
      get lastError() {
        return lastError
      },
    },
  }
}
