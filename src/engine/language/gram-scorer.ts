import { MOST_GRAMS, hashGrams } from './grams.js'
import type { Model } from './model-format.js'
import { SCRIPTS } from './scripts.js'
import type { WordReader } from './words.js'

/** The one script with broad grams: so many languages share no other. */
export const LATIN = SCRIPTS.indexOf('Latn')

/** The low bits of a key tell grams of one bucket apart; the high bits choose the bucket. */
export const FINGERPRINT = 0xff

/** Buckets of one block count their grams and entries from a common start: 2 to this power of them. */
export const BLOCK_SHIFT = 3

/** In an entry count, the mark of a broad gram; its only entry holds the number of its row, the low byte first. */
export const BROAD = 0x80
/** The rest of an entry count: how many entries there are. */
const ENTRIES = BROAD - 1

/** How far to shift a key to get its bucket, among a power of two of them. */
export function bucketShift(buckets: number): number {
  return 32 - Math.log2(buckets)
}

/** Broad grams that are kept of a text; by then, its longer grams have said what there is to say. */
const MOST_BROAD = 1024

/**
 * Adds up what the model knows about words. A gram's entries are its classes in rising order, each as the
 * distance from the one before, with its weight: they are added at once. Broad grams, which nearly all
 * languages have, are only noted: their rows are added for the few classes that have a chance.
 */
export class GramScorer {
  /** The rows of the broad grams met since `clear`, and how many they are. */
  readonly broad = new Uint16Array(MOST_BROAD)
  broadCount = 0

  readonly #model: Model
  readonly #shift: number
  readonly #keys = new Uint32Array(MOST_GRAMS)

  constructor(model: Model) {
    this.#model = model
    this.#shift = bucketShift(model.bucketEntries.length)
  }

  /** Forgets the broad grams. */
  clear(): void {
    this.broadCount = 0
  }

  /** Leaves nothing of a text behind. */
  wipe(): void {
    this.broad.fill(0, 0, this.broadCount)
    this.broadCount = 0
    this.#keys.fill(0)
  }

  /**
   * Adds the word's weights to `scores`, from `offset` on, a place for each class of the word's script.
   * A word that is `skimmed` is asked for less of what it says.
   */
  add(word: WordReader, scores: Int32Array, offset: number, skimmed: boolean): void {
    const { script } = word
    const { blockGrams, blockEntries, bucketGrams, bucketEntries } = this.#model
    const { fingerprints, entryCounts, steps, weights } = this.#model
    const keys = this.#keys
    const shift = this.#shift
    const count = hashGrams(word.letters, word.length, script, keys, skimmed)
    for (let index = 0; index < count; index++) {
      const key = keys[index] ?? 0
      const print = key & FINGERPRINT
      const bucket = key >>> shift
      const next = bucket + 1
      const block = bucket >> BLOCK_SHIFT
      let gram = (blockGrams[block] ?? 0) + (bucketGrams[bucket] ?? 0)
      const stop = (blockGrams[next >> BLOCK_SHIFT] ?? 0) + (bucketGrams[next] ?? 0)
      let entry = (blockEntries[block] ?? 0) + (bucketEntries[bucket] ?? 0)
      for (; gram < stop && fingerprints[gram] !== print; gram++) {
        entry += (entryCounts[gram] ?? 0) & ENTRIES
      }
      if (gram === stop) continue
      const entries = entryCounts[gram] ?? 0
      if (entries >= BROAD) {
        if (script !== LATIN || this.broadCount === MOST_BROAD) continue
        this.broad[this.broadCount++] = (steps[entry] ?? 0) | (((weights[entry] ?? 0) & 0xff) << 8)
        continue
      }
      let place = offset
      for (const end = entry + entries; entry < end; entry++) {
        place += steps[entry] ?? 0
        scores[place] = (scores[place] ?? 0) + (weights[entry] ?? 0)
      }
    }
  }
}
