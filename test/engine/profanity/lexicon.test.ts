import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src/engine/profanity/automaton.js'
import { Lexicon, packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { READINGS } from '../../../src/engine/profanity/signs.js'

const LINES = [
  '99 F glirt',
  '92 G glir glisnep',
  '88 X dask',
  '70 YA daskel',
  '85  a abcdefghijklmn',
]
const inOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => (one.word < other.word ? -1 : 1))
const entries = inOrder(readLexicon([...LINES, '60 N abcdefghijklmo'].join('\n')))
const lexicon = new Lexicon(packLexicon(entries))

describe('A packed lexicon', () => {
  it.each(entries.map((entry, index) => [entry.word, entry, index] as const))(
    'holds %s as it was',
    (_word, entry, index) => {
      expect(lexicon.at(index)).toEqual(entry)
    },
  )

  it('lists its words in alphabetical order', () => {
    expect(lexicon.words()).toEqual(entries.map(({ word }) => word))
  })

  it('has nothing behind its last entry', () => {
    expect(lexicon.at(entries.length)).toBeUndefined()
  })

  it('cannot hold words that begin with more of the same letters than it can say', () => {
    const [long] = readLexicon(`85 N ${'a'.repeat(17)}`)
    const [longer] = readLexicon(`85 N ${'a'.repeat(18)}`)
    expect(() => packLexicon([long, longer].flatMap((entry) => entry ?? []))).toThrow('shares')
  })
})

describe('The automaton of a lexicon', () => {
  const { next, ends, inner, opens, opensInside } = lexicon.automaton
  const stateOf = (word: string): number =>
    Array.from(word).reduce((state, letter) => next[state * 27 + letter.charCodeAt(0) - 96] ?? 0, 0)

  it.each(entries.map((entry, index) => [entry.word, entry, index] as const))(
    'leads over %s',
    (word, { free, glued }, index) => {
      expect(ends[stateOf(word)]).toBe(index + 1)
      if (free || glued)
        for (let end = 1; end <= word.length; end++)
          expect(inner[stateOf(word.slice(0, end))]).toBe(1)
    },
  )

  it('ends no entry where none ends', () => {
    expect(['g', 'gl', 'gli', 'daske', 'abcdefghijklm'].map((word) => ends[stateOf(word)])).toEqual(
      [0, 0, 0, 0, 0],
    )
  })

  it('begins no other entries inside a word', () => {
    expect(['d', 'dask', 'daskel', 'a'].map((word) => inner[stateOf(word)])).toEqual([0, 0, 0, 0])
  })

  const sees = (set: Int32Array, first: string, second: string): boolean => {
    const unit = (of: string): number =>
      of === '?' ? 27 : /[a-z]/.test(of) ? of.charCodeAt(0) - 96 : of.charCodeAt(0)
    return ((set[unit(first)] ?? 0) & (READINGS[unit(second)] ?? 0)) !== 0
  }

  it.each([
    ['gl', true, true],
    ['da', true, false],
    ['gg', true, true],
    ['dd', true, false],
    ['g?', true, true],
    ['d?', true, false],
    ['?x', true, true],
    ['?.', true, true],
    ['9l', true, true],
    ['g1', true, true],
    ['d4', true, false],
    ['d@', true, false],
    ['gi', false, false],
    ['lg', false, false],
    ['g4', false, false],
    ['xx', false, false],
    ['.a', false, false],
    ['d.', false, false],
  ])(
    'knows whether an entry begins with %s, and whether inside a word',
    (units, opening, inside) => {
      const [first = '', second = ''] = units
      expect([sees(opens, first, second), sees(opensInside, first, second)]).toEqual([
        opening,
        inside,
      ])
    },
  )
})
