import type { CDPSession, Page } from 'playwright-core'

/** The result card of a page, which is in a closed shadow root: no page can look into it, and a debugger can. */
export interface Card {
  /** What the card holds as its answer. */
  answer(): Promise<unknown>
  /** Runs a function on the card's element, in the extension's own world. */
  evaluate<Result>(read: (card: HTMLElement) => Result): Promise<Result>
}

const PAUSE = 25

/**
 * Waits for the card.
 *
 * @throws Error where none appears in time.
 */
export async function findCard(page: Page, milliseconds = 5_000): Promise<Card> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const deadline = Date.now() + milliseconds
  while (Date.now() < deadline) {
    const node = await cardNode(session)
    if (node !== undefined) return cardOf(session, node)
    await page.waitForTimeout(PAUSE)
  }
  throw new Error(`No card appeared within ${milliseconds} ms.`)
}

/** Whether a card is there now. */
export async function hasCard(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const node = await cardNode(session)
  await session.detach()
  return node !== undefined
}

function cardOf(session: CDPSession, nodeId: number): Card {
  const evaluate: Card['evaluate'] = async (read) => {
    const { object } = await session.send('DOM.resolveNode', { nodeId })
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
      functionDeclaration: `function () { return (${read.toString()})(this) }`,
      returnByValue: true,
      ...(object.objectId !== undefined && { objectId: object.objectId }),
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value as Awaited<ReturnType<typeof read>>
  }
  return {
    evaluate,
    answer: async () =>
      JSON.parse(
        await evaluate(
          (card) => card.querySelector<HTMLElement>('[data-answer]')?.dataset.answer ?? 'null',
        ),
      ) as unknown,
  }
}

async function cardNode(session: CDPSession): Promise<number | undefined> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const card = nodes.find(({ attributes = [] }) => attributes.includes('card'))
  return card?.nodeId
}
