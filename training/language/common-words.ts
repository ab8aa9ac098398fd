import { MOST_GRAMS, hashGrams } from '../../src/engine/language/grams.js'
import { WordReader } from '../../src/engine/language/words.js'
import { PRIOR_STRENGTH } from './calibration.js'
import type { Fitted } from './fitted.js'

/** A class of the fit, and what people say most in it, the commonest word first. */
export interface SpokenClass {
  readonly prior: number
  readonly commonWords: readonly string[]
}

/** A language that is read this much more than another has the better claim to a common word. */
const CLEARLY_MORE = 2
/** So does one in which it is this many times as far up among what people say, if it is read as much. */
const FARTHER_UP = 2
/** By how much it then leads, in natural logarithms. */
const MARGIN = 0.7

interface Raise {
  /** The key of the whole word. */
  readonly key: number
  readonly class: number
  readonly by: number
  readonly rank: number
}

/**
 * Gives common words back to the languages that they are common in. In a language of which there is
 * little text, a word that stands in it at all looks frequent: "hello" is Fula for a page, and a model that
 * weighs all languages alike takes it for that. Where a word that people say all the time goes to a
 * language that is read much less, the weight of the whole word is raised until it comes home.
 */
export function favourCommonWords(fitted: Fitted, classes: readonly SpokenClass[]): Fitted {
  const featureOf = new Map<number, number>()
  for (const [feature, key] of fitted.keys.entries()) {
    if ((fitted.starts[feature + 1] ?? 0) > (fitted.starts[feature] ?? 0))
      featureOf.set(key, feature)
  }
  const ranks = classes.map(
    ({ commonWords }) => new Map(commonWords.map((word, rank) => [word, rank])),
  )
  const raises = new Map<number, Raise>()
  for (const [index, { commonWords }] of classes.entries()) {
    for (const [rank, word] of commonWords.entries()) {
      const raise = raiseFor(word, index, rank)
      if (!raise) continue
      const other = raises.get(raise.key)
      if (!other || raise.rank < other.rank) raises.set(raise.key, raise)
    }
  }
  return withRaised(fitted, raises)

  function raiseFor(word: string, index: number, rank: number): Raise | undefined {
    const grams = gramsOf(word)
    const sums = classes.map(({ prior }, at) => (fitted.biases[at] ?? 0) + PRIOR_STRENGTH * prior)
    for (const key of grams.keys) {
      const feature = featureOf.get(key)
      if (feature === undefined) continue
      for (let at = fitted.starts[feature] ?? 0; at < (fitted.starts[feature + 1] ?? 0); at++) {
        const number = fitted.classOf[at] ?? 0
        sums[number] = (sums[number] ?? 0) + (fitted.weights[at] ?? 0)
      }
    }
    const winner = sums.indexOf(Math.max(...sums))
    if (winner === index || !hasBetterClaim(index, winner, rank, word)) return undefined
    const by = (sums[winner] ?? 0) - (sums[index] ?? 0) + MARGIN
    return { key: grams.whole, class: index, by, rank }
  }

  function hasBetterClaim(index: number, winner: number, rank: number, word: string): boolean {
    const more = (classes[index]?.prior ?? 0) - (classes[winner]?.prior ?? 0)
    if (more >= CLEARLY_MORE) return true
    const others = ranks[winner]
    if (more < 0 || !others || others.size === 0) return false
    return (others.get(word) ?? Infinity) > FARTHER_UP * (rank + 1)
  }
}

const reader = new WordReader()
const buffer = new Uint32Array(MOST_GRAMS)
const sizes = new Uint8Array(MOST_GRAMS)

/** The keys of a word, and the one that stands for all of it: the last that starts at its beginning. */
function gramsOf(word: string): { keys: Uint32Array; whole: number } {
  reader.open(word)
  if (!reader.next()) return { keys: new Uint32Array(), whole: -1 }
  const fromStart = hashGrams(reader.letters, reader.length, reader.script, buffer, sizes, true)
  const whole = buffer[fromStart - 1] ?? -1
  const count = hashGrams(reader.letters, reader.length, reader.script, buffer, sizes)
  return { keys: buffer.slice(0, count), whole }
}

/** The fit with what was raised; a word whose own feature was pruned gets it back. */
function withRaised(fitted: Fitted, raises: ReadonlyMap<number, Raise>): Fitted {
  const left = new Map(raises)
  const starts: number[] = []
  const classOf: number[] = []
  const weights: number[] = []
  for (const [feature, key] of fitted.keys.entries()) {
    starts.push(classOf.length)
    const from = fitted.starts[feature] ?? 0
    const to = fitted.starts[feature + 1] ?? 0
    const raise = to > from ? left.get(key) : undefined
    let isRaised = raise === undefined
    for (let at = from; at < to; at++) {
      const number = fitted.classOf[at] ?? 0
      const by = raise?.class === number ? raise.by : 0
      if (by > 0) isRaised = true
      classOf.push(number)
      weights.push((fitted.weights[at] ?? 0) + by)
    }
    if (raise) left.delete(key)
    if (raise && !isRaised) {
      classOf.push(raise.class)
      weights.push(raise.by)
    }
  }
  const restored = [...left.values()]
  for (const raise of restored) {
    starts.push(classOf.length)
    classOf.push(raise.class)
    weights.push(raise.by)
  }
  starts.push(classOf.length)
  return {
    ...fitted,
    keys: Uint32Array.from([...fitted.keys, ...restored.map(({ key }) => key)]),
    starts: Uint32Array.from(starts),
    classOf: Uint32Array.from(classOf),
    weights: Float32Array.from(weights),
  }
}
