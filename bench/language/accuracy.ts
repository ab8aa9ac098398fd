import type { Sample } from '../../training/language/evaluation.js'

/** A language needs this many texts in a set for its share of right answers to be a figure. */
const ENOUGH_TEXTS = 15

/** What one detector made of the texts of a set. */
export class Accuracy {
  readonly #tallies = new Map<string, { texts: number; right: number; taken: number }>()
  readonly #mistakes = new Map<string, number>()

  note({ code }: Sample, answer: string): void {
    const tally = this.#tallyOf(code)
    tally.texts++
    if (answer === code) {
      tally.right++
      return
    }
    const pair = `${code} as ${answer || 'nothing'}`
    this.#mistakes.set(pair, (this.#mistakes.get(pair) ?? 0) + 1)
    if (answer) this.#tallyOf(answer).taken++
  }

  /** The languages of which there are texts enough. */
  get languages(): string[] {
    return [...this.#tallies].filter(([, { texts }]) => texts >= ENOUGH_TEXTS).map(([code]) => code)
  }

  /** The share of right answers for a language. */
  of(code: string): number {
    const { right, texts } = this.#tallyOf(code)
    return right / texts
  }

  /** The mean of the shares of some languages, in percent, of those that have texts enough. */
  over(codes: ReadonlySet<string>): number {
    const measured = this.languages.filter((code) => codes.has(code))
    return (100 * measured.reduce((sum, code) => sum + this.of(code), 0)) / measured.length
  }

  /** The harmonic mean of precision and recall. */
  f1(code: string): number {
    const { right, texts, taken } = this.#tallyOf(code)
    return (2 * right) / (texts + right + taken)
  }

  /** Pairs of a language and what it was taken for, most frequent first. */
  get mistakes(): (readonly [pair: string, count: number])[] {
    return [...this.#mistakes].sort(([, one], [, other]) => other - one)
  }

  #tallyOf(code: string): { texts: number; right: number; taken: number } {
    const tally = this.#tallies.get(code) ?? { texts: 0, right: 0, taken: 0 }
    this.#tallies.set(code, tally)
    return tally
  }
}
