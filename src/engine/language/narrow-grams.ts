import { MOST_GRAMS } from './grams.js'
import type { Model } from './model-format.js'

/** The low bits of a key tell grams of one bucket apart; the high bits choose the bucket. */
export const FINGERPRINT = 0xff

/** Buckets of one block count their grams and entries from a common start: 2 to this power of them. */
export const BLOCK_SHIFT = 3

/** Room behind the last class: a key that is taken for another script's gram may step past the classes of its own. */
const FARTHEST_STEP = 256

/** How far to shift a key to get its bucket, among a power of two of them. */
export function bucketShift(buckets: number): number {
  return 32 - Math.log2(buckets)
}

/** How many figures are kept of a gram from step to step. */
const KEPT_OF_A_GRAM = 5

/**
 * The grams that some languages have. A gram's entries are its classes in rising order, each as the distance
 * from the one before, with its weight.
 */
export interface NarrowGrams {
  /** For every class of the model, what has been added. */
  readonly sums: Int32Array
  /** Adds what the first `count` of the keys weigh; the classes of their script begin at `first`. */
  add(keys: Uint32Array, count: number, first: number): void
  /** Leaves nothing of a text behind. */
  wipe(): void
}

/**
 * Finds the narrow grams of a model. Its tables are too large for a processor's nearest memory; so all grams
 * of a word take each step together: what one has to wait for is on its way while the next one asks.
 */
export function createNarrowGrams(model: Model): NarrowGrams {
  const { blockGrams, blockEntries, bucketGrams, bucketEntries } = model
  const { prints, entryCounts, steps, weights } = model
  const shift = bucketShift(bucketEntries.length)
  const sums = new Int32Array(model.codes.length + FARTHEST_STEP)
  /** All that is kept from step to step, in one piece, so that it is wiped at one stroke. */
  const kept = new Int32Array(KEPT_OF_A_GRAM * MOST_GRAMS)
  const part = (number: number): Int32Array =>
    kept.subarray(number * MOST_GRAMS, (number + 1) * MOST_GRAMS)
  /** Gram by gram: its key's place among the grams of the table, the end of its bucket, and its entries. */
  const grams = part(0)
  const stops = part(1)
  const entries = part(2)
  const ends = part(3)
  /** The class that the first entry is for. */
  const places = part(4)

  /** Finds every key's bucket, and then looks at the first gram in each, so that it is near when it is asked for. */
  function locate(keys: Uint32Array, count: number): void {
    for (let index = 0; index < count; index++) {
      const bucket = (keys[index] ?? 0) >>> shift
      const next = bucket + 1
      const block = bucket >> BLOCK_SHIFT
      grams[index] = (blockGrams[block] ?? 0) + (bucketGrams[bucket] ?? 0)
      stops[index] = (blockGrams[next >> BLOCK_SHIFT] ?? 0) + (bucketGrams[next] ?? 0)
      entries[index] = (blockEntries[block] ?? 0) + (bucketEntries[bucket] ?? 0)
    }
    for (let touched = 0; touched < count; touched++) {
      const gram = grams[touched] ?? 0
      ends[touched] = (prints[gram] ?? 0) + (entryCounts[gram] ?? 0)
    }
  }

  /** Finds the grams of the keys; those found come to the front, with their entries. Says how many they are. */
  function search(keys: Uint32Array, count: number): number {
    let found = 0
    for (let index = 0; index < count; index++) {
      const wanted = (keys[index] ?? 0) & FINGERPRINT
      const stop = stops[index] ?? 0
      let gram = grams[index] ?? 0
      let entry = entries[index] ?? 0
      let print = prints[gram] ?? 0
      while (print < wanted && gram < stop) {
        entry += entryCounts[gram] ?? 0
        print += prints[++gram] ?? 0
      }
      if (print !== wanted || gram >= stop) continue
      entries[found] = entry
      ends[found] = entry + (entryCounts[gram] ?? 0)
      found++
    }
    return found
  }

  /** Adds the first entry of every gram; the others, which lie behind it, are near then. */
  function addFirst(found: number, first: number): void {
    for (let index = 0; index < found; index++) {
      const entry = entries[index] ?? 0
      const place = first + (steps[entry] ?? 0)
      sums[place] = (sums[place] ?? 0) + (weights[entry] ?? 0)
      places[index] = place
    }
  }

  function addRest(found: number): void {
    for (let index = 0; index < found; index++) {
      const end = ends[index] ?? 0
      let place = places[index] ?? 0
      for (let entry = (entries[index] ?? 0) + 1; entry < end; entry++) {
        place += steps[entry] ?? 0
        sums[place] = (sums[place] ?? 0) + (weights[entry] ?? 0)
      }
    }
  }

  return {
    sums: sums.subarray(0, model.codes.length),

    add(keys, count, first) {
      locate(keys, count)
      const found = search(keys, count)
      addFirst(found, first)
      addRest(found)
    },

    wipe() {
      sums.fill(0)
      kept.fill(0)
    },
  }
}
