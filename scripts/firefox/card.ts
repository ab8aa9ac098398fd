import type { Browser } from 'puppeteer-core'
import { waitForCard, type Card } from '../card.js'
import { remoteOf, type Context, type Remote } from './remote.js'

/**
 * Waits for the card, in whichever document of the browser it is.
 *
 * @throws Error where none appears in time.
 */
export async function findCard(browser: Browser, milliseconds?: number): Promise<Card> {
  return waitForCard(async () => {
    const { contexts } = remoteOf(browser)
    for (const { context } of withFrames(await contexts())) {
      const root = await cardRoot(browser, context)
      if (root) return evaluatorOf(browser, context, root)
    }
    return undefined
  }, milliseconds)
}

/** Whether a card is there now. */
export function hasCard(browser: Browser): Promise<boolean> {
  return findCard(browser, 1).then(
    () => true,
    () => false,
  )
}

function withFrames(contexts: readonly Context[]): readonly Context[] {
  return contexts.flatMap((context) => [context, ...withFrames(context.children ?? [])])
}

async function cardRoot(browser: Browser, context: string): Promise<Remote | undefined> {
  try {
    const host = await remoteOf(browser).call(
      context,
      '() => document.querySelector("glossa-card")',
    )
    return (host.value as { shadowRoot?: Remote } | undefined)?.shadowRoot
  } catch {
    // The document has gone meanwhile.
    return undefined
  }
}

function evaluatorOf(browser: Browser, context: string, root: Remote): Card['evaluate'] {
  return async (read) => {
    const { value } = await remoteOf(browser).call(
      context,
      `(root) => JSON.stringify((${read.toString()})(root.querySelector('.card')))`,
      root,
    )
    return JSON.parse(String(value)) as Awaited<ReturnType<typeof read>>
  }
}
