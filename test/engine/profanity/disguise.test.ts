import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word is found in digits and signs that look like its letters', () => {
  itFinds([
    ['d4sk', ['dask leet 1']],
    ['da5k', ['dask leet 1']],
    ['d45k', ['dask leet 2']],
    ['d@sk', ['dask leet 1']],
    ['d@$k', ['dask leet 2']],
    ['5nep', ['snep leet 1']],
    ['$nep', ['snep leet 1']],
    ['sn3p', ['snep leet 1']],
    ['5n3p', ['snep leet 2']],
    ['g1irt', ['glirt leet 1']],
    ['gl1rt', ['glirt leet 1']],
    ['9l1r7', ['glirt leet 3']],
    ['gl!rt', ['glirt leet 1']],
    ['g|irt', ['glirt leet 1']],
    ['g||rt', ['glirt leet 2']],
    ['z0b', ['zob leet 1']],
    ['zo8', ['zob leet 1']],
    ['b0sta', ['bosta leet 1']],
    ['b057@', ['bosta leet 4']],
    ['t1rpo', ['tirpo leet 1']],
    ['7irpo', ['tirpo leet 1']],
    ['fr4qo', ['fraqo leet 1']],
    ['hu55', ['huss leet 2']],
    ['hu$$', ['huss leet 2']],
    ['d4sks', ['dask inflected leet 1']],
    ['thesn3p', ['snep glued leet 1']],
    ['sn3phouse', ['snep glued leet 1']],
    ['xyzgl1rtqq', ['glirt inside leet 1']],
    ['12sn3p', ['snep leet 1']],
    ['sn3p99', ['snep leet 1']],
    ['sn3p!', ['snep leet 1']],
    ['gl1rt!!', ['glirt leet 1']],
    ['!gl1rt', ['glirt leet 1']],
    ['(sn3p)', ['snep leet 1 in sn3p']],
    ['gl1rt.', ['glirt leet 1 in gl1rt']],
    [
      '#gl1rttoday',
      ['glirt glued leet 1 in gl1rttoday', 'glirt inside leet 1 stretched 1 of 6 in gl1rttoday'],
    ],
    ['d&4sk', ['dask leet 1 gaps 1']],
    ['5nep5', ['snep leet 1']],
    ['d4sk.snep', ['snep in snep', 'dask leet 1 in d4sk']],
    ['jabt0w', ['jabtow leet 1']],
    ['d44sk', ['dask leet 2 stretched 1 of 5']],
  ])
})

describe('Too little of it is left of some, or it stands where it may not', () => {
  itFindsNothing([
    'v1k',
    'v!k',
    'vi|<',
    '(lirt',
    'thed4sk',
    'xyzsn3pqq',
    '&4sk',
    'g9',
    '4',
    'd4',
    'd4a4sk',
  ])
})

describe('A bracket is a letter where nothing closes or opens it, and then no word goes on before the entry', () => {
  itFinds([
    ['(dask', ['dask in dask', 'dask']],
    ['(dask)', ['dask in dask']],
    ['(d4sk)', ['dask leet 1 in d4sk']],
    ['(glirt', ['glirt in glirt', 'glirt']],
    ['(glirti', ['glirt glued in glirti']],
    ['<glirthouse', ['glirt glued in glirthouse']],
    ['gs$', ['gs in gs', 'gs']],
    [`(${' qq'.repeat(60)} d4sk)`, ['dask leet 1 in d4sk']],
    [`(${' qq'.repeat(70)} d4sk)`, ['dask leet 1 in d4sk)']],
  ])
})

describe('Digits before one letter are an amount', () => {
  itFindsNothing(['208s', '72b', '20b', '00b', '208ing', '!208ing'])
})

describe('Digits among more letters, or before several, are letters', () => {
  itFinds([
    ['2ob', ['zob leet 1']],
    ['zo8', ['zob leet 1']],
    ['12zo8', ['zob leet 1']],
    ['2o8ing', ['zob inflected leet 2']],
    ['ggg1irt', ['glirt leet 1 stretched 2 of 7', 'glirt inside leet 1']],
  ])
})

describe('A clean word in digits and signs is clean', () => {
  itFindsNothing([
    'd4skel',
    '5nepper',
    'sn3pp3r',
    'z0bra',
    'hu55ar',
    '(daskel)',
    '(d4skel)',
    '(d4skel',
    'd4skel)',
    '[z0bra',
    'cozob1a',
    'd4skels',
    'gl1rton',
    'emb0state',
    '12d4skel',
    'dusk5',
    'c0zobia!',
  ])
})

