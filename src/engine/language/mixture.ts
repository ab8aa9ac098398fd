import { LATIN } from './broad-grams.js'
import { CALIBRATED } from './confidence.js'
import type { Model } from './model-format.js'
import { type WordWeights, findRuns } from './runs.js'
import { READ_CLOSELY, type TextSums } from './text-sums.js'

/** How much one word may speak against a language, in natural logarithms: it may be a name. */
const MOST_AGAINST = 5
/** How much a word of one script speaks against a language in another. */
const OTHER_SCRIPT = 5

/** A text that is not read closely has some thousand pieces, as long as they are no longer than part of a sentence. */
const UNITS_IN_PIECE = 3000
const MOST_WORDS_IN_PIECE = 4

/** Words in a row that are in one class. */
export interface Run {
  readonly start: number
  readonly end: number
  readonly class: number
  readonly words: number
  /** How much better the whole text does for letting this class have its words, in natural logarithms. */
  readonly gain: number
}

/** A class more has to be worth this much, in natural logarithms. */
const LEAST_GAIN = 6
/** A text in more languages than this is a list of languages. */
const MOST_LANGUAGES = 4

/** A second, slower look at a text that may be in more languages than one. */
export class Mixture {
  readonly #model: Model
  readonly #text: TextSums
  readonly #unit: number
  /** What a word weighs for each of the classes in question. */
  readonly #ofWord = new Float64Array(256)

  constructor(model: Model, text: TextSums) {
    this.#model = model
    this.#text = text
    this.#unit = model.calibration[CALIBRATED.unit] ?? 1
  }

  /**
   * Cuts a text into runs of those of the given classes that are worth it. Read closely, it is cut at the
   * word; otherwise a long text is skimmed, and cut at every so many words. Without classes there are none.
   */
  runs(text: string, classes: readonly number[], closely: boolean): Run[] {
    const { words } = this.#text
    const states = classes.length
    if (states === 0) return []
    const wordsInPiece = closely
      ? 1
      : Math.min(MOST_WORDS_IN_PIECE, 1 + Math.floor(text.length / UNITS_IN_PIECE))
    const starts: number[] = []
    const ends: number[] = []
    const weights: number[] = []
    let count = 0
    words.open(text)
    while (words.next()) {
      this.#weigh(classes, !closely && words.start > READ_CLOSELY)
      const isFirst = count % wordsInPiece === 0
      if (isFirst) starts.push(words.start)
      else ends.pop()
      ends.push(words.end)
      for (let state = 0; state < states; state++) {
        const weight = this.#ofWord[state] ?? 0
        if (isFirst) weights.push(weight)
        else weights[weights.length - states + state] = (weights.at(state - states) ?? 0) + weight
      }
      count++
    }
    const all = {
      ...{ words: starts.length, states },
      ...{ weights: Float32Array.from(weights), prices: this.#pricesOf(classes) },
    }
    const { chosen, gains } = chooseStates(all)
    const { path } = findRuns(all, chosen)
    const runs: Run[] = []
    for (let from = 0, to = 0; from < path.length; from = to) {
      const state = path[from] ?? 0
      while (path[to] === state) to++
      runs.push({
        start: starts[from] ?? 0,
        end: ends[to - 1] ?? 0,
        class: classes[state] ?? 0,
        words: (to - from) * wordsInPiece,
        gain: gains[chosen.indexOf(state)] ?? 0,
      })
    }
    return runs
  }

  /** What less read languages cost beside the one that is read most. */
  #pricesOf(classes: readonly number[]): Float32Array {
    const { priors, calibration } = this.#model
    const most = Math.max(...classes.map((number) => priors[number] ?? 0))
    const strength = calibration[CALIBRATED.priorStrength] ?? 0
    return Float32Array.from(classes, (number) => strength * (most - (priors[number] ?? 0)))
  }

  /** Finds what the reader's word weighs for each class, below the best of them. */
  #weigh(classes: readonly number[], skimmed: boolean): void {
    const { scriptStart } = this.#model
    const { words, sums, scorer } = this.#text
    const ofWord = this.#ofWord
    const first = scriptStart[words.script] ?? 0
    const last = scriptStart[words.script + 1] ?? 0
    const size = last - first
    if (size > 1) {
      sums.fill(0, first, last)
      scorer.broad.keep(0)
      scorer.add(words, first, skimmed)
    }
    let most = -Infinity
    for (let state = 0; state < classes.length; state++) {
      const number = classes[state] ?? 0
      if (number < first || number >= last) continue
      let sum = sums[number] ?? 0
      if (words.script === LATIN) sum += scorer.broad.weightOf(number - first)
      ofWord[state] = sum * this.#unit
      most = Math.max(most, sum * this.#unit)
    }
    for (let state = 0; state < classes.length; state++) {
      const number = classes[state] ?? 0
      if (number < first || number >= last) ofWord[state] = -OTHER_SCRIPT
      else ofWord[state] = Math.max(-MOST_AGAINST, (ofWord[state] ?? 0) - most)
    }
  }
}

/**
 * The states that the words are in: the best one for all of them, then one more at a time as long as the
 * text is the better for it. The gain of each is what the text is the better for it.
 */
function chooseStates(all: WordWeights): { chosen: number[]; gains: number[] } {
  const chosen: number[] = []
  const gains: number[] = []
  let total = -Infinity
  while (chosen.length < MOST_LANGUAGES) {
    let best = 0
    let most = -Infinity
    for (let state = 0; state < all.states; state++) {
      if (chosen.includes(state)) continue
      const { weight } = findRuns(all, [...chosen, state])
      if (weight > most) {
        most = weight
        best = state
      }
    }
    if (most - total < LEAST_GAIN) break
    chosen.push(best)
    gains.push(most - total)
    total = most
  }
  return { chosen, gains }
}
