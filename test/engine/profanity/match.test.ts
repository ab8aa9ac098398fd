import { describe, expect, it } from 'vitest'
import { createFinder, withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word of the lexicon is found as it stands', () => {
  itFinds([
    ['dask', ['dask']],
    ['DASK', ['dask']],
    ['a dask!', ['dask in dask']],
    ['(dask)', ['dask in dask']],
    ['dask, dask', ['dask in dask']],
    ['...glirt...', ['glirt in glirt']],
    ['"snep"', ['snep in snep']],
    ['[bosta]', ['bosta in bosta']],
    ['glirt|', ['glirt in glirt']],
    ['"vik"', ['vik in vik']],
    ['tirpo', ['tirpo']],
    ['quobe', ['quobe']],
  ])
})

describe('A word of the lexicon is found with an ending', () => {
  itFinds([
    ['dasks', ['dask inflected']],
    ['dasking', ['dask inflected']],
    ['fraqos', ['fraqo inflected']],
    ['snepable', ['snep inflected']],
    ['viks', ['vik inflected']],
    ['dask-s', ['dask in dask']],
  ])
})

describe('What takes no endings is not found with one', () => {
  itFindsNothing(['quobes', 'quobing', 'daskxyz'])
})

describe('A word of the lexicon is found in a longer word, as far as it may stand there', () => {
  itFinds([
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
  ])
})

describe('It is not found in a longer word where it may not stand', () => {
  itFindsNothing([
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
  ])
})

describe('A word of the lexicon is found in a user name', () => {
  itFinds([
    ['xx_dask_99', ['dask in dask']],
    ['xx_d4sk_99', ['dask leet 1 in d4sk']],
    ['xx_d*sk_99', ['dask masked 1 in d*sk']],
    ['the_dask_cat', ['dask in dask']],
    ['a_dask', ['dask in dask']],
    ['_dask_', ['dask in dask']],
    ['__dask__', ['dask in dask']],
    ['dask_dask', ['dask in dask']],
    ['xx_snep_yy_glirt', ['snep in snep', 'glirt in glirt']],
    ['xx__dask', ['dask in dask']],
    ['dask_4', ['dask in dask']],
    ['d_dask', ['dask in dask', 'dask stretched 1 gaps 1 of 5']],
    ['xx_gl1rt_yy_d4sk', ['glirt leet 1 in gl1rt', 'dask leet 1 in d4sk']],
    ['gl1rt_', ['glirt leet 1 in gl1rt']],
    ['_gl1rt', ['glirt leet 1 in gl1rt']],
  ])
})

describe('Parts of a user name are put together no further', () => {
  itFindsNothing(['xx_sn_ep', 'abc_jab_tow', 'xx_da_sk'])
})

describe('A word of the lexicon is found beside signs, digits and letters of other scripts', () => {
  itFinds([
    ['dask ж', ['dask in dask']],
    ['あ.dask', ['dask in dask']],
    ['dask.あ', ['dask in dask']],
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
  ])
})

describe('It is not found where others go on with its letters', () => {
  itFindsNothing([
    'daskж',
    'жdask',
    'daskあ',
    'あdask',
    'the.あdask',
    'daskあ.the',
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
  ])
})

describe('A word of the lexicon is found in long texts and words', () => {
  itFinds([
    ['dask snep glirt', ['dask in dask', 'snep in snep', 'glirt in glirt']],
    ['glirtglirtglirtglirtglirtglirt', ['glirt inside']],
    ['snep snep snep snep snep snep ', ['snep in snep']],
    [`${'x'.repeat(199)} glirt`, ['glirt in glirt']],
    [`${'x'.repeat(200)}glirt`, ['glirt in glirt']],
    [`${'x'.repeat(193)}glirt`, ['glirt inside']],
    [`glirt${'x'.repeat(400)}`, [`glirt inside in glirt${'x'.repeat(195)}`]],
    [`${'x'.repeat(55)}gl1rt`, ['glirt inside leet 1']],
    [`)ronk${'x'.repeat(55)}`, ['dronk inside leet 1']],
    [`${'the '.repeat(15)}gl1rt`, ['glirt leet 1 in gl1rt']],
    [`${'the '.repeat(20)})ask`, ['dask leet 1 in )ask']],
  ])
})