describe('A word is found though it is cut', () => {
  itFinds([
    ['da sk', ['dask gaps 1']],
    ['das k', ['dask gaps 1']],
    ['d ask', ['dask gaps 1']],
    ['da-sk', ['dask gaps 1']],
    ['da.sk', ['dask gaps 1']],
    ['da_sk', ['dask gaps 1']],
    ['da/sk', ['dask gaps 1']],
    ['da  sk', ['dask gaps 1']],
    ['da\nsk', ['dask gaps 1']],
    ['da sks', ['dask inflected gaps 1']],
    ['da sking', ['dask inflected gaps 1']],
    ['my da sk cat', ['dask gaps 1 in da sk']],
    ['da sk!', ['dask gaps 1 in da sk']],
    ['d a sk', ['dask gaps 1']],
    ['gl irt', ['glirt gaps 1']],
    ['gl irts', ['glirt inflected gaps 1']],
    ['gli rting', ['glirt inflected gaps 1']],
    ['x gl irt', ['glirt gaps 1 in gl irt']],
    ['sn ep', ['snep gaps 1']],
    ['sn epp', ['snep stretched 1 gaps 1 of 5']],
    ['zo b', ['zob gaps 1']],
    ['z ob', ['zob gaps 1']],
    ['vi k', ['vik gaps 1']],
    ['v ik', ['vik gaps 1']],
    ['qu obe', ['quobe gaps 1']],
    ['hu ss', ['huss gaps 1']],
    ['hus s', ['huss gaps 1']],
    ['hus sel', ['hussel gaps 1']],
    ['huss el', ['huss in huss', 'hussel gaps 1']],
    ['hussel', ['hussel']],
    ['jab tow', ['jabtow gaps 1']],
    ['jab tow!', ['jabtow gaps 1 in jab tow']],
    ['jab-tow', ['jabtow gaps 1']],
    ['jab.tow', ['jabtow gaps 1']],
    ['jab_tow', ['jabtow gaps 1']],
    ['jab  tow', ['jabtow gaps 1']],
    ['ja btow', ['jabtow gaps 1']],
    ['jabt ow', ['jabtow gaps 1']],
    ['jab tows', ['jabtow inflected gaps 1']],
    ['jab tower', ['jabtow inflected gaps 1']],
    ['ja.b.tow', ['jabtow gaps 2']],
    ['d4 sk', ['dask leet 1 gaps 1']],
    ['d@ sk', ['dask leet 1 gaps 1']],
    ['da 5k', ['dask leet 1 gaps 1']],
    ['da $k', ['dask leet 1 gaps 1']],
    ['5n ep', ['snep leet 1 gaps 1']],
    ['gl 1rt', ['glirt leet 1 gaps 1']],
    ['da5 k', ['dask leet 1 gaps 1']],
    ['b osta', ['bosta gaps 1']],
    ['bost a', ['bosta gaps 1']],
    ['bo sta', ['bosta gaps 1']],
    ['bostaup', ['bosta glued']],
    ['s snep', ['snep in snep']],
    [`bo${'s'.repeat(10)} ta`, ['bosta stretched 9 gaps 1 of 14']],
    [`bo ${'s'.repeat(10)}ta`, ['bosta stretched 9 gaps 1 of 14']],
    [`${'q'.repeat(13)} da sk`, ['dask gaps 1 in da sk']],
    ['g.lirt', ['glirt gaps 1']],
    ['gl.irt', ['glirt gaps 1']],
    ['g.l.irt', ['glirt gaps 2']],
    ['gl.i.rt', ['glirt gaps 2']],
    ['gl..irt', ['glirt gaps 1']],
    ['gl**irt', ['glirt gaps 1']],
    ['g**li**rt', ['glirt gaps 2']],
    ['**gl**irt', ['glirt gaps 1']],
    ['gl**i**r**t', ['glirt gaps 3']],
    ['gl--irt', ['glirt gaps 1']],
    ['gl-!rt', ['glirt leet 1 gaps 1']],
    ['gl-1rt', ['glirt leet 1 gaps 1']],
    ['d!a!sk', ['dask gaps 2']],
    ['g1.irt', ['glirt leet 1 gaps 1']],
    ['1.gl.irt', ['glirt gaps 2']],
    ['gl.irt!', ['glirt gaps 1 in gl.irt']],
    ['up da sk', ['dask gaps 1 in da sk']],
    ['da sk up', ['dask gaps 1 in da sk']],
    ['dask up', ['dask in dask']],
    ['dask in', ['dask in dask']],
    ['huss in', ['huss in huss']],
    ['dask ing', ['dask in dask']],
    ['das k9', ['dask gaps 1']],
  ])
})

