import { readHashes } from './hash-list.js'
import { hashOf, slotOf } from './word-set.js'

/** Small whole numbers by hash. */
export class WordValues {
  private readonly keys: Int32Array
  private readonly values: Int32Array
  private readonly kept: number

  /** Reads lists of hashes; what `valueOf` makes of a hash in several lists is put together bit by bit. */
  constructor(lists: readonly string[], valueOf: (value: number, list: number) => number) {
    const read = lists.map(readHashes)
    const count = read.reduce((sum, list) => sum + list.count, 0)
    let size = 16
    while (size < count * 2) size *= 2
    this.keys = new Int32Array(size)
    this.values = new Int32Array(size)
    this.kept = 2 ** (read[0]?.bits ?? 0) - 1
    read.forEach(({ visit }, index) => {
      visit((hash, value) => {
        const slot = slotOf(this.keys, hash + 1)
        this.keys[slot] = hash + 1
        this.values[slot] = (this.values[slot] ?? 0) | valueOf(value, index)
      })
    })
  }

  /** The value of a hash, 0 for one that is not listed. */
  get(hash: number): number {
    return this.values[slotOf(this.keys, (hash & this.kept) + 1)] ?? 0
  }
}

/** The salts that keep what is known of a word apart by where it stands: right beside the match, or one further. */
export const BEFORE = 0x1f1f1f1f
export const AFTER = 0x2e2e2e2e
export const FAR_BEFORE = 0x3d3d3d3d
export const FAR_AFTER = 0x4c4c4c4c

/** What stands in the lists for signs that are no words: hyphens around it, a capital, a sentence's edge. */
export const HYPHENS = hashOf('zzzz')
export const CAPITAL = hashOf('zzz')
export const EDGE = hashOf('zz')

/**
 * The key of a word that tells one sense of the entries of a family. It is no product of both: words that are in a
 * ratio by chance would then tell for one another in many families.
 */
export function senseKey(word: number, family: number): number {
  const mixed = Math.imul(word ^ Math.imul(family, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
