/** Random choices that come again with the same seed. */
export interface Chance {
  readonly seed: number
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  /** One of these. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item
}

/**
 * Splitmix32: small, fast, and even enough for choosing moments and damages.
 *
 * @example createChance(7).below(6) // always the same throw of a die
 */
export function createChance(seed: number): Chance {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return { seed, below, oneOf: (items) => items[below(items.length)] ?? items[0] }
}
