import { readHashes } from './hash-list.js'
import { letterBehind } from './veil.js'

/** A set of words kept as hashes of their letters. */
export class WordSet {
  private readonly slots: Int32Array
  private readonly kept: number
  private readonly top: number

  /** Room for so many words, of whose hashes only some bits are looked at. */
  private constructor(count: number, bits: number) {
    let size = 16
    while (size < count * 3) size *= 2
    this.slots = new Int32Array(size)
    this.kept = 2 ** bits - 1
    this.top = 2 ** bits
  }

  static of(words: readonly string[]): WordSet {
    return WordSet.ofHashes(Int32Array.from(words, hashOf))
  }

  static ofHashes(hashes: Int32Array): WordSet {
    const set = new WordSet(hashes.length, MOST_BITS)
    for (const hash of hashes) set.add(hash)
    return set
  }

  /** Reads a list of hashes. */
  static from(packed: string): WordSet {
    const { bits, count, visit } = readHashes(packed)
    const set = new WordSet(count, bits)
    visit((hash) => {
      set.add(hash)
    })
    return set
  }

  has(hash: number): boolean {
    const key = (hash & this.kept) | this.top
    return this.slots[slotOf(this.slots, key)] === key
  }

  private add(hash: number): void {
    const key = (hash & this.kept) | this.top
    this.slots[slotOf(this.slots, key)] = key
  }
}

/** Where a key that is not 0 is or would be, in a table of a power of two of slots that are never all taken. */
export function slotOf(slots: Int32Array, key: number): number {
  const mask = slots.length - 1
  let slot = key & mask
  while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask
  return slot
}

const MOST_BITS = 30

/** Extends the hash of a word by one letter. */
export const extend = (hash: number, letter: number): number => {
  const mixed = Math.imul(hash ^ letter, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

export const EMPTY = 0x811c9dc5 | 0

export function hashOf(word: string): number {
  let hash = EMPTY
  for (let at = 0; at < word.length; at++) hash = extend(hash, word.charCodeAt(at) - 96)
  return hash
}

/** Packs words in order, each as how many letters it shares with the one before, and the rest. */
export function packWords(words: readonly string[]): string {
  let previous = ''
  let packed = ''
  for (const word of [...words].sort()) {
    let shared = 0
    while (shared < 9 && shared < word.length && word[shared] === previous[shared]) shared++
    packed += String(shared) + word.slice(shared)
    previous = word
  }
  return packed
}

/** Reads packed and veiled words as a set; the words themselves are never put together. */
export function unpackWords(packed: string): WordSet {
  const hashes = new Int32Array(packed.length)
  const prefixes = new Int32Array(LONGEST_WORD)
  prefixes[0] = EMPTY
  let count = 0
  let size = 0
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at)
    const letter = letterBehind(code)
    if (letter !== 0) {
      prefixes[size + 1] = extend(prefixes[size] ?? 0, letter)
      size++
      continue
    }
    if (at > 0) hashes[count++] = prefixes[size] ?? 0
    size = code - ZERO
  }
  hashes[count++] = prefixes[size] ?? 0
  return WordSet.ofHashes(hashes.subarray(0, count))
}

const ZERO = 48
const LONGEST_WORD = 64
