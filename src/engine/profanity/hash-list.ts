import { numeral, valueAt } from './numeral.js'

/**
 * The lists are laid out to be read in few steps, and left to the compression of the file to make small: in
 * order, as gaps of two numerals. The low numerals of all gaps stand first, then the high ones, then the values,
 * as what is alike is compressed best beside its like.
 */
const BASE = 90
const MOST_HIGH = 90
/** The high numeral that says: there is no hash here, the next one is so much further. */
const FURTHER = numeral(MOST_HIGH).charCodeAt(0)
/** What the characters of a gap of nothing come to. */
const ZERO = numeral(0).charCodeAt(0) * (BASE + 1)

/** Hashes, of each of which some bits are kept: enough that a word is hardly ever taken for another. They are read when one is first asked for. */
export class HashList {
  private table: Table | undefined

  /**
   * Reads hashes of which so many `bits` were kept. In a list with values, each stands for what is at its place
   * in `meanings`; those of the same hash are put together bit by bit.
   */
  constructor(
    private readonly packed: string,
    private readonly bits: number,
    private readonly meanings: readonly number[] = [],
  ) {}

  has(hash: number): boolean {
    const table = (this.table ??= this.read())
    return table.keys[placeIn(table, hash)] !== 0
  }

  /** The value of a hash, 0 for one that is not listed. */
  get(hash: number): number {
    const table = (this.table ??= this.read())
    return table.values[placeIn(table, hash)] ?? 0
  }

  private read(): Table {
    const { packed, bits, meanings } = this
    const valued = meanings.length > 0
    const count = packed.length / (valued ? 3 : 2)
    let places = 16
    let shift = bits - 4
    while (places < 2 * count) {
      places *= 2
      shift--
    }
    // Where many come late, the last ones stand behind all places.
    const keys = new Int32Array(places + count + 1)
    const values = new Int32Array(valued ? keys.length : 0)
    let hash = 0
    let place = -1
    for (let at = 0; at < count; at++) {
      // The numerals are read here rather than by `valueAt`: so many calls take longer than all the rest.
      const high = packed.charCodeAt(count + at)
      hash += high * BASE + packed.charCodeAt(at) - ZERO
      if (high === FURTHER) continue
      if (keys[place] !== hash + 1) {
        place = Math.max(place + 1, hash >> shift)
        keys[place] = hash + 1
      }
      if (valued)
        values[place] = (values[place] ?? 0) | (meanings[valueAt(packed, 2 * count + at)] ?? 0)
    }
    return { keys, values, ones: 2 ** bits - 1, shift }
  }
}

interface Table {
  /** The hashes, and 1, in order, each where its first bits say or in the next place that is free. */
  readonly keys: Int32Array
  readonly values: Int32Array
  readonly ones: number
  readonly shift: number
}

/** Where a hash is, or an empty place. */
function placeIn({ keys, ones, shift }: Table, hash: number): number {
  const key = (hash & ones) + 1
  let place = (key - 1) >> shift
  while (keys[place] !== 0 && keys[place] !== key) place++
  return place
}

/** Writes hashes as {@link HashList} reads them, with their values where the list has `valued`. */
export function packHashes(
  pairs: Iterable<readonly [hash: number, value: number]>,
  bits: number,
  valued: boolean,
): string {
  const ones = 2 ** bits - 1
  const kept = Array.from(pairs, ([hash, value]) => [hash & ones, value] as const)
  const sorted = kept.sort(([a, x], [b, y]) => a - b || x - y)
  let low = ''
  let high = ''
  let values = ''
  const write = (gap: number, value: number): void => {
    low += numeral(gap % BASE)
    high += numeral(Math.floor(gap / BASE))
    if (valued) values += numeral(value)
  }
  let last = 0
  sorted.forEach(([hash, value], index) => {
    const before = sorted[index - 1]
    if (before?.[0] === hash && (before[1] === value || !valued)) return
    for (; hash - last >= MOST_HIGH * BASE; last += MOST_HIGH * BASE) write(MOST_HIGH * BASE, 0)
    write(hash - last, value)
    last = hash
  })
  return low + high + values
}
