import { describe, expect, it } from 'vitest'
import { HashList, packHashes } from '../../../src/engine/profanity/hash-list.js'

const SQUARES = Array.from({ length: 92 }, (_, value) => value * value)

describe('A packed list of hashes', () => {
  const hashes = [700_000, 0, 1, 1_048_575, 8100, 16_200]
  const list = new HashList(
    packHashes(
      hashes.map((hash) => [hash, 0] as const),
      20,
      false,
    ),
    20,
  )

  it.each(hashes)('has %i', (hash) => {
    expect(list.has(hash)).toBe(true)
  })

  it.each([2, 8099, 8101, 16_199, 699_999, 700_001, 1_048_574])('does not have %i', (hash) => {
    expect(list.has(hash)).toBe(false)
  })

  it('looks at the low bits of a hash only', () => {
    const list = new HashList(packHashes([[-1, 0]], 12, false), 12)
    expect([4095, 4096 + 4095, -1].map((hash) => list.has(hash))).toEqual([true, true, true])
    expect(list.has(4094)).toBe(false)
  })

  it('can be empty', () => {
    expect(new HashList(packHashes([], 20, false), 20).has(0)).toBe(false)
  })

  it('finds every one of many that are close together', () => {
    const close = Array.from({ length: 300 }, (_, at) => 1_048_000 + at)
    const list = new HashList(
      packHashes(
        close.map((hash) => [hash, 0] as const),
        20,
        false,
      ),
      20,
    )
    expect(close.every((hash) => list.has(hash))).toBe(true)
    expect([1_047_999, 1_048_300].some((hash) => list.has(hash))).toBe(false)
  })
})

describe('A packed list of hashes with values', () => {
  it('gives what each value stands for, and 0 for a hash that it does not have', () => {
    const pairs = [
      [5, 3],
      [900_000, 91],
      [17, 0],
    ] as const
    const list = new HashList(packHashes(pairs, 20, true), 20, SQUARES)
    expect([5, 900_000, 17, 6].map((hash) => list.get(hash))).toEqual([9, 8281, 0, 0])
  })

  it('puts the values of one hash together bit by bit', () => {
    const pairs = [
      [7, 2],
      [7, 0],
      [7, 2],
      [8, 1],
    ] as const
    const list = new HashList(packHashes(pairs, 20, true), 20, [1, 2, 4])
    expect([list.get(7), list.get(8)]).toEqual([5, 2])
  })
})
