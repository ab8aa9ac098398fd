import type { Browser } from 'puppeteer-core'

/** A document that Firefox shows: a tab's, with those of the frames in it. */
export interface Context {
  readonly context: string
  readonly url: string
  readonly children?: readonly Context[]
}

/** What the page's world holds, as it is told: with a handle on what cannot be. */
export interface Remote {
  readonly sharedId?: string
  readonly value?: unknown
}

/**
 * Firefox's own remote protocol, WebDriver BiDi, for the little of it that Puppeteer has no words for.
 * `chrome` is the scope of the browser itself.
 */
export function remoteOf(browser: Browser) {
  const { connection } = browser as unknown as {
    connection: { send(method: string, parameters: object): Promise<{ result: unknown }> }
  }
  const send = async (method: string, parameters: object): Promise<unknown> =>
    (await connection.send(method, parameters)).result

  return {
    contexts: async (scope: 'content' | 'chrome' = 'content'): Promise<readonly Context[]> => {
      const tree = await send('browsingContext.getTree', { 'moz:scope': scope })
      return (tree as { contexts: readonly Context[] }).contexts
    },
    /** @throws Error where the function throws. */
    call: async (
      context: string,
      functionDeclaration: string,
      ...handles: readonly Remote[]
    ): Promise<Remote> => {
      const outcome = (await send('script.callFunction', {
        functionDeclaration,
        arguments: handles,
        target: { context },
        awaitPromise: true,
        // Closed shadow roots too.
        serializationOptions: { includeShadowTree: 'all', maxDomDepth: 0 },
      })) as { result?: Remote; exceptionDetails?: { text: string } }
      if (!outcome.result) throw new Error(outcome.exceptionDetails?.text)
      return outcome.result
    },
  }
}
