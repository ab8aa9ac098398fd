import { LATIN } from './broad-grams.js'
import { CALIBRATED } from './confidence.js'
import { type GramScorer, createGramScorer } from './gram-scorer.js'
import type { Model } from './model-format.js'
import { SCRIPTS } from './scripts.js'
import { WordReader } from './words.js'

/** How much of a text is read closely, in UTF-16 code units; the rest is skimmed. */
export const READ_CLOSELY = 1000

/** A text is compared with itself every so many words of a script. */
const BLOCK = 6
/** Where it is skimmed, words say less, and more of them are taken together. */
const SKIMMED_BLOCK = 36
/** A block speaks for another language if that leads in it by this much, in units of weight. */
const LEAD = 10
const SKIMMED_LEAD = 40
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
  /** For every class, what all words weigh, but for the broad grams that the scorer noted. */
  readonly sums: Int32Array
  /** Classes that part of the text may be in, though another is ahead in all of it. */
  readonly rivals: number[] = []

  readonly #scriptStart: Uint16Array
  /** What was read closely of a text that is too long for it: its letters, and what they weigh for every class. */
  readonly #closeLetters = new Uint32Array(SCRIPTS.length)
  readonly #closeSums: Int32Array
  #isSkimmed = false
  readonly #before: Int32Array
  /** How much more every class is read than others, in units of weight. */
  readonly #heads: Float64Array
  /** How many blocks there are, and for every class, how many of them it has and how many it nearly has. */
  #blocks = 0
  readonly #had: Uint16Array
  readonly #nearlyHad: Uint16Array
  /** The class that has the block before. */
  #holder = 0

  constructor(model: Model) {
    this.scorer = createGramScorer(model)
    this.sums = this.scorer.sums
    this.#closeSums = new Int32Array(model.codes.length)
    this.#had = new Uint16Array(model.codes.length)
    this.#nearlyHad = new Uint16Array(model.codes.length)
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
    }
    this.scripts.length = 0
    if (this.#isSkimmed) {
      this.#closeLetters.fill(0)
      this.#closeSums.fill(0)
      this.#isSkimmed = false
    }
    if (this.rivals.length > 0) this.rivals.length = 0
    this.scorer.wipe()
  }

  /** Looks at a text. The one before must be forgotten. */
  read(text: string): void {
    const { words, scripts, wordCounts, letterCounts } = this
    words.open(text)
    while (words.next()) {
      const { script } = words
      const skimmed = words.start > READ_CLOSELY
      if (skimmed && !this.#isSkimmed) this.#beginToSkim()
      const first = this.#scriptStart[script] ?? 0
      const last = this.#scriptStart[script + 1] ?? 0
      const count = (wordCounts[script] ?? 0) + 1
      if (count === 1) scripts.push(script)
      wordCounts[script] = count
      letterCounts[script] = (letterCounts[script] ?? 0) + words.length
      if (last - first < 2) continue
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

  /**
   * How much more a letter weighs for a class of the script than for the average one, in what was read closely,
   * where the text weighs `lead` more; Infinity if none of the script was.
   */
  leadPerLetter(script: number, number: number, lead: number): number {
    if (!this.#isSkimmed) return lead / (this.letterCounts[script] ?? 0)
    const letters = this.#closeLetters[script] ?? 0
    if (letters === 0) return Infinity
    const first = this.#scriptStart[script] ?? 0
    const sums = this.#closeSums.subarray(first, this.#scriptStart[script + 1])
    const average = sums.reduce((all, sum) => all + sum, 0) / sums.length
    return ((sums[number - first] ?? 0) - average) / letters
  }

  /** Keeps what was read closely: what is skimmed weighs less, by how much differs from text to text. */
  #beginToSkim(): void {
    this.#isSkimmed = true
    this.#closeLetters.set(this.letterCounts)
    this.#closeSums.set(this.sums)
    const { broad } = this.scorer
    broad.addUp(LATIN)
    const first = this.#scriptStart[LATIN] ?? 0
    const last = this.#scriptStart[LATIN + 1] ?? 0
    for (let number = first; number < last; number++) {
      this.#closeSums[number] = (this.#closeSums[number] ?? 0) + (broad.sums[number - first] ?? 0)
    }
  }

  /** The classes that have enough blocks, if they are more than one, and those that nearly have them. */
  #chooseRivals(): void {
    const enough = this.#blocks / BLOCKS_FOR_A_RIVAL
    let holders = 0
    for (const blocks of this.#had) if (blocks > enough) holders++
    for (let number = 0; holders > 1 && number < this.#had.length; number++) {
      const isRival = (this.#had[number] ?? 0) > enough || (this.#nearlyHad[number] ?? 0) > enough
      if (isRival) this.rivals.push(number)
    }
    this.#had.fill(0)
    this.#nearlyHad.fill(0)
    this.#blocks = 0
  }

  /** Notes which class has the last words: the one that had those before, unless another clearly leads in them. */
  #compareBlock(first: number, last: number, isFirst: boolean, skimmed: boolean): void {
    const { sums } = this
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
    const holder = this.#holder
    const lead = most - (sums[holder] ?? 0) + (before[holder] ?? 0) - (heads[holder] ?? 0)
    // A block in which the language changes may be nobody's: it stays with the class that had the one before.
    if (isFirst || (winner !== holder && lead > (skimmed ? SKIMMED_LEAD : LEAD)))
      this.#holder = winner
    this.#had[this.#holder] = (this.#had[this.#holder] ?? 0) + 1
    if (winner === this.#holder) this.#nearlyHad[second] = (this.#nearlyHad[second] ?? 0) + 1
    for (let number = first; number < last; number++) before[number] = sums[number] ?? 0
  }
}
