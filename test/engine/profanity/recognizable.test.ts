import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('The surer a word is, the more of it may be in two pieces', () => {
  itFinds([
    // From 85 on with an ending, from 55 on without one.
    ['sn epy', ['snep inflected gaps 1']],
    ['dul me', ['dulme gaps 1']],
    ['blo#fi', ['blofi gaps 1']],
    ['wo lpa', ['wolpa gaps 1']],
  ])
  itFindsNothing(['gro pels', 'ke fs', 'ke.fy', 'wo lpas', 'ti rpo', 'tir-po', 'fra qo', 'fr-aqo'])
})

describe('A word within one of two pieces is none that they make', () => {
  itFinds([
    ['5.gs', ['gs in gs']],
    ['gs----1', ['gs in gs']],
    ['gs.dask', ['gs in gs', 'dask in dask']],
  ])
})
