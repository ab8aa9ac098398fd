import { type GramScorer } from './gram-scorer.js'
import type { Model } from './model-format.js'
import { type WordWeights, findRuns } from './runs.js'
import type { TextSums } from './text-sums.js'

/** How much one word may speak against a language, in natural logarithms: it may be a name. */
const MOST_AGAINST = 5
/** How much a word of one script speaks against a language in another. */
const OTHER_SCRIPT = 5

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

  constructor(model: Model, text: TextSums) {
    this.#model = model
    this.#text = text
    this.#unit = model.calibration[0] ?? 1
  }

  /** Cuts a text into runs of those of the given classes that are worth it. */
  runs(text: string, classes: readonly number[]): Run[] {
    const { words, scorer } = this.#text
    const starts: number[] = []
    const ends: number[] = []
    const weights: number[] = []
    words.open(text)
    while (words.next()) {
      starts.push(words.start)
      ends.push(words.end)
      for (const weight of this.#weigh(scorer, classes)) weights.push(weight)
    }
    const all = {
      words: starts.length,
      states: classes.length,
      weights: Float32Array.from(weights),
    }
    const { states, gains } = chooseStates(all)
    const { path } = findRuns(all, states)
    const runs: Run[] = []
    for (let from = 0, to = 0; from < path.length; from = to) {
      const state = path[from] ?? 0
      while (to < path.length && path[to] === state) to++
      runs.push({
        start: starts[from] ?? 0,
        end: ends[to - 1] ?? 0,
        class: classes[state] ?? 0,
        words: to - from,
        gain: gains[states.indexOf(state)] ?? 0,
      })
    }
    return runs
  }

  /** What the reader's word weighs for each class, below the best of them. */
  #weigh(scorer: GramScorer, classes: readonly number[]): number[] {
    const { scriptStart, broadRows } = this.#model
    const { words, sums } = this.#text
    const first = scriptStart[words.script] ?? 0
    const last = scriptStart[words.script + 1] ?? 0
    sums.fill(0, first, last)
    scorer.clear()
    if (last - first > 1) scorer.add(words, sums, first, false)
    const weights = classes.map((number) => {
      if (number < first || number >= last) return -Infinity
      let sum = sums[number] ?? 0
      for (let at = 0; at < scorer.broadCount; at++) {
        sum += broadRows[(scorer.broad[at] ?? 0) * (last - first) + number - first] ?? 0
      }
      return sum * this.#unit
    })
    const most = Math.max(...weights)
    if (most === -Infinity) return weights.fill(0)
    return weights.map((weight) =>
      weight === -Infinity ? -OTHER_SCRIPT : Math.max(-MOST_AGAINST, weight - most),
    )
  }
}

/**
 * The states that the words are in: the best one for all of them, then one more at a time as long as the
 * text is the better for it. The gain of the first is what is lost without it.
 */
function chooseStates(all: WordWeights): { states: number[]; gains: number[] } {
  const states: number[] = []
  const gains: number[] = []
  let total = -Infinity
  while (states.length < MOST_LANGUAGES) {
    let best = -1
    let most = -Infinity
    for (let state = 0; state < all.states; state++) {
      if (states.includes(state)) continue
      const { weight } = findRuns(all, [...states, state])
      if (weight > most) {
        most = weight
        best = state
      }
    }
    if (best < 0 || most - total < LEAST_GAIN) break
    states.push(best)
    gains.push(most - total)
    total = most
  }
  return { states, gains }
}
