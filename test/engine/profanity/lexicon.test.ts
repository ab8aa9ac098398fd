import { beforeEach, describe, expect, it } from 'vitest'
import type { Automaton, Entry } from '../../../src/engine/profanity/automaton.js'
import { Lexicon, packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { READINGS } from '../../../src/engine/profanity/signs.js'

const LINES = [
  '99 F glirt',
  '92 G glir glisnep',
  '88 X dask',
  '70 YA daskel',
  '85  a abcdefghijklmn',
  '75 N gzelo',
  '90 N iglu lysk',
  '90 F zibb',
]
const inOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => (one.word < other.word ? -1 : 1))
const entries = inOrder(readLexicon([...LINES, '60 N abcdefghijklmo'].join('\n')))
let lexicon: Lexicon
beforeEach(() => {
  lexicon = new Lexicon(packLexicon(entries))
})

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

  it('is the same, whatever their order was', () => {
    expect(packLexicon([...entries].reverse())).toEqual(packLexicon(entries))
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
  let automaton: Automaton
  beforeEach(() => {
    automaton = lexicon.automaton
  })
  const stateOf = (word: string): number =>
    Array.from(word).reduce(
      (state, letter) => automaton.next[state * 27 + letter.charCodeAt(0) - 96] ?? 0,
      0,
    )

  it.each(entries.map((entry, index) => [entry.word, entry, index] as const))(
    'leads over %s',
    (word, { free, glued }, index) => {
      const { ends, inner } = automaton
      expect(ends[stateOf(word)]).toBe(index + 1)
      if (free || glued)
        for (let end = 1; end <= word.length; end++)
          expect(inner[stateOf(word.slice(0, end))]).toBe(1)
    },
  )

  it('ends no entry where none ends', () => {
    const parts = ['g', 'gl', 'gli', 'daske', 'abcdefghijklm']
    expect(parts.map((word) => automaton.ends[stateOf(word)])).toEqual([0, 0, 0, 0, 0])
  })

  it('begins no other entries inside a word', () => {
    const parts = ['d', 'dask', 'daskel', 'a', 'gz']
    expect(parts.map((word) => automaton.inner[stateOf(word)])).toEqual([0, 0, 0, 0, 0])
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
    ['gz', true, false],
    ['1g', true, false],
    ['1y', true, false],
    ['6l', true, true],
    ['2i', true, true],
    ['zz', true, true],
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
      const { opens, opensInside } = automaton
      expect(sees(opens, first, second)).toBe(opening)
      expect(sees(opensInside, first, second)).toBe(inside)
    },
  )
})
