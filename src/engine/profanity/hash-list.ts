/** What the lists keep of a hash: enough that a word is hardly ever taken for another. */
export interface HashList {
  /** How many bits of each hash are kept. */
  readonly bits: number
  readonly count: number
  /** Calls back with each hash, of which only those bits are known, and its value. */
  readonly visit: (each: (hash: number, value: number) => void) => void
}

/**
 * Writes hashes with their values as text: in order, the gaps between them in Rice's code, after each its value
 * in `valueBits` bits, and six bits a character.
 */
export function packHashes(
  values: ReadonlyMap<number, number>,
  bits: number,
  valueBits: number,
): string {
  const kept = new Map<number, number>()
  for (const [hash, value] of values) kept.set(hash & ones(bits), value)
  const hashes = [...kept.keys()].sort((a, b) => a - b)
  const rice = Math.max(
    0,
    Math.round(Math.log2((Math.LN2 * 2 ** bits) / Math.max(1, hashes.length))),
  )
  const written: number[] = []
  const write = (value: number, size: number): void => {
    for (let bit = size - 1; bit >= 0; bit--) written.push((value >> bit) & 1)
  }
  let next = 0
  for (const hash of hashes) {
    const gap = hash - next
    for (let left = gap >> rice; left > 0; left--) write(1, 1)
    write(0, 1)
    write(gap & ones(rice), rice)
    write(kept.get(hash) ?? 0, valueBits)
    next = hash + 1
  }
  let text = ''
  for (let at = 0; at < written.length; at += SIX) {
    let six = 0
    for (let bit = 0; bit < SIX; bit++) six = six * 2 + (written[at + bit] ?? 0)
    text += String.fromCharCode(six + (six < BACKSLASH - ZERO ? ZERO : ZERO + 1))
  }
  return `${bits} ${rice} ${valueBits} ${hashes.length} ${text}`
}

/** Reads what {@link packHashes} wrote. */
export function readHashes(packed: string): HashList {
  const [bits = 0, rice = 0, valueBits = 0, count = 0] = packed.split(' ', 4).map(Number)
  return {
    bits,
    count,
    visit(each) {
      let at = packed.lastIndexOf(' ') + 1
      let held = 0
      let left = 0
      const read = (size: number): number => {
        while (left < size) {
          const code = packed.charCodeAt(at++)
          held = ((held & ones(left)) << SIX) | (code - (code < BACKSLASH ? ZERO : ZERO + 1))
          left += SIX
        }
        left -= size
        return (held >> left) & ones(size)
      }
      let hash = 0
      for (let index = 0; index < count; index++) {
        while (read(1) === 1) hash += 1 << rice
        hash += read(rice)
        each(hash++, read(valueBits))
      }
    },
  }
}

const SIX = 6
const ZERO = 48
/** Left out of the characters, as it would be written twice. */
const BACKSLASH = 92

/** A number of so many bits, up to 24, all of them 1. */
const ones = (bits: number): number => (1 << bits) - 1
