import { atLength } from './lengths.js'
import type { Model } from './model-format.js'

/** Where in the model's calibration each figure is. */
export const CALIBRATED = { unit: 0, damping: 1, priorStrength: 2, sharpness: 3 }

/** Classes this much less likely than the first (e^-8, about 1 in 3,000) count as impossible. */
const FARTHEST = 8

/** From so many words on, texts of nearly the same length are judged alike: so many lengths to a doubling. */
const FEW_WORDS = 32
const LENGTHS_TO_A_DOUBLING = 8

/** What sums of weights mean in texts of one length. */
export interface Scale {
  /** What every class starts with, in units of weight. */
  readonly heads: Int32Array
  /** How likely a class is, beside the highest, that is so many units below it; farther ones have no chance. */
  readonly shares: Float64Array
}

/**
 * Says what sums of weights mean. A sum grows with every word, the certainty that it deserves more slowly: so
 * sums are damped by a power of the number of words, then sharpened or blunted by what was measured for that
 * length. The prior fades as well.
 */
export class Confidence {
  readonly #unit: number
  readonly #damping: number
  readonly #priorStrength: number
  readonly #sharpness: Float32Array
  readonly #biases: Float32Array
  readonly #priors: Float32Array
  /** The scales that were asked for, so that each is worked out once. */
  readonly #scales: (Scale | undefined)[] = []

  /** `trust` is how much the prior counts. */
  constructor({ calibration, biases, priors }: Model, trust = 1) {
    this.#unit = calibration[CALIBRATED.unit] ?? 1
    this.#damping = calibration[CALIBRATED.damping] ?? 0
    this.#priorStrength = trust * (calibration[CALIBRATED.priorStrength] ?? 0)
    this.#sharpness = calibration.subarray(CALIBRATED.sharpness)
    this.#biases = biases
    this.#priors = priors
  }

  /**
   * What sums mean in a text of so many words.
   *
   * @example
   * const { heads, shares } = confidence.scaleFor(2)
   * shares[0] // 1: the highest is as likely as itself
   */
  scaleFor(words: number): Scale {
    if (words < FEW_WORDS) return (this.#scales[words] ??= this.#makeScale(words))
    const doublings = Math.round(LENGTHS_TO_A_DOUBLING * Math.log2(words / FEW_WORDS))
    return (this.#scales[FEW_WORDS + doublings] ??= this.#makeScale(
      FEW_WORDS * 2 ** (doublings / LENGTHS_TO_A_DOUBLING),
    ))
  }

  #makeScale(words: number): Scale {
    const unit = this.#unit * words ** -this.#damping
    const priorStrength = this.#priorStrength / Math.sqrt(words)
    const step = unit * atLength(this.#sharpness, words)
    return {
      heads: Int32Array.from(this.#biases, (bias, number) =>
        Math.round((bias + (this.#priors[number] ?? 0) * priorStrength) / unit),
      ),
      shares: Float64Array.from({ length: 1 + Math.floor(FARTHEST / step) }, (_, below) =>
        Math.exp(-below * step),
      ),
    }
  }
}
