import { hashOf } from './word-set.js'

/** Weights by hash; what is not listed weighs nothing. */
export class WordWeights {
  private readonly keys: Int32Array
  private readonly weights: Float32Array
  private readonly mask: number

  /** Room for words that take up so many letters together. */
  constructor(letters: number) {
    let size = 16
    while (size < letters / 2) size *= 2
    this.keys = new Int32Array(size)
    this.weights = new Float32Array(size)
    this.mask = size - 1
  }

  set(key: number, weight: number): void {
    const { keys, mask } = this
    let slot = key & mask
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask
    keys[slot] = key
    this.weights[slot] = weight
  }

  get(key: number): number {
    const { keys, mask } = this
    for (let slot = key & mask; ; slot = (slot + 1) & mask) {
      const found = keys[slot]
      if (found === key) return this.weights[slot] ?? 0
      if (found === 0) return 0
    }
  }
}

/** The salts that keep a word's weights apart by where it stands. */
export const BEFORE = 0x1f1f1f1f
export const AFTER = 0x2e2e2e2e

/** What stands in the lists for signs that are no words: hyphens around it, a capital, a sentence's edge. */
export const HYPHENS = hashOf('zzzz')
export const CAPITAL = hashOf('zzz')
export const EDGE = hashOf('zz')

/** The key of a word that tells one sense of the entries of a family. */
export const senseKey = (word: number, family: number): number =>
  Math.imul(word ^ 0x5bd1e995, 2 * family + 1) | 0
