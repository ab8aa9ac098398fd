import type { Server, ServerResponse } from 'node:http'

/** How many milliseconds the requests that are under way have to end. */
const GRACE = 5_000

/**
 * Watches a server, so that it can be ended as soon as what is under way is answered, however long its
 * clients would like to keep their connections.
 *
 * @returns What ends the server: no connection is taken any more, and the promise resolves with the last gone.
 * @example
 * const drain = drainable(server)
 * await drain()
 */
export function drainable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isEnding = false

  function endOnceAnswered(): void {
    if (isEnding && underWay.size === 0) server.closeAllConnections()
  }

  server.on('request', (_, outgoing: ServerResponse) => {
    underWay.add(outgoing)
    outgoing.once('close', () => {
      underWay.delete(outgoing)
      endOnceAnswered()
    })
  })

  return () =>
    new Promise((resolve) => {
      const impatience = setTimeout(() => {
        server.closeAllConnections()
      }, GRACE)
      server.close(() => {
        clearTimeout(impatience)
        resolve()
      })
      isEnding = true
      endOnceAnswered()
    })
}
