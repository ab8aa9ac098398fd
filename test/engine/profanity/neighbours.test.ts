import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word beside letters that make no clean word of it is found', () => {
  itFinds([
    ['zob ia', ['zob in zob']],
    ['co zob ia', ['zob in zob']],
    ['co-zob-ia', ['zob in zob']],
    ['co.zob.ia', ['zob in zob']],
    ['glirt on', ['glirt in glirt']],
    ['em bosta te', ['bosta in bosta']],
    ['em-bosta-te', ['bosta in bosta']],
    ['em bostate', ['bosta inside in bostate']],
    ['the dask elat', ['dask in dask']],
    [`zob ${'r'.repeat(13)}`, ['zob in zob']],
  ])
})

describe('A clean word that is cut is clean', () => {
  itFindsNothing([
    'das kel',
    'da skel',
    'dask el',
    'daske l',
    'd askel',
    'das.kel',
    'das-kel',
    'das_kel',
    'das kels',
    'dask... el',
    'das     kel',
    'das      kel',
    'zob ra',
    'zo bra',
    'z obra',
    'co zobia',
    'cozo bia',
    'hus sar',
    'huss ar',
    'hu.ss.ar',
    'gl irton',
    'embosta te',
    'the zob ra',
    '#thezob ratoday',
    'thezob ra',
    'snep per',
    'sne pper',
    'sn*p per',
    'zob.ra cat',
    'zob**ra**',
    'z**ob**ra',
    'zob, ra',
    'my da skel',
    'dasssk el',
    'ddaasskk eell',
    'z0b ra',
    'zob r4',
    'zob*a ra',
    `${'x'.repeat(58)}zob ra`,
    `${'x'.repeat(61)}bosta ra`,
  ])
})

describe('A word is found where the pieces beside it are too far or too many', () => {
  itFinds([
    ['vik a:n', ['vik in vik']],
    ['jux      x', ['jux in jux']],
    ['arma      dask', ['dask in dask']],
    ['ar.ma dask', ['dask in dask']],
    ['zobr--a--on', ['zob inflected in zobr']],
    ['zob r.a', ['zob in zob']],
  ])
})

describe('Pieces in one chunk, or masked, make a clean word', () => {
  itFindsNothing([
    'vik an d',
    'vik:a n',
    'ar ma.dask',
    'hu~ss ar',
    'arma dask',
    'arma     dask',
    'zob unquestionab',
    'runquestionab dask',
    'zob-unquestionabk',
    '*lirtahouse theup',
    'jux     x',
  ])
})
