import { expect, it } from 'vitest'
import { LONGEST, Make, Word } from '../../../src/engine/profanity/word.js'

it('A word holds as many letters as are read at once', () => {
  const units = Uint8Array.from({ length: LONGEST + 1 }, (_, at) => 1 + (at % 26))
  const [loaded, pushed] = [new Word(), new Word()]
  loaded.load(units, 1, LONGEST + 1)
  pushed.begin(1, LONGEST + 1, Make.spelled)
  for (const unit of units.subarray(1)) pushed.push(unit)
  for (const word of [loaded, pushed]) {
    expect(word.size).toBe(LONGEST)
    expect([...word.units]).toEqual([...units.subarray(1)])
    expect([...word.letters]).toEqual([...units.subarray(1)])
    expect([...word.cuts]).toEqual([...Array.from({ length: LONGEST }, () => 0), 1])
  }
})

it('A word keeps no letter after it is forgotten, not even of a longer one before', () => {
  const word = new Word()
  word.load(Uint8Array.of(1, 2, 3, 4), 0, 4)
  word.load(Uint8Array.of(5), 0, 1)
  word.restored.fill(6, 0, 4)
  word.forget()
  expect([...word.units, ...word.letters, ...word.restored].every((unit) => unit === 0)).toBe(true)
})

it('A word is touched from the first letter until it is forgotten', () => {
  const word = new Word()
  expect(word.isTouched).toBe(false)
  word.load(Uint8Array.of(1, 2), 0, 2)
  expect(word.isTouched).toBe(true)
  word.begin(0, 0, Make.joined)
  expect(word.isTouched).toBe(true)
  word.forget()
  expect(word.isTouched).toBe(false)
})
