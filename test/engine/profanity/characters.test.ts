import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CharacterTable,
  DROPPED,
  unpackCharacters,
} from '../../../src/engine/profanity/characters.js'
import { FOREIGN_LETTER, Guise, PICTURE, SPACE } from '../../../src/engine/profanity/units.js'

/** Runs of start, length, what they are read as, and guise; starts count from the end of the run before. */
let table: CharacterTable
beforeEach(() => {
  table = unpackCharacters(
    [
      `${(0xa0).toString(36)},, ,0`,
      `${(0xe0 - 0xa1).toString(36)},3,a,1`,
      ',,ae,1',
      `${(0x300 - 0xe4).toString(36)},2,,0`,
      `${(0x1d400 - 0x302).toString(36)},q,a+,2`,
      ',2,$,3',
    ].join(';'),
  )
})
const letter = (of: string): number => of.charCodeAt(0) - 96

describe('A character', () => {
  it('is read as a letter in a guise', () => {
    for (const code of [0xe0, 0xe1, 0xe2])
      expect(table.read(code)).toBe(letter('a') | (Guise.accent << 8))
  })

  it('is read as two letters', () => {
    expect(table.read(0xe3)).toBe(letter('a') | (Guise.accent << 8) | (letter('e') << 16))
  })

  it('is read as the letter at its place in a run of them', () => {
    expect(table.read(0x1d400)).toBe(letter('a') | (Guise.style << 8))
    expect(table.read(0x1d400 + 25)).toBe(letter('z') | (Guise.style << 8))
  })

  it('is read as a sign', () => {
    for (const code of [0x1d41a, 0x1d41b])
      expect(table.read(code)).toBe(0x24 | (Guise.lookalike << 8))
  })

  it('is read as a space', () => {
    expect(table.read(0xa0)).toBe(SPACE)
  })

  it('is left out', () => {
    expect([table.read(0x300), table.read(0x301)]).toEqual([DROPPED, DROPPED])
  })
})

describe('A character that no run has', () => {
  it.each([
    ['beside letters that some have', 0xdf],
    ['of another script', 0x430],
    ['of another script in a page that nobody has', 0x0915],
    ['between the pictures', 0x2c00],
    ['before the pictures', 0x1fff],
    ['before the surrogates', 0xd7ff],
    ['after the private ones', 0xf900],
    ['before the letters of mathematics', 0x1cfff],
    ['after the emoji', 0x20000],
    ['of the pages before', 0xe4],
  ])('is a letter: %s', (_what, code) => {
    expect(table.read(code)).toBe(FOREIGN_LETTER)
  })

  it.each([
    ['a sign of Latin text', 0xa7],
    ['the last sign of Latin text', 0xbf],
    ['the first of the signs', 0x2000],
    ['the last of the signs', 0x2bff],
    ['half of a pair', 0xd800],
    ['the last private one', 0xf8ff],
    ['the first of the signs beyond', 0x1d000],
    ['an emoji', 0x1f600],
    ['the last of them', 0x1ffff],
    ['one beside the letters of mathematics', 0x1d41c],
  ])('is a picture: %s', (_what, code) => {
    expect(table.read(code)).toBe(PICTURE)
  })
})

describe('A character that is left out', () => {
  it('hides, unless it is an accent', () => {
    expect([0x200b, 0x2ff, 0x300, 0x36f, 0x370].map((code) => table.hides(code))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })
})
