import { describe, expect, it } from 'vitest'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold, forgetFold } from '../../../src/engine/profanity/fold.js'
import { GUISE, Guise, HIDDEN, isLetter, UPPER } from '../../../src/engine/profanity/units.js'

const fold = createFold(() => unpackCharacters(PACKED.characters))
const read = (text: string): string => {
  const { units, length } = fold(text)
  return Array.from(units.subarray(0, length), (unit) =>
    isLetter(unit)
      ? String.fromCharCode(96 + unit)
      : unit === 0
        ? ' '
        : unit < 127 && unit > 32
          ? String.fromCharCode(unit)
          : '?',
  ).join('')
}
const guiseOf = (text: string): number => (fold(text).marks[0] ?? 0) & GUISE

describe('A text is folded', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['ｗｉｄｅ', 'wide'],
    ['𝔣𝔯𝔞𝔨𝔱𝔲𝔯', 'fraktur'],
    ['🄱🄾🅇', 'box'],
    ['🅱🅾🆇', 'box'],
    ['ⓒⓘⓡⓒⓛⓔ', 'circle'],
    ['ꜱᴍᴀʟʟ', 'small'],
    ['ʞɔɐʇs', 'kcats'],
    ['расе', 'pace'],
    ['a\u200bb\u00adc', 'abc'],
    ['a\u0301b\u0336', 'ab'],
    ['ﬁn æon', 'fin aeon'],
    ['&#98;&#x6f;x', 'box'],
    ['b&shy;ox', 'box'],
    ['a & b', 'a & b'],
    ['tab\tand\u00a0line\n', 'tab and line '],
    ['a\x7fb\x80c', 'a b c'],
    ['a&#127;b&#128;c', 'a b c'],
  ])('%s as %s', (text, letters) => {
    expect(read(text)).toBe(letters)
  })
})

describe('A text of any length and letters is folded', () => {
  const size = (text: string): number => fold(text).length

  it.each([2045, 2046, 2047, 2048, 4096, 10_000])('to its end: %d', (length) => {
    for (const [piece, units] of [
      ['a', [1]],
      ['ﬁ', [6, 9]],
    ] as const) {
      const folded = createFold(() => unpackCharacters(PACKED.characters))(piece.repeat(length))
      expect(folded.length).toBe(length * units.length)
      const { units: read, marks } = folded
      expect([...read.subarray(0, folded.length + 1)]).toEqual([
        ...Array.from({ length }, () => units).flat(),
        0,
      ])
      expect(marks[folded.length]).toBe(0)
    }
  })

  it('with both units of a character in the same guise', () => {
    const { marks } = fold('æ')
    expect((marks[0] ?? 0) & GUISE).not.toBe(0)
    expect(marks[1]).toBe(marks[0])
  })

  it.each([
    '\ud800',
    '\ud800a',
    '\udbff',
    '\udc00',
    '\udfffa',
    'a\ud800\ud800',
    '\ud800\ue000',
    '\udc00\udc00',
    '\ud7ff\udc00',
    '\ue000\udc00',
  ])('though a half of a pair is in it: %j', (text) => {
    expect(size(text)).toBe(text.length)
  })

  it.each([
    ['\u{10000}', 1],
    ['\u{10ffff}', 1],
    ['\u{1f600}a', 2],
    ['\x80', 1],
  ])('with one unit for each character: %j', (text, length) => {
    expect(size(text)).toBe(length)
  })

  it.each([
    ['&#x10ffff;', 1],
    ['&#x110000;', '&#x110000;'.length],
    ['&#128;', 1],
    ['&constructor;', '&constructor;'.length],
    ['&AMP;', 1],
    ['&dollar', 1],
  ])('with an entity where there is one: %j', (text, length) => {
    expect(size(text)).toBe(length)
  })

  it('with the table that is read once, for the first character beyond ASCII', () => {
    let times = 0
    const counting = createFold(() => {
      times++
      return unpackCharacters(PACKED.characters)
    })
    counting('plain')
    expect(times).toBe(0)
    counting('é')
    counting('è')
    expect(times).toBe(1)
  })
})

describe('What was altered is remembered:', () => {
  it('nothing of a plain letter', () => {
    expect(guiseOf('a')).toBe(Guise.none)
  })

  it('an accent', () => {
    expect(guiseOf('ä')).toBe(Guise.accent)
  })

  it('a style', () => {
    expect(guiseOf('ａ')).toBe(Guise.style)
  })

  it('a twin of another alphabet', () => {
    expect(guiseOf('\u0430')).toBe(Guise.lookalike)
  })

  it('a capital', () => {
    expect((fold('A').marks[0] ?? 0) & UPPER).toBe(UPPER)
  })

  it('a hidden character', () => {
    expect((fold('a\u200bb').marks[1] ?? 0) & HIDDEN).toBe(HIDDEN)
  })
})

describe('What was read', () => {
  it('is wiped when it is no longer needed', () => {
    const folded = createFold(() => unpackCharacters(PACKED.characters))('A secret')
    forgetFold(folded)
    expect(folded.units.every((unit) => unit === 0)).toBe(true)
  })
})
