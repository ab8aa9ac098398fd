import { CALIBRATED } from './confidence.js'
import { type GramScorer, createGramScorer } from './gram-scorer.js'
import type { Model } from './model-format.js'
import { SCRIPTS } from './scripts.js'
import { WordReader } from './words.js'

/** How much of a text is read closely, in UTF-16 code units; the rest is skimmed. */
export const READ_CLOSELY = 1000

/** A text is compared with itself every so many words of a script. */
const BLOCK = 6
/** A skimmed letter weighs about this share of one that is read closely: its word is asked for fewer grams. */
const SKIMMED_SHARE = 0.15
/** Where it is skimmed, words say less, and more of them are taken together. */
const SKIMMED_BLOCK = 36
/** A block speaks for another language if that leads in it by this much, in units of weight. */
const LEAD = 10
const SKIMMED_LEAD = 60
/** In a long text, a rival has to speak for one block in so many. */
const BLOCKS_FOR_A_RIVAL = 20

/** What one look at a text gives: what its words weigh for every class, script by script. */
export class TextSums {
  readonly words = new WordReader()
  readonly scorer: GramScorer
  /** The scripts of the text, in the order of `SCRIPTS`. */
  readonly scripts: number[] = []
  /** For every script, how many words and letters there are. */
  readonly wordCounts = new Uint32Array(SCRIPTS.length)
  readonly letterCounts = new Uint32Array(SCRIPTS.length)
  /** The letters, the skimmed ones as the share that they weigh. */
  readonly weighedLetters = new Float64Array(SCRIPTS.length)
  /** For every class, what all words weigh, but for the broad grams that the scorer noted. */
  readonly sums: Int32Array
  /** Classes that part of the text may be in, though another is ahead in all of it. */
  readonly rivals: number[] = []

  readonly #scriptStart: Uint16Array
  readonly #before: Int32Array
  /** How much more every class is read than others, in units of weight. */
  readonly #heads: Float64Array
  /** For every class, how many blocks speak for it against the one before; and how many blocks there are. */
  readonly #wins: Uint16Array
  #blocks = 0
  #lastWinner = 0
  #lastSecond = 0

  constructor(model: Model) {
    this.scorer = createGramScorer(model)
    this.sums = this.scorer.sums
    this.#wins = new Uint16Array(model.codes.length)
    this.#before = new Int32Array(model.codes.length)
    const { unit, priorStrength } = CALIBRATED
    const strength = (model.calibration[priorStrength] ?? 0) / (model.calibration[unit] ?? 1)
    this.#heads = Float64Array.from(model.priors, (prior) => prior * strength)
    this.#scriptStart = model.scriptStart
  }

  /** Leaves nothing of a text behind. To be called when it is judged, and before the next one. */
  forget(): void {
    for (const script of this.scripts) {
      this.wordCounts[script] = 0
      this.letterCounts[script] = 0
      this.weighedLetters[script] = 0
    }
    this.scripts.length = 0
    if (this.rivals.length > 0) this.rivals.length = 0
    this.scorer.wipe()
  }

  /** Looks at a text. The one before must be forgotten. */
  read(text: string): void {
    const { words, scripts, wordCounts, letterCounts, weighedLetters } = this
    words.open(text)
    while (words.next()) {
      const { script } = words
      const first = this.#scriptStart[script] ?? 0
      const last = this.#scriptStart[script + 1] ?? 0
      const count = (wordCounts[script] ?? 0) + 1
      if (count === 1) scripts.push(script)
      wordCounts[script] = count
      letterCounts[script] = (letterCounts[script] ?? 0) + words.length
      if (last - first < 2) continue
      const skimmed = words.start > READ_CLOSELY
      const weighed = skimmed ? words.length * SKIMMED_SHARE : words.length
      weighedLetters[script] = (weighedLetters[script] ?? 0) + weighed
      this.scorer.add(words, first, skimmed)
      if (count % (skimmed ? SKIMMED_BLOCK : BLOCK) === 0) {
        this.#compareBlock(first, last, count === BLOCK, skimmed)
      }
    }
    if (scripts.length > 1) scripts.sort((one, other) => one - other)
    for (const script of scripts) {
      const count = wordCounts[script] ?? 0
      if (count < BLOCK || count % BLOCK === 0) continue
      const first = this.#scriptStart[script] ?? 0
      const last = this.#scriptStart[script + 1] ?? 0
      if (last - first > 1) this.#compareBlock(first, last, false, false)
    }
    if (this.#blocks > 0) this.#chooseRivals()
  }

  #chooseRivals(): void {
    const wins = this.#wins
    for (let number = 0; number < wins.length; number++) {
      if ((wins[number] ?? 0) > this.#blocks / BLOCKS_FOR_A_RIVAL) this.rivals.push(number)
    }
    wins.fill(0)
    this.#blocks = 0
  }

  /** Notes rivals if the last words speak for another class than the words before them. */
  #compareBlock(first: number, last: number, isFirst: boolean, skimmed: boolean): void {
    const { sums } = this
    const wins = this.#wins
    this.#blocks++
    const before = this.#before
    const heads = this.#heads
    if (isFirst) before.fill(0, first, last)
    let winner = first
    let second = first
    let most = -Infinity
    let nextToMost = -Infinity
    for (let number = first; number < last; number++) {
      const gain = (sums[number] ?? 0) - (before[number] ?? 0) + (heads[number] ?? 0)
      if (gain > most) {
        second = winner
        nextToMost = most
        winner = number
        most = gain
      } else if (gain > nextToMost) {
        second = number
        nextToMost = gain
      }
    }
    const previous = this.#lastWinner
    const lead = most - (sums[previous] ?? 0) + (before[previous] ?? 0) - (heads[previous] ?? 0)
    const isClear = winner !== previous && lead > (skimmed ? SKIMMED_LEAD : LEAD)
    if (!isFirst && isClear) {
      for (const rival of [winner, second, previous, this.#lastSecond]) {
        wins[rival] = (wins[rival] ?? 0) + 1
      }
    }
    // A block in which the language changes may be nobody's: the next one is compared with the one before it.
    if (isFirst || isClear) {
      this.#lastWinner = winner
      this.#lastSecond = second
    }
    for (let number = first; number < last; number++) before[number] = sums[number] ?? 0
  }
}
