import { expect, it } from 'vitest'
import { Word } from '../../../src/engine/profanity/word.js'

it('A word keeps no letter after it is forgotten, not even of a longer one before', () => {
  const word = new Word()
  word.load(Uint8Array.of(1, 2, 3, 4), 0, 4)
  word.load(Uint8Array.of(5), 0, 1)
  word.forget()
  expect([...word.units, ...word.letters].every((unit) => unit === 0)).toBe(true)
})
