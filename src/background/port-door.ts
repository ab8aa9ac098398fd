import type { Runtime } from '../browser/index.js'
import { PORT_NAME } from '../client/message.js'
import type { MessageDoor } from './message-door.js'
import type { Sender } from './sender.js'

/** Answers the requests that come over one port, in any order, until it closes. */
export function servePort(port: Runtime.Port, sender: Sender, door: MessageDoor): void {
  if (port.name !== PORT_NAME) return
  const underWay = new Map<unknown, AbortController>()

  port.onMessage.addListener((message: unknown) => {
    const { id, cancel } = (message ?? {}) as { id?: unknown; cancel?: unknown }
    if (cancel === true) {
      underWay.get(id)?.abort()
      return
    }
    const controller = new AbortController()
    underWay.set(id, controller)
    void door.ask(message, sender, controller.signal).then((response) => {
      if (underWay.get(id) === controller) underWay.delete(id)
      if (!controller.signal.aborted) port.postMessage({ id, ...response })
    })
  })
  port.onDisconnect.addListener(() => {
    for (const controller of underWay.values()) controller.abort()
  })
}
