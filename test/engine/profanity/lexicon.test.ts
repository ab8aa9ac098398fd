import { describe, expect, it } from 'vitest'
import { buildAutomaton, type Entry } from '../../../src/engine/profanity/automaton.js'
import { Lexicon, packLexicon } from '../../../src/engine/profanity/lexicon.js'
import { readLexicon } from '../../../src/engine/profanity/model.js'

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

  it('has the automaton of its entries', () => {
    const built = buildAutomaton(entries)
    const reached = ({ next, ends, inner }: typeof built, word: string): string => {
      let state = 0
      let path = ''
      for (const letter of word) {
        state = next[state * 27 + letter.charCodeAt(0) - 96] ?? 0
        path += `${letter}${state === 0 ? '-' : `${ends[state] ?? 0}${inner[state] ?? 0}`} `
      }
      return path
    }
    for (const { word } of entries)
      expect(reached(lexicon.automaton, `${word}x`)).toBe(reached(built, `${word}x`))
    expect(lexicon.automaton.opens).toEqual(built.opens)
    expect(lexicon.automaton.opensInside).toEqual(built.opensInside)
  })
})
