import { LETTER_BEHIND } from './veil.js'

/** A set of words kept as hashes of their letters. They are read when one is first asked for. */
export class WordSet {
  private slots: Int32Array | undefined

  constructor(private readonly read: () => Int32Array) {}

  static of(words: readonly string[]): WordSet {
    return new WordSet(() => {
      const slots = roomFor(words.length)
      for (const word of words) put(slots, hashOf(word))
      return slots
    })
  }

  has(hash: number): boolean {
    const slots = (this.slots ??= this.read())
    const key = hash | TAKEN
    const mask = slots.length - 1
    let slot = key & mask
    while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask
    return slots[slot] === key
  }
}
/** A table of a power of two of slots, most of which stay free. */
function roomFor(count: number): Int32Array {
  let size = 16
  while (size < count * 3) size *= 2
  return new Int32Array(size)
}

function put(slots: Int32Array, hash: number): void {
  const mask = slots.length - 1
  const key = hash | TAKEN
  let slot = key & mask
  while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask
  slots[slot] = key
}

/** Set in every key, so that none is 0. */
const TAKEN = 2 ** 30

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

/** Packs words in order, each as its letters and how many of them it shares with the next, which are left out there. */
export function packWords(words: readonly string[]): string {
  const sorted = [...words].sort()
  let packed = ''
  let shared = 0
  sorted.forEach((word, index) => {
    packed += word.slice(shared)
    shared = sharedBetween(word, sorted[index + 1] ?? '')
    packed += String.fromCharCode(ZERO + shared)
  })
  return packed
}

/** How many letters two words begin with alike, of as many as a packed word may share. */
export function sharedBetween(one: string, other: string): number {
  let shared = 0
  while (shared < MOST_SHARED && shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

/** Reads packed and veiled words as a set; the words themselves are never put together. */
export function unpackWords(packed: string): WordSet {
  return new WordSet(() => {
    const slots = roomFor(packed.length / LETTERS_OF_A_WORD)
    const prefixes = new Int32Array(LONGEST_WORD)
    prefixes[0] = EMPTY
    let hash = EMPTY
    let size = 0
    for (let at = 0; at < packed.length; at++) {
      const code = packed.charCodeAt(at)
      const letter = LETTER_BEHIND[code] ?? 0
      if (letter !== 0) {
        hash = extend(hash, letter)
        prefixes[++size] = hash
        continue
      }
      put(slots, hash)
      size = code - ZERO
      hash = prefixes[size] ?? 0
    }
    return slots
  })
}

const ZERO = 48
/** Written as the character that is so many after a digit 0, which is the last before the letters. */
export const MOST_SHARED = 16
const LONGEST_WORD = 64
/** No fewer of each are written, with the digit. */
const LETTERS_OF_A_WORD = 2