describe('Not every two pieces are one word', () => {
  itFindsNothing([
    'da - sk',
    'da. sk',
    'da, sk',
    'da ... sk',
    'da skxyz',
    'da "sk"',
    'd as k',
    'da s k',
    'da s-k',
    'd a-sk',
    'thegl irt',
    'gl irthouse',
    'd* sk',
    'da s*',
    'bo s ta',
    'bo st a',
    "bo' sta",
    'bo staup',
    'aa ask',
    'a a',
    `bo${'s'.repeat(11)} ta`,
    `gl ${'i'.repeat(11)}rt`,
    'gl@irt',
    'gl$irt',
    'glжirt',
    'glあirt',
    'あgl.irt',
    'жgl.irt',
    "gl'irt",
    'da!sk',
    'da!!sk',
    'hu up',
    'dask el',
    'the sk',
    'up.da.sk',
  ])
})

describe('The first of two chunks may be in digits or signs', () => {
  itFinds([
    [') d askly', ['daskly leet 1 stretched 1 gaps 1 of 7', 'daskly gaps 1 in d askly']],
    ['8ost  a', ['bosta leet 1 gaps 1']],
    ['p! m', ['pim leet 1 gaps 1']],
    [')a$k  on', ['dask leet 2 in )a$k', 'daskon leet 2 gaps 1']],
    ['q q quobe', ['quobe in quobe', 'quobe stretched 2 gaps 1 of 7']],
    ['8os+a  a', ['bosta leet 2 in 8os+a']],
  ])
})

describe('A digit or sign alone, or a chunk that no word begins with, is no first of two', () => {
  itFindsNothing([')d askly', ')a skly', '2  ob', '5  nep', 'ipi  m', 'p ! m'])
})

describe('The second of two chunks draws out the letter before it, or ends in signs', () => {
  itFinds([
    ['glir  rt', ['glirt stretched 1 gaps 1 of 6']],
    ['das sk', ['dask stretched 1 gaps 1 of 5']],
    ['j ux.', ['jux gaps 1 in j ux']],
    ['ju x.', ['jux gaps 1 in ju x']],
    ['v -- ik', ['vik gaps 1']],
  ])
})

describe('Two words that everybody knows are not put together', () => {
  itFindsNothing(['gap on', 'gap on5', 'gap on.', 'tow b'])
})

describe('One of them and a piece that nobody knows are', () => {
  itFinds([
    ['gapon', ['gapon']],
    ['gapo n', ['gapon gaps 1']],
    ['to wb', ['towb gaps 1']],
    ['t owb', ['towb gaps 1']],
  ])
})

describe('A word of two letters, or of three digits and signs, is not read out of them', () => {
  itFinds([
    ['gs', ['gs']],
    ['2o8s', ['zob inflected leet 2']],
  ])
  itFindsNothing(['g5', '9s', '208s', 'x-208s', 'house-208s', '!208s'])
})

describe('A short word after a profane one is none of its endings', () => {
  itFinds([
    ['dask on', ['dask in dask']],
    ['dask on.', ['dask in dask']],
    ['dask lot', ['dask in dask', 'dasklot gaps 1']],
    ['dask 0n', ['dask in dask', 'daskon leet 1 gaps 1']],
    ['dasko n', ['daskon gaps 1']],
    ['dask ly', ['dask in dask', 'daskly gaps 1']],
  ])
})

describe('Signs part a word, but for those at its end', () => {
  itFinds([
    ['ju.x', ['jux gaps 1']],
    ['h:usse!', ['huss inflected gaps 1 in h:usse']],
    ['<ke:f', ['kef gaps 1 in ke:f']],
    ['d.ask-d.ask', ['dask gaps 3']],
    ['hus_s', ['huss gaps 1']],
    ['arm-4dask', ['dask in dask']],
    ['house-8o574', ['bosta leet 4 in 8o574']],
    ['k-e-ff', ['kef stretched 1 gaps 2 of 4']],
  ])
})

describe('Signs part nothing where there is no such word without them, or one of them is a letter', () => {
  itFindsNothing(['k-e-ff,on', 'das&k&l', 'z0br_a', 'house-80574', 'xg&l&i&r_t'])
})
