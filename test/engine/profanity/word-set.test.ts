import { beforeEach, describe, expect, it } from 'vitest'
import { veil } from '../../../src/engine/profanity/veil.js'
import {
  hashOf,
  packWords,
  unpackWords,
  type WordSet,
} from '../../../src/engine/profanity/word-set.js'

describe('A packed list of words', () => {
  const words = ['pear', 'peach', 'peaches', 'apple', 'a', 'abcdefghijklmn', 'abcdefghijklmo']
  let set: WordSet
  beforeEach(() => {
    set = unpackWords(veil(packWords(words)))
  })

  it.each(words)('holds %s', (word) => {
    expect(set.has(hashOf(word))).toBe(true)
  })

  it.each(['pea', 'peac', 'apples', 'abcdefghijklm', 'b'])('does not hold %s', (word) => {
    expect(set.has(hashOf(word))).toBe(false)
  })

  it('holds every one of many words and no others', () => {
    const [first, second, third] = ['bcdfghjklm', 'aeiou', 'nprst'].map((letters) =>
      Array.from(letters),
    )
    const many = (first ?? []).flatMap((one) =>
      (second ?? []).flatMap((other) => (third ?? []).map((last) => one + other + last)),
    )
    const set = unpackWords(veil(packWords(many)))
    expect(many.filter((word) => !set.has(hashOf(word)))).toEqual([])
    expect(many.filter((word) => set.has(hashOf(`${word}z`)))).toEqual([])
  })

  it('is the same, whatever their order was', () => {
    expect(packWords([...words].reverse())).toBe(packWords(words))
  })

  it('says of words how many letters the next one shares, at most 16', () => {
    const long = 'abcdefghijklmnopq'
    expect(packWords([`${long}r`, `${long}s`])).toBe(`${long}r@qs0`)
  })

  it('takes less room than the words', () => {
    expect(packWords(words).length).toBeLessThan(words.join(' ').length)
  })
})
