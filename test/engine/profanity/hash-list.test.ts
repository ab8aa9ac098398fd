import { beforeEach, describe, expect, it } from 'vitest'
import { HashList, packHashes } from '../../../src/engine/profanity/hash-list.js'

type Pair = readonly [hash: number, value: number]

const SQUARES = Array.from({ length: 92 }, (_, value) => value * value)

const pack = (hashes: readonly number[], bits = 20): string =>
  packHashes(
    hashes.map((hash) => [hash, 0] as const),
    bits,
    false,
  )

/** All hashes of some bits that a list has. */
const allOf = (list: HashList, bits: number): number[] =>
  Array.from({ length: 2 ** bits }, (_, hash) => hash).filter((hash) => list.has(hash))

describe('A packed list of hashes', () => {
  it.each<readonly [string, readonly number[]]>([
    ['of none', []],
    ['of one', [40_000]],
    ['of the first and the last', [0, 65_535]],
    ['of some in a row', [1, 2, 3]],
    ['of some that are as far apart as one numeral can say, and one further', [0, 8099, 16_199]],
    ['of some that are several times as far apart', [100, 16_300, 40_601]],
    ['of many', Array.from({ length: 40 }, (_, at) => at * 1601)],
    ['of as many as there are places for', Array.from({ length: 32 }, (_, at) => at * 2048)],
    ['of many that are close together', Array.from({ length: 300 }, (_, at) => 65_000 + at)],
    ['of many that are close to the end', Array.from({ length: 300 }, (_, at) => 65_236 + at)],
  ])('has them and no others: %s', (_what, hashes) => {
    expect(allOf(new HashList(pack(hashes, 16), 16), 16)).toEqual(hashes)
  })

  it('looks at the low bits of a hash only', () => {
    const list = new HashList(pack([-1], 12), 12)
    expect([4095, 4096 + 4095, -1].map((hash) => list.has(hash))).toEqual([true, true, true])
    expect(list.has(4094)).toBe(false)
  })

  it('is the same whatever order they come in, and however often', () => {
    expect(pack([7, 700_000, 0, 7, 7])).toBe(pack([0, 7, 700_000]))
  })
})

describe('A packed list of hashes with values', () => {
  const listOf = (pairs: readonly Pair[], meanings: readonly number[]): HashList =>
    new HashList(packHashes(pairs, 20, true), 20, meanings)
  const pairs = [
    [5, 3],
    [900_000, 91],
    [17, 0],
  ] as const
  let list: HashList
  beforeEach(() => {
    list = listOf(pairs, SQUARES)
  })

  it('gives what each value stands for, and 0 for a hash that it does not have', () => {
    expect([5, 900_000, 17, 6].map((hash) => list.get(hash))).toEqual([9, 8281, 0, 0])
  })

  it('has its hashes and no others', () => {
    expect(allOf(list, 20)).toEqual([5, 17, 900_000])
  })

  it('puts the values of one hash together bit by bit', () => {
    const several = listOf(
      [
        [7, 2],
        [7, 0],
        [7, 2],
        [8, 1],
      ],
      [1, 2, 4],
    )
    expect([several.get(7), several.get(8)]).toEqual([5, 2])
  })

  it('is the same whatever order they come in, and however often', () => {
    const twice = [...pairs, [5, 1], [5, 3], [5, 1]] as const
    expect(packHashes(twice, 20, true)).toBe(packHashes([[5, 1], ...pairs], 20, true))
  })
})

it('Values are left out of a list that has none', () => {
  const pairs = [
    [7, 2],
    [7, 1],
  ] as const
  expect(packHashes(pairs, 20, false)).toBe(pack([7]))
})
