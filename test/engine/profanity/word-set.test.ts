import { describe, expect, it } from 'vitest'
import { veil } from '../../../src/engine/profanity/veil.js'
import { hashOf, packWords, unpackWords } from '../../../src/engine/profanity/word-set.js'

describe('A packed list of words', () => {
  const words = ['pear', 'peach', 'peaches', 'apple', 'a', 'abcdefghijklmn', 'abcdefghijklmo']
  const set = unpackWords(veil(packWords(words)))

  it.each(words)('holds %s', (word) => {
    expect(set.has(hashOf(word))).toBe(true)
  })

  it.each(['pea', 'peac', 'apples', 'abcdefghijklm', 'b'])('does not hold %s', (word) => {
    expect(set.has(hashOf(word))).toBe(false)
  })
})
