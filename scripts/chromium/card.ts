import type { CDPSession, Page } from 'playwright-core'
import { waitForCard, type Card } from '../card.js'

/**
 * Waits for the card.
 *
 * @throws Error where none appears in time.
 */
export async function findCard(page: Page, milliseconds?: number): Promise<Card> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  return waitForCard(async () => {
    const node = await cardNode(session)
    return node === undefined ? undefined : evaluatorOf(session, node)
  }, milliseconds)
}

/** Whether a card is there now. */
export async function hasCard(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const node = await cardNode(session)
  await session.detach()
  return node !== undefined
}

function evaluatorOf(session: CDPSession, nodeId: number): Card['evaluate'] {
  return async (read) => {
    const { object } = await session.send('DOM.resolveNode', { nodeId })
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
      functionDeclaration: `function () { return (${read.toString()})(this) }`,
      returnByValue: true,
      ...(object.objectId !== undefined && { objectId: object.objectId }),
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value as Awaited<ReturnType<typeof read>>
  }
}

async function cardNode(session: CDPSession): Promise<number | undefined> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const card = nodes.find(({ attributes = [] }) => attributes.includes('card'))
  return card?.nodeId
}
