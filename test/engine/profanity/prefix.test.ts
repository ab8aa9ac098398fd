import { describe, expect, it } from 'vitest'
import { Lexicon, packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { mayBegin } from '../../../src/engine/profanity/prefix.js'

const { automaton } = new Lexicon(packLexicon(readLexicon('90 N dask zobbi')))

const unitOf = (character: string): number =>
  character === ' '
    ? 0
    : /[a-z]/.test(character)
      ? character.charCodeAt(0) - 96
      : character.charCodeAt(0)

const begins = (text: string): boolean =>
  mayBegin(automaton, Uint8Array.from(text, unitOf), 0, text.length)

describe('An entry may begin with', () => {
  it.each([
    'd',
    'da',
    'dask',
    'd4',
    'd4s',
    'd@$k',
    'z0',
    'z0b8',
    'd a s',
    'ddaas',
    'zobb',
    'zobbb',
  ])('%s', (text) => {
    expect(begins(text)).toBe(true)
  })
})

describe('No entry begins with', () => {
  it.each(['a', 'ask', 'dz', 'd0', 'dasks', 'd*', 'd.a', '4d', 'd3s', 'zb'])('%s', (text) => {
    expect(begins(text)).toBe(false)
  })
})

it('Only the units that are asked for count', () => {
  const units = Uint8Array.from('xdasx', unitOf)
  expect(mayBegin(automaton, units, 1, 4)).toBe(true)
  expect(mayBegin(automaton, units, 1, 5)).toBe(false)
})
