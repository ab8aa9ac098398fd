/** The result card of a page, which is in a closed shadow root: no page can look into it, and a debugger can. */
export interface Card {
  /** What the card holds as its answer. */
  answer(): Promise<unknown>
  /** Runs a function on the card's element; it may use nothing else. */
  evaluate<Result>(read: (card: HTMLElement) => Result): Promise<Result>
}

const PAUSE = 25

/**
 * Waits for a card.
 *
 * @param look Finds the way to run a function on the card's element, once it is there.
 * @throws Error where none appears in time.
 */
export async function waitForCard(
  look: () => Promise<Card['evaluate'] | undefined>,
  milliseconds = 5_000,
): Promise<Card> {
  const deadline = Date.now() + milliseconds
  while (Date.now() < deadline) {
    const evaluate = await look()
    if (evaluate) return { evaluate, answer: () => answerOf(evaluate) }
    await new Promise((passed) => setTimeout(passed, PAUSE))
  }
  throw new Error(`No card appeared within ${milliseconds} ms.`)
}

async function answerOf(evaluate: Card['evaluate']): Promise<unknown> {
  const answer = await evaluate(
    (card) => card.querySelector<HTMLElement>('[data-answer]')?.dataset.answer ?? 'null',
  )
  return JSON.parse(answer)
}