describe('Parts of what is too long are not read as words', () => {
  itFindsNothing([
    'daskdaskdaskdaskdask',
    `${'x'.repeat(196)}glirt`,
    `bo${'s'.repeat(220)}ta`,
    `${'4'.repeat(70)}gl1rt`,
    `${'x'.repeat(56)}gl1rt`,
    `)ronk${'x'.repeat(56)}`,
    `(${'x'.repeat(57)}gl1rt`,
  ])
})

describe('What is a word of the lexicon as a whole is that one alone', () => {
  itFinds([
    ['daskly', ['daskly']],
    ['hussel', ['hussel']],
    ['gropel', ['gropel']],
  ])
})

describe('A word that everybody knows is found as it stands', () => {
  itFinds([
    ['gropel', ['gropel']],
    ['*gropel', ['gropel in gropel']],
    ['GROPEL-', ['gropel in GROPEL']],
  ])
})

describe('A word that everybody knows is not found in a disguise', () => {
  itFindsNothing(['gr0pel', 'gr.0pel', 'grop el', 'g r o p e l'])
})

describe('A word of the lexicon is found whatever ends beside it', () => {
  itFinds([
    ['huss7#', ['huss in huss', 'huss in huss7']],
    ['"pim|', ['pim in pim']],
    ['*pim)', ['pim in pim']],
    ['jux&', ['jux']],
    ['jux4', ['jux in jux', 'jux']],
    ['vik@@', ['vik in vik', 'vik']],
    ['208_2o8', ['zob leet 2 in 2o8']],
    ['zob_z*b', ['zob in zob']],
    ['EMBOSTATE=daskon', ['daskon in daskon']],
    ['huss&      l', ['huss in huss', 'huss in huss&']],
    [
      'bo!ta.bostaaaa',
      [
        'bosta inside in bostaaaa',
        'bosta glued stretched 1 of 6 in bostaaaa',
        'bosta inflected stretched 2 of 7 in bostaaaa',
      ],
    ],
    ['@jux=x', ['jux in @jux']],
  ])
})

describe('It is not found where what ends beside it is part of it', () => {
  itFindsNothing(['j4ux', 'cat5jux', 'pi%_s', '1jux*', '|zobr4]'])
})

describe('A search that was just made', () => {
  it.each([
    ['dask', ['dask']],
    ['da5k', ['dask leet 1']],
    ['d*sk', ['dask masked 1']],
    ['d.a.s.k', ['dask gaps 3']],
    ['d a s k', ['dask gaps 3']],
    ['da sk', ['dask gaps 1']],
    ['dasking', ['dask inflected']],
    ['thesnep', ['snep glued']],
    ['theglirrrtqq', ['glirt inside stretched 2 of 7']],
    ['xb0staqq', []],
    ['7irp0', ['tirpo leet 2']],
    ['(|1rt', []],
    ['thedask snep', ['snep in snep']],
    ['thebbbosta', ['bosta glued stretched 2 of 7']],
    ['zzob', ['zob stretched 1 of 4']],
    ['theg*irt', ['glirt glued masked 1']],
    ['5nep', ['snep leet 1']],
    ['zob unquestionab', []],
    [`${'the'.repeat(12)}whatsnep`, ['snep glued']],
  ])('finds the same as later: %s', (text, found) => {
    expect(createFinder()(text)).toEqual(found)
  })

  it.each(['da5k', 'd*sk', 'd.a.s.k', 'd a s k', 'da sk', 'das kel'])(
    'finds the same after a longer text than any before: %s',
    (text) => {
      const find = createFinder()
      const found = find(text)
      find('a long text '.repeat(1000))
      expect(find(`${text} ${'and a long text '.repeat(2000)}`)).toEqual(
        found.map((match) => (match.includes(' in ') ? match : `${match} in ${text}`)),
      )
    },
  )
})
