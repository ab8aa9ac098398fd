import { describe } from 'vitest'
import { judgedBy } from './small-model.js'

/** What stands for a sentence's edge, hyphens around the word and a capital among what tells a sense. */
const [EDGE, HYPHENS, CAPITAL] = ['zz', 'zzzz', 'zzz']

const { itTells } = judgedBy({
  lexicon: '90 N dask zob vik snep huss',
  senses: [
    '@bird: nest egg',
    '@farm: plough barn',
    `zob: @bird roof song <red <<tall >ended >>mast ${HYPHENS} ${CAPITAL}`,
    'snep: @farm hill',
  ].join('\n'),
  frames: [
    `vik: @bird <you >off <<get >>now <${EDGE}`,
    `snep: stupid lazy old <<you ${CAPITAL}`,
    `huss: >${EDGE}`,
  ].join('\n'),
  cues: {
    ...{ lousy: 2, kind: -2, dire: 4, mild: -4 },
    ...{ '<you': 3, '>up': 1, '<<get': 2, '>>now': 4 },
    ...{ [`<${EDGE}`]: 5, [`>${EDGE}`]: -3 },
  },
})

describe('The tone of the words around it is told', () => {
  /** A step is 0.3; it counts as far as the word can be doubted, and half for a word of one sense. */
  const ofOneSense = (steps: number): number => 0.36 * 0.3 * steps * 0.5
  const ofTwo = (steps: number): number => 0.9 * 0.3 * steps

  describe('by how much each speaks for profanity, the more so where it has senses', () => {
    itTells('cues', [
      ['a lousy [dask] sat', ofOneSense(2)],
      ['a kind [dask] sat', ofOneSense(-2)],
      ['a lousy lousy [dask] sat', ofOneSense(4)],
      ['a lousy [dask] lousy', ofOneSense(4)],
      ['a [dask] lousy sat', ofOneSense(2)],
      ['a lousy [zob] sat', ofTwo(2)],
      ['a [vik] lousy sat', ofTwo(2)],
    ])
  })

  describe('of five words on each side in its sentence', () => {
    itTells('cues', [
      ['a lousy a a a a [dask] sat', ofOneSense(2)],
      ['a lousy a a a a a [dask] sat', 0],
      ['a [dask] a a a a lousy sat', ofOneSense(2)],
      ['a [dask] a a a a a lousy sat', 0],
      ['lousy. A [dask] sat', 0],
      ['a [dask] sat. Lousy', 0],
    ])
  })

  describe('by where they stand', () => {
    itTells('cues', [
      ['a you [dask] sat', ofOneSense(3)],
      ['you a [dask] sat', 0],
      ['a [dask] you sat', 0],
      ['a [dask] up sat', ofOneSense(1)],
      ['a get a [dask] sat', ofOneSense(2)],
      ['a get [dask] sat', 0],
      ['a [dask] sat now a', ofOneSense(4)],
      ['a [dask] sat a now a', 0],
      ['[dask] sat', ofOneSense(5)],
      ['a [dask]', ofOneSense(-3)],
    ])
  })

  describe('up to a limit either way', () => {
    itTells('cues', [
      ['a dire dire [dask] sat', ofOneSense(6)],
      ['a mild mild [dask] sat', ofOneSense(-6)],
    ])
  })

  describe('not against it where a phrase is known', () => {
    itTells('cues', [
      ['kind you [vik] sat', 0.9 * 0.3 * 1],
      ['a mild you [vik] sat', 0],
      ['a mild a [vik] sat', ofTwo(-4)],
    ])
  })
})

describe('An innocent sense is told', () => {
  describe('by what tells it anywhere near, in all its forms, up to 1', () => {
    itTells('innocent', [
      ['a [zob] a a a a roof sat', 0.9],
      ['roofs a a [zob] sat', 0.9],
      ['roof [zob] song', 0.9],
      ['roof. A [zob] sat', 0],
      ['a cat [zob] sat', 0],
    ])
  })

  describe('less by what is of its field', () => {
    itTells('innocent', [
      ['a [zob] a nest', 0.9 * 0.7],
      ['a [zob] a barn', 0],
      ['a [snep] a barn', 0.9 * 0.7],
    ])
  })

  describe('by what stands beside it, or one further', () => {
    itTells('innocent', [
      ['a red [zob] sat', 0.9],
      ['red a [zob] sat', 0],
      ['a tall a [zob] sat', 0.9],
      ['tall [zob] sat', 0],
      ['a [zob] ended', 0.9],
      ['a [zob] a ended', 0],
      ['a [zob] a mast', 0.9],
      ['a [zob] mast', 0],
      ['a [zob] a a mast', 0],
    ])
  })

  describe('by hyphens around it, and by a capital unless a phrase is known', () => {
    itTells('innocent', [
      ['a-[zob]-a', 0.9],
      ['a-[snep]-a', 0],
      ['a cat [Zob] sat', 0.9],
      ['a cat [zob] sat', 0],
      ['a cat [Snep] sat', 0],
    ])
  })

  describe('once more by what else tells it', () => {
    itTells('innocent again', [
      ['roof [zob] song', 0.9],
      ['roof roof [zob] song', 0.9],
      ['roof [zob] sat', 0],
      ['nest [zob] sat', 0],
      ['nest [zob] egg', 0.9 * 0.4],
    ])
  })

  describe('of a word that has one', () => {
    itTells('innocent', [
      ['a roof [dask] nest', 0],
      ['a-[dask]-a', 0],
      ['a cat [Dask] sat', 0],
    ])
  })
})

describe('A profane phrase is told', () => {
  describe('by what is of it, up to 1.5 of them', () => {
    itTells('frame', [
      ['a you [vik] sat', 0.9],
      ['you a [vik] sat', 0],
      ['a [vik] off', 0.9],
      ['a get a [vik] sat', 0.9],
      ['a [vik] a now', 0.9],
      ['a you [vik] off', 0.9 * 1.5],
      ['a stupid lazy old [snep] sat', 0.9 * 1.5],
      ['a egg [vik] sat', 0.9],
      ['a you [zob] off', 0],
    ])
  })

  describe('by being first or last in a sentence', () => {
    itTells('frame', [
      ['[vik] sat', 0.9],
      ['a. [vik] sat', 0.9],
      ['a [vik]', 0],
      ['a [huss]', 0.9],
      ['a [huss]. a', 0.9],
      ['[huss] sat', 0],
    ])
  })

  describe('less where an innocent sense is told too', () => {
    itTells('frame', [
      ['a stupid [snep] hill', 0.9 / 2],
      ['a stupid [snep] barn', 0.9 / 1.7],
      ['a stupid [snep] sat', 0.9],
    ])
  })
})
