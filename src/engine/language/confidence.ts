import type { Contenders } from './contenders.js'
import { atLength } from './lengths.js'
import type { Model } from './model-format.js'

/** Where in the model's calibration each figure is. */
const AT = { unit: 0, damping: 1, priorStrength: 2, sharpness: 3 }

/** Classes this much less likely than the first (e^-9, about 1 in 8,000) count as impossible. */
const FARTHEST = 9

const FEW_WORDS = 32

interface Scales {
  readonly scale: number
  readonly priorScale: number
  readonly sharpness: number
}

/**
 * Turns sums of weights into probabilities. A sum grows with every word, the certainty that it deserves
 * more slowly: so sums are damped by a power of the number of words, then sharpened or blunted by what was
 * measured for that length.
 */
export class Confidence {
  readonly #unit: number
  readonly #damping: number
  readonly #priorStrength: number
  readonly #sharpness: Float32Array
  /** For texts of few words, what a unit and a prior count for and how sharp they are: worked out once. */
  readonly #ready: readonly Scales[]
  readonly #biases: Float32Array
  readonly #priors: Float32Array

  constructor({ calibration, biases, priors }: Model) {
    this.#unit = calibration[AT.unit] ?? 1
    this.#damping = calibration[AT.damping] ?? 0
    this.#priorStrength = calibration[AT.priorStrength] ?? 0
    this.#sharpness = calibration.subarray(AT.sharpness)
    this.#biases = biases
    this.#priors = priors
    this.#ready = Array.from({ length: FEW_WORDS }, (_, words) => this.#scalesFor(words))
  }

  /**
   * Writes the probability of every contender into `probabilities`. `first` is the first class of their
   * script, `words` the number of words that were added up.
   */
  spread(
    { classes, sums, count }: Contenders,
    first: number,
    words: number,
    probabilities: Float64Array,
  ): void {
    const { scale, priorScale, sharpness } = this.#ready[words] ?? this.#scalesFor(words)
    let highest = -Infinity
    for (let place = 0; place < count; place++) {
      const number = first + (classes[place] ?? 0)
      const prior = (this.#priors[number] ?? 0) * priorScale
      const value = (sums[place] ?? 0) * scale + (this.#biases[number] ?? 0) + prior
      probabilities[place] = value
      if (value > highest) highest = value
    }
    let total = 0
    for (let place = 0; place < count; place++) {
      const below = ((probabilities[place] ?? 0) - highest) * sharpness
      const share = below < -FARTHEST ? 0 : Math.exp(below)
      probabilities[place] = share
      total += share
    }
    for (let place = 0; place < count; place++) {
      probabilities[place] = (probabilities[place] ?? 0) / total
    }
  }

  #scalesFor(words: number): Scales {
    return {
      scale: this.#unit * words ** -this.#damping,
      priorScale: this.#priorStrength / Math.sqrt(words),
      sharpness: atLength(this.#sharpness, words),
    }
  }
}
