import type { Model } from './model-format.js'
import { bucketShift } from './narrow-grams.js'
import { SCRIPTS } from './scripts.js'

/** The one script with broad grams: so many languages share no other. */
export const LATIN = SCRIPTS.indexOf('Latn')

/** The low bits of a key tell the broad grams of one bucket apart; the high bits choose the bucket. */
export const BROAD_PRINT = 0xffff

/** The largest weight in a row: four of them add up within a byte. */
export const LARGEST_IN_ROW = 63

/** How many rows are added at once. */
const AT_ONCE = 8

/** Rows that are kept of a text: as many as cannot overflow 16 bits. By then, all is said. */
const MOST_MET = 1024

/** Of the bytes in a word every other one, with room beside it to grow to 16 bits. */
const EVERY_OTHER = 0x00ff00ff

/**
 * The grams that nearly all languages have. Each has a row with a weight for every class; the rows that a
 * text meets are noted, and added up at its end. The row of a gram of three letters says what the first two
 * of them say, too: who has met it need not ask for those.
 */
export interface BroadGrams {
  /** What the rows add up to, class by class. */
  readonly sums: Uint16Array
  /** Notes the gram if it is a broad one; says whether it is. */
  meet(key: number): boolean
  /** Adds up the rows that were met; nothing for another script than theirs. */
  addUp(script: number): void
  /** What the rows that were met weigh for one class of the script. */
  weightOf(number: number): number
  /** How many were met. A method: an object with a getter is kept in a slow form, and each of its calls looked up. */
  countMet(): number
  /** Forgets all that was met but the first so many. */
  keep(first: number): void
  /** Leaves nothing of a text behind. */
  wipe(): void
}

/** Finds the broad grams of a model. */
export function createBroadGrams(model: Model): BroadGrams {
  const { broadStarts: starts, broadPrints: prints, broadRows: rows, scriptStart } = model
  const shift = bucketShift(starts.length - 1)
  const size = (scriptStart[LATIN + 1] ?? 0) - (scriptStart[LATIN] ?? 0)
  const rowBytes = bytesOfRow(size)
  const rowWords = rowBytes >> 2
  /** The rows, four classes to a word. After the last one there is one that says nothing. */
  const words = new Int32Array(rows.buffer, rows.byteOffset, rows.length >> 2)
  const emptyRow = prints.length
  const met = new Uint16Array(MOST_MET + AT_ONCE)
  const sums = new Uint16Array(rowBytes)
  /** The same sums, two classes to a word. */
  const pairs = new Int32Array(sums.buffer)
  let count = 0

  function addEight(at: number): void {
    const one = (met[at] ?? 0) * rowWords
    const two = (met[at + 1] ?? 0) * rowWords
    const three = (met[at + 2] ?? 0) * rowWords
    const four = (met[at + 3] ?? 0) * rowWords
    const five = (met[at + 4] ?? 0) * rowWords
    const six = (met[at + 5] ?? 0) * rowWords
    const seven = (met[at + 6] ?? 0) * rowWords
    const eight = (met[at + 7] ?? 0) * rowWords
    for (let word = 0; word < rowWords; word++) {
      const some =
        (((words[one + word] ?? 0) + (words[two + word] ?? 0)) | 0) +
        (((words[three + word] ?? 0) + (words[four + word] ?? 0)) | 0)
      const others =
        (((words[five + word] ?? 0) + (words[six + word] ?? 0)) | 0) +
        (((words[seven + word] ?? 0) + (words[eight + word] ?? 0)) | 0)
      const low = (some & EVERY_OTHER) + (others & EVERY_OTHER)
      const high = ((some >>> 8) & EVERY_OTHER) + ((others >>> 8) & EVERY_OTHER)
      pairs[word] = ((pairs[word] ?? 0) + low) | 0
      pairs[rowWords + word] = ((pairs[rowWords + word] ?? 0) + high) | 0
    }
  }

  return {
    sums,

    meet(key) {
      const bucket = key >>> shift
      const print = key & BROAD_PRINT
      const stop = starts[bucket + 1] ?? 0
      for (let at = starts[bucket] ?? 0; at < stop; at++) {
        if (prints[at] !== print) continue
        met[count] = at
        if (count < MOST_MET) count++
        return true
      }
      return false
    },

    addUp(script) {
      pairs.fill(0)
      if (script !== LATIN) return
      for (let at = count; at % AT_ONCE !== 0; at++) met[at] = emptyRow
      for (let at = 0; at < count; at += AT_ONCE) addEight(at)
    },

    weightOf(number) {
      const place = placeInRow(number, rowBytes)
      let weight = 0
      for (let at = 0; at < count; at++) weight += rows[(met[at] ?? 0) * rowBytes + place] ?? 0
      return weight
    },

    countMet: () => count,

    keep(first) {
      if (first >= count) return
      met.fill(0, first, count)
      count = first
    },

    wipe() {
      met.fill(0, 0, count + AT_ONCE)
      pairs.fill(0)
      count = 0
    },
  }
}

/** How long a row is: a whole number of words. */
export function bytesOfRow(classes: number): number {
  return (classes + 3) & ~3
}

/**
 * Where in a row a class has its weight: those of the first half at even places, the others at odd ones.
 * When every other byte is added up in 16 bits, the classes then come out in their order.
 */
export function placeInRow(number: number, rowBytes: number): number {
  const half = rowBytes >> 1
  return number < half ? 2 * number : 2 * (number - half) + 1
}
