import { MOST_GRAMS, hashGrams } from './grams.js'
import type { Model } from './model-format.js'
import type { WordReader } from './words.js'

/** The low bits of a key tell grams of one bucket apart; the high bits choose the bucket. */
export const FINGERPRINT = 0xff

/** Buckets of one block count their grams and entries from a common start: 2 to this power of them. */
export const BLOCK_SHIFT = 3

/** How far to shift a key to get its bucket, among a power of two of them. */
export function bucketShift(buckets: number): number {
  return 32 - Math.log2(buckets)
}

/**
 * Adds up what the model knows about words. A gram's entries are its classes in rising order, each as the
 * distance from the one before, with its weight.
 */
export class GramScorer {
  readonly #model: Model
  readonly #shift: number
  readonly #keys = new Uint32Array(MOST_GRAMS)

  constructor(model: Model) {
    this.#model = model
    this.#shift = bucketShift(model.bucketEntries.length)
  }

  /** Adds the word's weights to `scores`, from `offset` on, a place for each class of the word's script. */
  add(word: WordReader, scores: Int32Array, offset: number): void {
    const { blockGrams, blockEntries, bucketGrams, bucketEntries } = this.#model
    const { fingerprints, entryCounts, steps, weights } = this.#model
    const keys = this.#keys
    const shift = this.#shift
    const count = hashGrams(word.letters, word.length, word.script, keys)
    for (let index = 0; index < count; index++) {
      const key = keys[index] ?? 0
      const print = key & FINGERPRINT
      const bucket = key >>> shift
      const next = bucket + 1
      const block = bucket >> BLOCK_SHIFT
      const stop = (blockGrams[next >> BLOCK_SHIFT] ?? 0) + (bucketGrams[next] ?? 0)
      let entry = (blockEntries[block] ?? 0) + (bucketEntries[bucket] ?? 0)
      for (let gram = (blockGrams[block] ?? 0) + (bucketGrams[bucket] ?? 0); gram < stop; gram++) {
        const entries = entryCounts[gram] ?? 0
        if (fingerprints[gram] === print) {
          let place = offset
          for (const end = entry + entries; entry < end; entry++) {
            place += steps[entry] ?? 0
            scores[place] = (scores[place] ?? 0) + (weights[entry] ?? 0)
          }
          break
        }
        entry += entries
      }
    }
  }
}
