import { describe, expect, it } from 'vitest'
import { DROPPED, unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { FOREIGN_LETTER, Guise, PICTURE, SPACE } from '../../../src/engine/profanity/units.js'

const base36 = (number: number): string => number.toString(36)

/** For each page its number and runs of what they are read as, their gap to the run before, and their length. */
const table = unpackCharacters(
  [
    `0; ,${base36(0xa0)};a1,${base36(0xe0 - 0xa1)},3;ae1;,${base36(0x300 - 0xe4)},2`,
    `${base36(0x1d400 / 1024)};a+2,,q;$,,2;l4;34;ff2`,
  ].join('\n'),
)
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

  it('is read as a letter that is turned', () => {
    expect(table.read(0x1d41c)).toBe(letter('l') | (Guise.turned << 8))
  })

  it('is read as a digit', () => {
    expect(table.read(0x1d41d)).toBe(0x33 | (Guise.turned << 8))
  })

  it('is read as two letters that are styled', () => {
    expect(table.read(0x1d41e)).toBe(letter('f') | (Guise.style << 8) | (letter('f') << 16))
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
    ['one beside the letters of mathematics', 0x1d41f],
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
