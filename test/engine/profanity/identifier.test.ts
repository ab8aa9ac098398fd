import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word is found beside numbers', () => {
  itFinds([
    ['snep-39775x', ['snep in snep']],
    ['snep-397x', ['snep in snep']],
    ['snep-7777', ['snep in snep']],
    ['snep7777', ['snep in snep', 'snep']],
    ['snep 39775', ['snep in snep']],
    ['snep-123', ['snep in snep']],
    ['snep123', ['snep in snep', 'snep']],
    ['z-o-b-1234', ['zob gaps 3']],
    ['dask-12-34', ['dask in dask']],
    ['dask-1234-dask', ['dask in dask']],
    ['glirt-39775', ['glirt in glirt']],
    ['bosta12345', ['bosta in bosta', 'bosta']],
    ['snep.1234.snep', ['snep in snep']],
    ['xx_snep_1234', ['snep in snep']],
    ['snep_99', ['snep in snep']],
    ['snep_1234_snep', ['snep in snep']],
  ])
})

describe('A part number, a hash or a key is no word', () => {
  itFindsNothing([
    'snep-39775',
    'SNEP-39775',
    'snep39775',
    '39775snep',
    '39775-snep',
    'zob-1234',
    'zob1234',
    'a1b2c3d4snepe5f6',
    '0snep123456789abcd',
    'snep12a3b4c5d6e7f8',
    'abcdefghijklsnep123',
    'aBcDEsnepqr123XYzz',
    'AAAsnepbbb123xxxxx',
    'snepsnepsnep123aaa',
    'SNEPSNEPSNEP123AAA',
    '123snepabcdefghijklmnop',
    '12snepabcdefghijklmnopqr',
    '1234snepabcdefghijklmnopq',
    '1a2b3c4snep5d6e7f8',
  ])
})

describe('A word is found in the address of a page as it stands', () => {
  itFinds([
    ['https://example.org/snep', ['snep in snep']],
    ['example.org/snep', ['snep in snep']],
    [':// s*ep', ['snep masked 1 in s*ep']],
  ])
})

describe('The signs of an address hide and part nothing', () => {
  itFindsNothing([
    'https://example.org/s.n.e.p',
    'https://example.org/sn-ep/a',
    'https://example.org/s*ep/a',
    'https://example.org/5nep?x=1',
    'x://s-n-e-p',
    'a://s*ep',
    '(https://x.y/sn.ep)',
  ])
})
