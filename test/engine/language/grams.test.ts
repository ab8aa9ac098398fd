import { describe, expect, it } from 'vitest'
import { MOST_GRAMS, hashGrams, keyOf } from '../../../src/engine/language/grams.js'
import { SCRIPTS } from '../../../src/engine/language/scripts.js'
import { BOUNDARY, WordReader } from '../../../src/engine/language/words.js'

function keysOf(word: string, skimmed = false): number[] {
  const reader = new WordReader()
  const keys = new Uint32Array(MOST_GRAMS)
  const sizes = new Uint8Array(MOST_GRAMS)
  reader.open(word)
  reader.next()
  const { letters, length, script } = reader
  return [...keys.slice(0, hashGrams(letters, length, script, keys, sizes, skimmed))]
}

function shared(one: string, other: string): number {
  const keys = new Set(keysOf(one))
  return keysOf(other).filter((key) => keys.has(key)).length
}

describe('hashGrams', () => {
  it('gives a word the same keys every time', () => {
    expect(keysOf('Haus')).toEqual(keysOf('haus'))
  })

  it('gives words that begin alike some keys in common', () => {
    expect(shared('hausen', 'hausung')).toBeGreaterThan(0)
  })

  it('gives a whole word a key that no longer word has', () => {
    const longer = new Set(keysOf('hausmeister'))
    expect(keysOf('hausmeist').some((key) => !longer.has(key))).toBe(true)
  })

  it('gives letters that look alike in two scripts different keys', () => {
    expect(shared('сор', 'cop')).toBe(0)
  })

  it('gives every two to five letters of a word a key, its ends among them, and the whole word', () => {
    expect(keysOf('ab')).toHaveLength(3 + 2 + 1)
    expect(keysOf('meister')).toHaveLength(4 + 4 + 4 + 4 + 4 + 3 + 2 + 1 + 1)
  })

  it('gives every two and three Chinese characters a key, and no longer row', () => {
    expect(keysOf('甲乙丙丁戊')).toHaveLength(6 + 5)
  })

  it('gives a skimmed word the keys of four and five letters at its beginning, and its own', () => {
    expect(keysOf('meister', true)).toHaveLength(3)
    expect(keysOf('ab', true)).toEqual(keysOf('ab').slice(2, 3))
  })

  it('gives a skimmed row of Chinese characters those at every fourth', () => {
    expect(keysOf('甲乙丙丁戊', true)).toHaveLength(4)
  })

  it('gives a skimmed word part of its keys', () => {
    const all = keysOf('meister')
    const some = keysOf('meister', true)
    expect(some.length).toBeLessThan(all.length)
    expect(all).toEqual(expect.arrayContaining(some))
  })

  it('has room for the longest word', () => {
    expect(keysOf('m'.repeat(32)).length).toBeLessThanOrEqual(MOST_GRAMS)
  })
})

describe('keyOf', () => {
  it('gives letters the key that they have in a word', () => {
    const latin = SCRIPTS.indexOf('Latn')
    expect(keysOf('a')).toEqual([
      keyOf([BOUNDARY, 0x61], latin),
      keyOf([BOUNDARY, 0x61, BOUNDARY], latin),
      keyOf([0x61, BOUNDARY], latin),
    ])
  })
})
