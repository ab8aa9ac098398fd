import { randomNumbers } from '../random.js'

/** How often a word is spelt otherwise than this writer is used to. */
const SLIP = 0.1

/**
 * Somebody who types a language in Latin letters without looking anything up: has habits, and slips now
 * and then. The same seed is the same writer.
 *
 * @example
 * const writer = new Writer(7)
 * writer.spell('sh|sch') // one of the two, and nearly always the same one from then on
 */
export class Writer {
  readonly #random: () => number
  readonly #habits = new Map<string, string>()
  readonly #traits = new Map<string, boolean>()

  constructor(seed: number) {
    this.#random = randomNumbers(seed + 1)
    // The first numbers of neighbouring seeds are alike.
    for (let drawn = 0; drawn < 4; drawn++) this.#random()
  }

  /**
   * One of several spellings with bars between, by habit; a spelling that stands there twice is twice as
   * usual. With strokes between, "o/u", it is not habit but the word that decides, which nobody here knows.
   */
  spell(spellings: string): string {
    if (spellings.includes('/')) return this.spell(this.pick(spellings.split('/')))
    if (!spellings.includes('|')) return spellings
    if (this.happens(SLIP)) return this.pick(spellings.split('|'))
    const habit = this.#habits.get(spellings) ?? this.pick(spellings.split('|'))
    this.#habits.set(spellings, habit)
    return habit
  }

  /** Whether this writer is one of those, a share of all, who have a way of writing. */
  has(trait: string, share: number): boolean {
    const has = this.#traits.get(trait) ?? this.happens(share)
    this.#traits.set(trait, has)
    return has
  }

  /** True so often, by chance. */
  happens(share: number): boolean {
    return this.#random() < share
  }

  /** One of several, by chance. */
  pick(from: readonly string[]): string {
    return from[Math.floor(this.#random() * from.length)] ?? ''
  }
}
