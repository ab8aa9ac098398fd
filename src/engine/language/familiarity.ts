import { MEASURED_LENGTHS, atLength } from './lengths.js'
import type { Model } from './model-format.js'

const FEW_WORDS = 32

interface Curve {
  readonly middle: number
  readonly steepness: number
}

/**
 * How probable it is that a text is in a language that the model knows at all. The likeliest class of a
 * text in an unknown language beats the others too, but it does so with short n-grams alone: a letter
 * weighs less for it than a letter of its own text does.
 */
export class Familiarity {
  readonly #typical: Float32Array
  readonly #middles: Float32Array
  readonly #steepness: Float32Array
  /** The curves for texts of few words, worked out once. */
  readonly #ready: readonly Curve[]

  constructor({ typical, familiarity }: Model) {
    this.#typical = typical
    this.#middles = familiarity.subarray(0, MEASURED_LENGTHS.length)
    this.#steepness = familiarity.subarray(MEASURED_LENGTHS.length)
    this.#ready = Array.from({ length: FEW_WORDS }, (_, words) => this.#curveFor(words))
  }

  /**
   * The probability for a text of so many `words`, a letter of which weighs `perLetter` more for its likeliest
   * class than for the average one.
   */
  of(likeliest: number, perLetter: number, words: number): number {
    const typical = this.#typical[likeliest] ?? 0
    if (typical === 0) return 1
    const { middle, steepness } = this.#ready[words] ?? this.#curveFor(words)
    return 1 / (1 + Math.exp((middle - perLetter / typical) * steepness))
  }

  #curveFor(words: number): Curve {
    return { middle: atLength(this.#middles, words), steepness: atLength(this.#steepness, words) }
  }
}
