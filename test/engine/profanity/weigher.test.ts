import { describe, expect, it } from 'vitest'
import { createSmallJudge } from './small-model.js'

const LEXICON = '50 N tirpo\n60 N snep\n90 N dask\n89 N huss\n95 N vik\n99 F glirt\n90 Y fraqo'
const level = (percent: number): number => Math.log(percent / (100 - percent))

describe('The log-odds of a text', () => {
  const ofLevel = createSmallJudge({ lexicon: LEXICON, weights: { level: 1 } })

  it('are those of nothing where no word is found', () => {
    expect(ofLevel('a cat on a mat')).toBe(-5.3)
  })

  it.each([
    ['a tirpo', 0],
    ['a dask', level(90)],
    ['a tirpo a dask', level(90)],
    ['a dask a tirpo', level(90)],
    ['a tirpo a dask a snep', level(90)],
  ])('are those of its most profane word: %s', (text, odds) => {
    expect(ofLevel(text)).toBeCloseTo(odds, 10)
  })

  it('are never less than those of nothing', () => {
    const judge = createSmallJudge({ lexicon: LEXICON, weights: { level: -3 } })
    expect(judge('a glirt')).toBe(-5.3)
    expect(judge('a dask')).toBe(-5.3)
    expect(judge('a snep')).toBeCloseTo(-3 * level(60), 10)
  })

  it('are those of the last word that is beyond doubt, from 3 on', () => {
    const judge = createSmallJudge({ lexicon: LEXICON, weights: { level: 1, respelled: 0.8028 } })
    expect(judge('a glirt')).toBeCloseTo(level(99), 10)
    expect(judge('a fraqo')).toBeGreaterThan(3)
    expect(judge('a glirt a dask')).toBeCloseTo(level(99), 10)
    expect(judge('a glirt a fraqo')).toBeCloseTo(level(90) + 0.8028, 10)
    expect(judge('a fraqo a glirt')).toBeCloseTo(level(99), 10)
  })

  it('are less for the doubt that it is English', () => {
    expect(ofLevel('a dask', 0)).toBeCloseTo(level(90) - 3 * 0.5 * (1 - 1.7 / 2), 10)
    expect(ofLevel('a dask', 0.5)).toBeCloseTo(level(90), 10)
  })
})

describe('A word has company', () => {
  const ofCompany = createSmallJudge({
    lexicon: LEXICON,
    weights: { companion: 1, respelled: -9 },
  })

  it.each([
    ['a tirpo a dask', 1],
    ['a dask a tirpo', 1],
    ['a tirpo a vik', 1],
    ['a tirpo a huss', 0],
    ['a tirpo a snep', 0],
    ['a tirpo', 0],
    ['a dask', 0],
    ['a dask a tirpo a vik', 1],
  ])('if another is of level 90 or more: %s', (text, odds) => {
    expect(ofCompany(text)).toBeCloseTo(odds, 10)
  })
})

describe('A word is in disguise', () => {
  const ofDisguise = createSmallJudge({ lexicon: LEXICON, weights: { 'disguised mild': 1 } })

  it.each([
    ['a tirpo', 0],
    ['a ｔirpo', 1],
    ['a tirｐo', 1],
    ['a tirpｏ', 1],
    ['ａ tirpo ａ', 0],
    ['a tirpo ａ', 0],
    ['a tïrpo', 0],
  ])('if one of its letters is: %s', (text, odds) => {
    expect(ofDisguise(text)).toBeCloseTo(odds, 10)
  })
})
