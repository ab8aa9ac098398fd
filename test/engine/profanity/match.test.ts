import { beforeAll, describe, expect, it } from 'vitest'
import { createFinder } from './small-lexicon.js'

let find: (text: string) => string[]

beforeAll(() => {
  find = createFinder()
})

describe('A word of the lexicon is found as it stands', () => {
  it.each([
    ['dask', ['dask']],
    ['DASK', ['dask']],
    ['a dask!', ['dask in dask']],
    ['(dask)', ['dask in dask', 'dask']],
    ['dask, dask', ['dask in dask']],
    ['...glirt...', ['glirt in glirt']],
    ['"snep"', ['snep in snep']],
    ['[bosta]', ['bosta in bosta', 'bosta in [bosta']],
    ['glirt|', ['glirt in glirt']],
    ['"vik"', ['vik in vik']],
    ['tirpo', ['tirpo']],
    ['quobe', ['quobe']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('A word of the lexicon is found with an ending', () => {
  it.each([
    ['dasks', ['dask inflected']],
    ['dasking', ['dask inflected']],
    ['fraqos', ['fraqo inflected']],
    ['snepable', ['snep inflected']],
    ['viks', ['vik inflected']],
    ['dask-s', ['dask in dask']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('What takes no endings is not found with one', () => {
  it.each(['quobes', 'quobing', 'daskxyz'])('%j', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('A word of the lexicon is found in a longer word, as far as it may stand there', () => {
  it.each([
    ['xyzglirtqq', ['glirt inside']],
    ['thebostaqq', ['bosta inside']],
    ['thebosta', ['bosta glued']],
    ['bostahouse', ['bosta glued']],
    ['thebostahouse', ['bosta glued']],
    ['thesnep', ['snep glued']],
    ['snephouse', ['snep glued']],
    ['thesnephouse', ['snep glued']],
    ['snepingthe', ['snep glued']],
    ['thebostasin', ['bosta glued']],
    ['thecatbostain', ['bosta glued']],
    ['glirtglirt', ['glirt inside']],
    ['theabosta', ['bosta glued']],
    ['viking', ['vik inflected']],
    ['bostavikbosta', ['bosta inside']],
    [`${'the'.repeat(13)}snep`, ['snep glued']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('It is not found in a longer word where it may not stand', () => {
  it.each([
    'xyzbostaqq',
    'thesnepqq',
    'xyzsnep',
    'thedask',
    'daskhouse',
    'xyzbosta',
    'snepsnep',
    'thefraqo',
    `${'x'.repeat(38)}bosta`,
    `${'the'.repeat(14)}snep`,
  ])('%j', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('A word of the lexicon is found in a user name', () => {
  it.each([
    ['xx_dask_99', ['dask in dask']],
    ['xx_d4sk_99', ['dask leet 1 in d4sk']],
    ['xx_d*sk_99', ['dask masked 1 in d*sk']],
    ['the_dask_cat', ['dask in dask']],
    ['a_dask', ['dask in dask']],
    ['_dask_', ['dask in dask']],
    ['__dask__', ['dask in dask']],
    ['dask_dask', ['dask in dask']],
    ['xx_snep_yy_glirt', ['snep in snep', 'glirt in glirt', 'glirt inside']],
    ['xx__dask', ['dask in dask']],
    ['dask_4', ['dask in dask']],
    ['d_dask', ['dask in dask', 'dask stretched 1 gaps 1 of 5']],
    ['xx_gl1rt_yy_d4sk', ['glirt leet 1 in gl1rt', 'dask leet 1 in d4sk', 'glirt inside leet 1']],
    ['gl1rt_', ['glirt leet 1 in gl1rt']],
    ['_gl1rt', ['glirt leet 1 in gl1rt']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('Parts of a user name are put together no further', () => {
  it.each(['xx_sn_ep', 'abc_jab_tow', 'xx_da_sk'])('%j', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('A word of the lexicon is found beside signs, digits and letters of other scripts', () => {
  it.each([
    ['dask ж', ['dask in dask']],
    ['dask😀', ['dask in dask']],
    ['😀dask', ['dask in dask']],
    ['da😀sk', ['dask gaps 1']],
    ['dask&', ['dask in dask', 'dask']],
    ['cat/dask', ['dask in dask']],
    ['dask/cat', ['dask in dask']],
    ['dask=dask', ['dask in dask']],
    ['cat-dask-cat', ['dask in dask']],
    ['cat-snep', ['snep in snep']],
    ['5dask', ['dask in dask', 'dask']],
    ['dask5', ['dask in dask', 'dask']],
    ['5 dask', ['dask in dask']],
    ['dask 5', ['dask in dask']],
    ['12dask', ['dask in dask', 'dask']],
    ["dask's", ['dask in dask']],
    ["the'dask", ['dask in dask']],
    ["x'dask", ['dask in dask']],
    ['dask\u200bs', ['dask inflected in dask\u200b']],
    ['dask.Snep', ['dask in dask', 'snep in Snep']],
    ['d dask', ['dask in dask']],
    ['dask d', ['dask in dask']],
    ['snep5cat', ['snep glued']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('It is not found where others go on with its letters', () => {
  it.each([
    'daskж',
    'жdask',
    'd&amp;sk',
    'dask+cat',
    'dask@cat',
    'dask5house',
    'cu5dask',
    'd5ask',
    'dask12cat',
    'q5dask',
    '5qdask',
    'q5',
    'q5snep',
    'sn5ep',
    'sne5p',
    'cat5snep',
    'da5kel',
    '1q1dask',
  ])('%j', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('A word of the lexicon is found in long texts and words', () => {
  it.each([
    ['dask snep glirt', ['dask in dask', 'snep in snep', 'glirt in glirt']],
    ['glirtglirtglirtglirtglirtglirt', ['glirt inside']],
    ['snep snep snep snep snep snep ', ['snep in snep']],
    [`${'x'.repeat(199)} glirt`, ['glirt in glirt']],
    [`${'x'.repeat(200)}glirt`, ['glirt in glirt']],
    [`${'x'.repeat(193)}glirt`, ['glirt inside']],
    [`glirt${'x'.repeat(400)}`, [`glirt inside in glirt${'x'.repeat(195)}`]],
    [`${'x'.repeat(50)}gl1rt`, ['glirt inside leet 1']],
  ])('%j', (text, found) => {
    expect(find(text)).toEqual(found)
  })
})

describe('Parts of what is too long are not read as words', () => {
  it.each([
    'daskdaskdaskdaskdask',
    `${'x'.repeat(196)}glirt`,
    `bo${'s'.repeat(220)}ta`,
    `${'4'.repeat(70)}gl1rt`,
    `${'x'.repeat(60)}gl1rt`,
    `(${'x'.repeat(57)}gl1rt`,
  ])('%j', (text) => {
    expect(find(text)).toEqual([])
  })
})
