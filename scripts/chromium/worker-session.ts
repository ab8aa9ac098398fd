import type { LaunchedBrowser } from './launch.js'

/** A debugger's line to an extension's worker, which Playwright has for pages alone. */
export interface WorkerSession {
  /** Asks for something of the protocol, and answers with its result. */
  send<Result = unknown>(method: string, parameters?: object): Promise<Result>
  /** Hears what the worker tells unasked. */
  on(method: string, heard: (parameters: unknown) => void): void
  detach(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly method?: string
  readonly params?: unknown
}

/** @throws Error where the worker is not awake. */
export async function openWorkerSession(
  { context }: LaunchedBrowser,
  extensionId: string,
): Promise<WorkerSession> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session to speak to it.')
  const { targetInfos } = await session.send('Target.getTargets')
  const target = targetInfos.find(
    ({ type, url }) => type === 'service_worker' && url.includes(extensionId),
  )
  if (!target) throw new Error('The worker is not there.')
  const { sessionId } = await session.send('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: false,
  })
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: [string, (parameters: unknown) => void][] = []
  let lastId = 0
  session.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return
    const message = JSON.parse(received.message) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const [method, heard] of listeners) if (method === message.method) heard(message.params)
  })
  return {
    send: async <Result>(method: string, parameters: object = {}) => {
      const id = ++lastId
      const answered = new Promise<Message>((resolve) => {
        waiting.set(id, resolve)
      })
      const message = JSON.stringify({ id, method, params: parameters })
      await session.send('Target.sendMessageToTarget', { sessionId, message })
      const { result, error } = await answered
      waiting.delete(id)
      if (error) throw new Error(`${method}: ${error.message}`)
      // What a method answers is written in the protocol, which has no types here.
      return result as Result
    },
    on: (method, heard) => {
      listeners.push([method, heard])
    },
    detach: () => session.detach(),
  }
}
