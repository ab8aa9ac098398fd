import { describe, expect, it } from 'vitest'
import { AFTER, BEFORE, senseKey } from '../../../src/engine/profanity/cues.js'
import { readLexicon } from '../../../src/engine/profanity/lexicon.js'
import type { Evidence } from '../../../src/engine/profanity/model.js'
import { hashOf } from '../../../src/engine/profanity/word-set.js'
import { smallModel } from './small-model.js'

describe('A line of the lexicon', () => {
  const plain = {
    ...{ level: 90, free: false, glued: false, inflects: true, apart: false, respelled: false },
  }

  it.each([
    ['90 N dask', [{ word: 'dask', ...plain }]],
    ['90 F dask', [{ word: 'dask', ...plain, free: true, glued: true }]],
    ['90 G dask', [{ word: 'dask', ...plain, glued: true }]],
    ['90 X dask', [{ word: 'dask', ...plain, inflects: false }]],
    ['90 Y dask', [{ word: 'dask', ...plain, respelled: true }]],
    ['90 A dask', [{ word: 'dask', ...plain, apart: true }]],
    [
      '90 N dask vik\n7 GX zob',
      [
        { word: 'dask', ...plain },
        { word: 'vik', ...plain },
        { word: 'zob', ...plain, level: 7, glued: true, inflects: false },
      ],
    ],
    ['90 N', []],
  ])('says how likely its words are, and how they may stand: %j', (lines, entries) => {
    expect(readLexicon(lines)).toEqual(entries)
  })
})

describe('What a model knows of its words', () => {
  const ENTRIES = ['dask', 'snep', 'vik', 'zob']
  const evidenceOf = (): Evidence =>
    smallModel({
      lexicon: '90 N dask vik zob\n80 N snep',
      senses: '@bird: nest\n@farm: barn nest\ndask zob: @bird roof\nvik: @farm @bird hill',
      frames: 'vik: <you',
      cues: { lousy: 2, kind: -8, '>off': 7 },
      foreign: 'zob huss\nsnep',
    }).evidence

  it('is what tells an innocent sense, by the entry', () => {
    const { senses, fields, tells } = evidenceOf()
    expect(ENTRIES.map((_, entry) => senses.of(entry))).toEqual([
      { key: 1, fields: 1 },
      undefined,
      { key: 2, fields: 3 },
      { key: 1, fields: 1 },
    ])
    expect(['nest', 'barn', 'roof'].map((word) => fields.get(hashOf(word)))).toEqual([3, 2, 0])
    expect([1, 2].map((key) => tells.has(senseKey(hashOf('roof'), key)))).toEqual([true, false])
  })

  it('is what tells a profane phrase, by the entry', () => {
    const { frames, tells } = evidenceOf()
    expect(ENTRIES.map((_, entry) => frames.of(entry))).toEqual([
      undefined,
      undefined,
      { key: -1, fields: 0 },
      undefined,
    ])
    expect(tells.has(senseKey(hashOf('you') ^ BEFORE, -1))).toBe(true)
    expect(tells.has(senseKey(hashOf('you') ^ AFTER, -1))).toBe(false)
  })

  it('is how much a word speaks for profanity', () => {
    const { cues } = evidenceOf()
    const words = [hashOf('lousy'), hashOf('kind'), hashOf('off') ^ AFTER, hashOf('off')]
    expect(words.map((hash) => cues.get(hash))).toEqual([2, -8, 7, 0])
  })

  it('is whether it is one of other languages, often or seldom', () => {
    const evidence = evidenceOf()
    expect(ENTRIES.map((_, entry) => evidence.foreignness(entry))).toEqual([0, 1, 0, 2])
  })

  it('is read once', () => {
    const model = smallModel({ lexicon: '90 N dask' })
    expect(model.evidence).toBe(model.evidence)
  })
})
