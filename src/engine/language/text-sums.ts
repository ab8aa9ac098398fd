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
const LEAD = 20
const SKIMMED_LEAD = 80
/** In a long text, a rival has to speak for one block in so many. */
const BLOCKS_FOR_A_RIVAL = 20
/** What is read closely shows languages that take turns from sentence to sentence; one block in so many is no quotation. */
const CLOSE_BLOCKS_FOR_A_RIVAL = 5

/** What one look at a text gives: what its words weigh for every class, script by script. */
export class TextSums {
  readonly words = new WordReader()
  readonly scorer: GramScorer
  /** The scripts of the text, in the order of `SCRIPTS`. */
  readonly scripts: number[] = []
  /** For every script, how many words and letters there are. */
  readonly wordCounts = new Uint32Array(SCRIPTS.length)
  readonly letterCounts = new Uint32Array(SCRIPTS.length)
  /**
   * For every class, what the words of its script weigh, but for the broad grams that the scorer noted: all words of a
   * text, or those that were read closely, if there are any. In a long text broad grams are not noted to the end, and
   * what is left would speak for languages that have few of them.
   */
  readonly sums: Int32Array
  /** Classes that the text or part of it may be in, though another may be ahead in the sums. */
  readonly rivals: number[] = []

  readonly #scriptStart: Uint16Array
  /** What was read closely of a text that goes on behind that: its words, its letters, and what they weigh. */
  readonly #closeWords = new Uint32Array(SCRIPTS.length)
  readonly #closeLetters = new Uint32Array(SCRIPTS.length)
  readonly #closeSums: Int32Array
  #closeBroad = 0
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
    const { scripts } = this
    // One by one: an array whose length is set to none gives up its room, and needs it again for the next text.
    for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
      this.wordCounts[script] = 0
      this.letterCounts[script] = 0
    }
    if (this.#isSkimmed) {
      this.#closeWords.fill(0)
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
    if (this.#blocks > 0) {
      this.#addRivals(BLOCKS_FOR_A_RIVAL)
      this.#had.fill(0)
      this.#nearlyHad.fill(0)
      this.#blocks = 0
    }
    if (this.#isSkimmed) this.#returnToClose()
  }

  /** How many words of a script the sums are of. */
  summedWords(script: number): number {
    return (this.#isOfClose(script) ? this.#closeWords : this.wordCounts)[script] ?? 0
  }

  /** How many letters of a script the sums are of. */
  summedLetters(script: number): number {
    return (this.#isOfClose(script) ? this.#closeLetters : this.letterCounts)[script] ?? 0
  }

  /** Whether the sums of a script are of what was read closely alone. */
  #isOfClose(script: number): boolean {
    return this.#isSkimmed && (this.#closeWords[script] ?? 0) > 0
  }

  /** Keeps what was read closely. */
  #beginToSkim(): void {
    this.#isSkimmed = true
    this.#closeWords.set(this.wordCounts)
    this.#closeLetters.set(this.letterCounts)
    this.#closeSums.set(this.sums)
    this.#closeBroad = this.scorer.broad.countMet()
    this.#addRivals(CLOSE_BLOCKS_FOR_A_RIVAL)
  }

  /** Goes back to the sums of what was read closely, in the scripts that have some. */
  #returnToClose(): void {
    for (const script of this.scripts) {
      if (!this.#isOfClose(script)) continue
      const first = this.#scriptStart[script] ?? 0
      this.sums.set(this.#closeSums.subarray(first, this.#scriptStart[script + 1]), first)
      if (script === LATIN) this.scorer.broad.keep(this.#closeBroad)
    }
  }

  /** Adds the classes that have one block in so many and, if they are more than one, those that nearly have them. */
  #addRivals(blocksForARival: number): void {
    const enough = this.#blocks / blocksForARival
    let holders = 0
    for (const blocks of this.#had) if (blocks > enough) holders++
    for (let number = 0; number < this.#had.length; number++) {
      const isNear = holders > 1 && (this.#nearlyHad[number] ?? 0) > enough
      const isRival = isNear || (this.#had[number] ?? 0) > enough
      if (isRival && !this.rivals.includes(number)) this.rivals.push(number)
    }
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
