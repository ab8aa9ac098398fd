import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CharacterTable,
  DROPPED,
  unpackCharacters,
} from '../../../src/engine/profanity/characters.js'
import { FOREIGN_LETTER, Guise, PICTURE, SPACE } from '../../../src/engine/profanity/units.js'

/** Runs of start, length, what they are read as, and guise; starts count from the end of the run before. */
const runs: readonly (readonly [number, string, string, string])[] = [
  [0xb5, '', 'u', '3'],
  [0x3b1 - 0xb6, '2', 'a', '1'],
  [0, '', 'ae', '1'],
  [0x1d400 - 0x3b4, 'q', 'a+', '2'],
  [0, '2', '$', '3'],
]
let table: CharacterTable
beforeEach(() => {
  table = unpackCharacters(
    [
      runs.map(([gap]) => (gap === 0 ? '' : gap.toString(36))).join(','),
      ...[1, 2, 3].map((column) => runs.map((run) => run[column]).join(',')),
    ].join(';'),
  )
})
const letter = (of: string): number => of.charCodeAt(0) - 96

const guised = (as: string, guise: Guise): number => letter(as) | (guise << 8)

describe('A character that a run has', () => {
  it('is read as a letter in a guise', () => {
    for (const code of [0x3b1, 0x3b2]) expect(table.read(code)).toBe(guised('a', Guise.accent))
  })

  it('is read as two letters', () => {
    expect(table.read(0x3b3)).toBe(guised('a', Guise.accent) | (letter('e') << 16))
  })

  it('is read as the letter at its place in a run of them', () => {
    expect(table.read(0x1d400)).toBe(guised('a', Guise.style))
    expect(table.read(0x1d400 + 25)).toBe(guised('z', Guise.style))
  })

  it('is read as a sign', () => {
    for (const code of [0x1d41a, 0x1d41b])
      expect(table.read(code)).toBe(0x24 | (Guise.lookalike << 8))
  })

  it('is read as the run says, whatever Unicode says', () => {
    expect(table.read(0xb5)).toBe(guised('u', Guise.lookalike))
  })
})

describe('A character that no run has', () => {
  it('is read as Unicode says', () => {
    expect(table.read(0xe9)).toBe(guised('e', Guise.accent))
    expect(table.read(0xff45)).toBe(guised('e', Guise.style))
  })

  it('is read as the small one is', () => {
    expect(table.read(0x392)).toBe(guised('a', Guise.accent))
  })

  it('is read as the one without accents is', () => {
    expect(table.read(0x3ac)).toBe(guised('a', Guise.accent))
    expect(table.read(0x386)).toBe(guised('a', Guise.accent))
  })

  it('is read as the large one without accents is, where only that is known', () => {
    const packed = unpackCharacters(`${(0x391).toString(36)};;a;3`)
    expect(packed.read(0x386)).toBe(guised('a', Guise.lookalike))
  })

  it('is a space if it is blank', () => {
    for (const code of [0x85, 0xa0, 0x2003]) expect(table.read(code)).toBe(SPACE)
  })

  it('is left out if it is an accent or not to be seen', () => {
    for (const code of [0xad, 0x300, 0x200b, 0x2060, 0xe0041])
      expect(table.read(code)).toBe(DROPPED)
  })

  it.each([
    ['beside letters that some have', 0x3b4],
    ['of Latin script, but no letter of ASCII', 0xdf],
    ['of another script', 0x430],
    ['of another script in a page that nobody has', 0x0915],
    ['between the pictures', 0x2c00],
    ['before the pictures', 0x1fff],
    ['before the surrogates', 0xd7ff],
    ['after the private ones', 0xf900],
    ['before the letters of mathematics', 0x1cfff],
    ['after the emoji', 0x20000],
    ['an ideograph', 0x5b57],
    ['one that is drawn like a picture', 0xfe31],
  ])('is a letter: %s', (_what, code) => {
    expect(table.read(code)).toBe(FOREIGN_LETTER)
  })

  it.each([
    ['a sign of Latin text', 0xa7],
    ['the last sign of Latin text', 0xbf],
    ['the first of the signs', 0x2010],
    ['the last of the signs', 0x2bff],
    ['half of a pair', 0xd800],
    ['the last private one', 0xf8ff],
    ['the first of the signs beyond', 0x1d000],
    ['an emoji', 0x1f600],
    ['the last of them', 0x1ffff],
    ['one that is none of the letters of mathematics', 0x1d6a6],
    ['a sign that is drawn like a letter', 0x2126],
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
