import { describe, expect, it } from 'vitest'
import { Fit } from '../../../src/engine/profanity/bound.js'
import { Guise } from '../../../src/engine/profanity/units.js'
import { featuresOf, judgedBy, smallModel } from './small-model.js'

const FEW = {
  lexicon: '50 N tirpo\n90 N dask zob vik snep\n99 F glirt\n90 Y fraqo\n90 A jabtow',
  senses: 'zob: nest\nsnep: hill',
  frames: 'vik: <you\nsnep: stupid',
}
const { itTells } = judgedBy(FEW)

it('A plain word in the middle of a sentence is judged by its level alone', () => {
  expect(featuresOf(smallModel(FEW), 'a cat [dask] on mat')).toEqual({
    bias: expect.closeTo(0.36, 10) as number,
    level: expect.closeTo(Math.log(9), 10) as number,
  })
})

describe('A word can be doubted', () => {
  describe('the more the less likely it is profane', () => {
    itTells('bias', [
      ['a [tirpo]', 1],
      ['a [dask]', 0.36],
      ['a [glirt]', 0.0396],
    ])
    itTells('level', [
      ['a [tirpo]', 0],
      ['a [dask]', Math.log(9)],
      ['a [glirt]', Math.log(99)],
    ])
  })

  describe('if it may be so by chance', () => {
    itTells('bias', [
      ['a [fraqo]', 0.6],
      ['a [glirt]', 0.6, { fit: Fit.inside }],
      ['a [tirpo]', 1, { fit: Fit.inside }],
      ['a [glirt]', 0.0396, { fit: Fit.glued }],
    ])
  })

  describe('if it has a second sense or is one of a phrase', () => {
    itTells('bias', [
      ['a [zob]', 0.9],
      ['a [vik]', 0.9],
      ['a [snep]', 0.9],
    ])
  })
})

describe('What was done to a word is told:', () => {
  describe('an ending', () => {
    itTells('inflected', [
      ['a [dask]', 1, { fit: Fit.inflected }],
      ['a [dask]', 0, { fit: Fit.whole }],
      ['a [dask]', 0, { fit: Fit.glued }],
    ])
  })

  describe('letters around it', () => {
    itTells('inside', [
      ['a [glirt]', 1, { fit: Fit.inside }],
      ['a [glirt]', 0, { fit: Fit.glued }],
    ])
  })

  describe('digits and signs as letters, however many', () => {
    itTells('leet', [
      ['a [dask]', 1, { leet: 1 }],
      ['a [dask]', 1, { leet: 3 }],
      ['a [dask]', 0],
    ])
  })

  describe('how much of it signs hide', () => {
    itTells('masked', [
      ['a [dask]', 0.5, { masked: 2 }],
      ['a [dask]', 0.4, { masked: 2, letters: 5 }],
    ])
  })

  describe('one cut, unless it is written as two words by many', () => {
    itTells('split', [
      ['a [dask]', 1, { gaps: 1 }],
      ['a [dask]', 0, { gaps: 2 }],
      ['a [dask]', 0],
      ['a [jabtow]', 0, { gaps: 1 }],
    ])
  })

  describe('several cuts', () => {
    itTells('spelled', [
      ['a [dask]', 1, { gaps: 2 }],
      ['a [dask]', 0, { gaps: 1 }],
      ['a [jabtow]', 1, { gaps: 2 }],
      ['a [jabtow]', 0, { gaps: 1 }],
    ])
  })

  describe('another spelling', () => {
    itTells('respelled', [
      ['a [fraqo]', 1],
      ['a [dask]', 0],
    ])
  })

  describe('a disguise on purpose, as far as it can be doubted', () => {
    itTells('disguised mild', [
      ['a [dask]', 0],
      ['a [dask]', 0.36, { leet: 1 }],
      ['a [dask]', 0.36, { masked: 1 }],
      ['a [dask]', 0.36, { gaps: 1 }],
      ['a [dask]', 0.36, { leet: 1, masked: 1 }],
      ['a [dask]', 0.36, { masked: 1, gaps: 1 }],
      ['a [dask]', 0.36, { guise: Guise.style }],
      ['a [dask]', 0.36, { guise: Guise.turned }],
      ['a [dask]', 0, { guise: Guise.accent }],
      ['a [dask]', 0, { stretched: 3 }],
      ['a [jabtow]', 0, { gaps: 1 }],
      ['a [jabtow]', 0.36, { gaps: 2 }],
    ])
  })
})

describe('A name is told', () => {
  describe('by a capital within a sentence', () => {
    itTells('name', [
      ['a cat [Dask] sat', 0.36],
      ['a cat [dask] sat', 0],
      ['[Dask] sat', 0],
      ['a cat [DASK] sat', 0],
    ])
  })

  describe('by a name beside it', () => {
    itTells('named beside', [
      ['Uncle [Dask] sat', 0.36],
      ['[Dask] Jones', 0.36],
      ['uncle [Dask] sat', 0],
      ['Uncle [dask] sat', 0],
    ])
  })

  describe('more surely where it may be one by chance', () => {
    itTells('unknown name', [
      ['a cat [Fraqo] sat', 1],
      ['a cat [fraqo] sat', 0],
      ['[Fraqo] sat', 0],
      ['a cat [Dask] sat', 0],
      ['a cat [Glirt] sat', 1, { fit: Fit.inside }],
    ])
  })
})

describe('Company is told', () => {
  itTells('companion', [
    ['a [dask]', 0.36, { companion: true }],
    ['a [dask]', 0],
  ])
})
