import { describe, expect, it } from 'vitest'
import { endOfWordWithDigits } from '../../../src/engine/language/digits-for-letters.js'

const LIMIT = 32
const isWord = (word: string): boolean => endOfWordWithDigits(word, 0, LIMIT) === word.length

describe('a word with digits for letters', () => {
  it.each([
    'ma3ak',
    '7abibi',
    'mamno3',
    'ima6',
    'ne6to',
    '4ovek',
    '8elo',
    '3arabeya',
    'a7san',
    'so2al',
    '9alb',
    '3arab7',
  ])('is %s', (word) => {
    expect(isWord(word)).toBe(true)
  })

  it.each(['Ya3ni', '7Abibi'])('may begin with a capital: %s', (word) => {
    expect(isWord(word)).toBe(true)
  })

  it("may have an apostrophe: 3'areeb", () => {
    expect(isWord("3'areeb")).toBe(true)
  })

  it.each(['2nd', '5km', '7am', '10th', 'mp3', 'b2b', 'h2o'])('is not short: %s', (word) => {
    expect(isWord(word)).toBe(false)
  })

  it.each(['sha256', '90s', 'covid19', 'abc10def', 'abcdef22gh'])(
    'has no two digits together: %s',
    (word) => {
      expect(isWord(word)).toBe(false)
    },
  )

  it.each(['abc0', '1abc', 'hell0'])('has neither nought nor one: %s', (word) => {
    expect(isWord(word)).toBe(false)
  })

  it.each(['iPhone6', 'VITAMIN2', 'aGVs2bG8'])('has no other capital: %s', (word) => {
    expect(isWord(word)).toBe(false)
  })

  it.each(['a3f9d', '2b4c7d', 'f2d5a7b9'])('has two letters to a digit: %s', (word) => {
    expect(isWord(word)).toBe(false)
  })

  it.each([
    ['after a number', '12ma3ak', 2],
    ['after a dot', '.ma3ak', 1],
    ['after a hyphen', '-ma3ak', 1],
    ['after a letter of another script', 'яma3ak', 1],
    ['after a control character', '\u007fma3ak', 1],
    ['before an underscore', 'ma3ak_', 0],
    ['before a bracket', 'vec3(x)', 0],
    ['before a letter of another script', 'ma3akя', 0],
  ])('does not stand %s', (_, text, start) => {
    expect(endOfWordWithDigits(text, start, LIMIT)).toBe(start)
  })

  it.each([
    ['between spaces', ' ma3ak ', 1],
    ['between quotes', '"ma3ak"', 1],
    ['between single quotes', "'ma3ak'", 1],
    ['between brackets', '(ma3ak)', 1],
    ['beside Arabic punctuation', '،ma3ak؟', 1],
    ['at the end of a sentence', 'ma3ak.', 0],
  ])('stands %s', (_, text, start) => {
    expect(endOfWordWithDigits(text, start, LIMIT)).toBe(start + 'ma3ak'.length)
  })

  it('ends before the limit, or is none', () => {
    expect(endOfWordWithDigits('ma3akma3ak', 0, 10)).toBe(10)
    expect(endOfWordWithDigits('ma3akma3ak', 0, 9)).toBe(0)
  })
})
