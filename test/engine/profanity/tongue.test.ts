import { describe, expect, it } from 'vitest'
import { Fit } from '../../../src/engine/profanity/bound.js'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { Context } from '../../../src/engine/profanity/context.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold } from '../../../src/engine/profanity/fold.js'
import { packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { unpackModel } from '../../../src/engine/profanity/model.js'
import { doubtOfTongue } from '../../../src/engine/profanity/tongue.js'
import { veil } from '../../../src/engine/profanity/veil.js'
import type { Match } from '../../../src/engine/profanity/walk.js'
import { packWords } from '../../../src/engine/profanity/word-set.js'

const fold = createFold(() => unpackCharacters(PACKED.characters))

/** Of three words the first is of English alone, the second often and the third seldom of another language. */
const model = unpackModel({
  ...PACKED,
  lexicon: packLexicon(readLexicon('90 N dask snep vik')),
  known: veil(packWords(['the', 'cat', 'sat', 'on', 'mat'])),
  foreign: '021',
})

/** The doubt of a word between others. */
function doubt(text: string, english = 1, changes: Partial<Match> = {}): number {
  const start = text.search(/dask|snep|vik/)
  const [word = ''] = /dask|snep|vik/.exec(text) ?? []
  const context = new Context()
  context.read(fold(text), start, start + word.length)
  const entry = ['dask', 'snep', 'vik'].indexOf(word)
  const match: Match = {
    ...{ entry, fit: Fit.whole, start, end: start + word.length, letters: word.length },
    ...{ leet: 0, masked: 0, stretched: 0, gaps: 0, ...changes },
  }
  return doubtOfTongue(match, context, english, model)
}

describe('A word of English alone', () => {
  it('is not doubted in English, whatever stands around it', () => {
    expect(doubt('ein dask ist da')).toBe(0)
    expect(doubt('ein dask ist da', 0.5)).toBe(0)
  })

  it('is doubted the more the less likely English is', () => {
    const doubts = [0.49, 0.3, 0.1, 0].map((english) => doubt('ein dask ist da', english))
    expect(doubts).toEqual([...doubts].sort((one, other) => one - other))
    expect(doubts[0]).toBeGreaterThan(0)
    expect(new Set(doubts).size).toBe(4)
  })

  it('is doubted the less the more English words are around it', () => {
    const doubts = ['the cat dask on mat', 'the cat dask ist da', 'ein kann dask ist da'].map(
      (text) => doubt(text, 0.1),
    )
    expect(doubts).toEqual([...doubts].sort((one, other) => one - other))
    expect(new Set(doubts).size).toBe(3)
  })

  it('is doubted as little alone as among words most of which are English', () => {
    expect(doubt('dask', 0)).toBeCloseTo(3 * 0.5 * 0.3)
  })

  it.each([
    ['inside another', { fit: Fit.inside }],
    ['masked', { masked: 1 }],
    ['cut', { gaps: 1 }],
  ])('may be chance among words of no English: %s', (_how, changes) => {
    expect(doubt('ein dask ist da', 1, changes)).toBeGreaterThan(0)
    expect(doubt('the dask on mat', 1, changes)).toBe(0)
  })
})

describe('How much a word is doubted', () => {
  it.each([
    ['ein dask ist da', 0.1, 3 * 0.4 * (1 - 0.7 / 4)],
    ['the dask ist da', 0.1, 3 * 0.4 * (1 - 1.7 / 4)],
    ['dask', 0.1, 3 * 0.4 * (1 - 0.7)],
    ['ein vik', 0.1, 6 * 0.4 * (1.25 - 0.7 / 2)],
    ['ein vik', 0.5, 0],
    ['ein vik ist', 0.5, 3 * (0.7 - 0.7 / 3)],
    ['ein vik ist', 0.1, 6 * 0.4 * (1.25 - 0.7 / 3) + 3 * (0.7 - 0.7 / 3)],
    ['ein snep ist', 0.1, 6 * 2 * 0.4 * (1.25 - 0.7 / 3) + 3 * 2 * (0.7 - 0.7 / 3)],
    ['the vik ist', 1, 0],
    ['the vik ist da und so', 1, 3 * (0.7 - 1.7 / 6)],
    ['the vik', 1, 0],
    ['ein dask ist', 0.1, 3 * 0.4 * (1 - 0.7 / 3)],
  ])('%s, English by %d: %d', (text, english, expected) => {
    expect(doubt(text, english)).toBeCloseTo(expected, 10)
  })
})

describe('A word of other languages too', () => {
  it('is doubted among words of no English, the more the oftener it is one of theirs', () => {
    const [often, seldom] = [doubt('ein snep ist da'), doubt('ein vik ist da')]
    expect(seldom).toBeGreaterThan(0)
    expect(often).toBeCloseTo(2 * seldom)
  })

  it('is doubted no more than an often one if it is masked besides', () => {
    expect(doubt('ein snep ist da', 1, { masked: 1 })).toBe(doubt('ein snep ist da'))
    expect(doubt('ein vik ist da', 1, { masked: 1 })).toBeCloseTo(doubt('ein snep ist da'))
  })

  it('is not doubted in English where English words or hardly any are around it', () => {
    expect(doubt('the snep on mat')).toBe(0)
    expect(doubt('ein snep')).toBe(0)
    expect(doubt('ein snep da')).toBeGreaterThan(0)
  })

  it('is doubted more than a word of English alone where English is unlikely', () => {
    for (const english of [0, 0.2, 0.4])
      expect(doubt('snep', english)).toBeGreaterThan(doubt('dask', english))
    expect(doubt('snep', 0.4)).toBeLessThan(doubt('snep', 0.2))
    expect(doubt('vik', 0.2)).toBeCloseTo(doubt('snep', 0.2) / 2)
  })
})
