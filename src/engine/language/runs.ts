/** What the words of a text weigh for each of a few states: languages in one script each. */
export interface WordWeights {
  /** How many words there are, and how many states. */
  readonly words: number
  readonly states: number
  /** Word by word, a weight for each state, in natural logarithms. */
  readonly weights: Float32Array
  /** What it costs to be in each state at all, in natural logarithms: a rare language is less likely there. */
  readonly prices: Float32Array
}

/** Going on in another language has to be worth this much, in natural logarithms. */
const SWITCH = 7

/**
 * Cuts a sequence of words into runs of one state each, using some of the states: the cut whose words
 * weigh most, less a price for every change and for the state that is entered (Viterbi). Gives back the state
 * of every word, and what the cut weighs.
 *
 * @example
 * findRuns({ words: 3, states: 2, weights, prices }, [0, 1]).path // Uint8Array [0, 0, 1]
 */
export function findRuns(
  { words, states, weights, prices }: WordWeights,
  used: readonly number[],
): { path: Uint8Array; weight: number } {
  const priceOf = (place: number): number => prices[used[place] ?? 0] ?? 0
  const best = Float64Array.from(used, (_, place) => -priceOf(place))
  const from = new Uint8Array(words * used.length)
  for (let word = 0; word < words; word++) {
    const leader = highestOf(best)
    const changed = (best[leader] ?? 0) - SWITCH
    for (let place = 0; place < used.length; place++) {
      const entered = changed - priceOf(place)
      const stays = (best[place] ?? 0) >= entered
      from[word * used.length + place] = stays ? place : leader
      const weight = weights[word * states + (used[place] ?? 0)] ?? 0
      best[place] = (stays ? (best[place] ?? 0) : entered) + weight
    }
  }
  const path = new Uint8Array(words)
  let place = highestOf(best)
  const weight = best[place] ?? 0
  for (let word = words - 1; word >= 0; word--) {
    path[word] = used[place] ?? 0
    place = from[word * used.length + place] ?? 0
  }
  return { path, weight }
}

function highestOf(values: Float64Array): number {
  let highest = 0
  for (let place = 1; place < values.length; place++) {
    if ((values[place] ?? 0) > (values[highest] ?? 0)) highest = place
  }
  return highest
}
