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

  it('is the same, whatever their order was', () => {
    expect(packWords([...words].reverse())).toBe(packWords(words))
  })

  it('takes less room than the words', () => {
    expect(packWords(words).length).toBeLessThan(words.join(' ').length)
  })
})
