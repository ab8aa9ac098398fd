import { describe } from 'vitest'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word is found behind signs that hide letters', () => {
  itFinds([
    ['d*sk', ['dask masked 1']],
    ['d**k', ['dask masked 2']],
    ['d#sk', ['dask masked 1']],
    ['d-sk', ['dask masked 1']],
    ['d--k', ['dask masked 2']],
    ['d_sk', ['dask masked 1']],
    ['d__k', ['dask masked 2']],
    ['d%sk', ['dask masked 1']],
    ['d^sk', ['dask masked 1']],
    ['d?sk', ['dask masked 1']],
    ['d~sk', ['dask masked 1']],
    ['d@#k', ['dask masked 2']],
    ['d#@k', ['dask masked 2']],
    ['d*!k', ['dask masked 2']],
    ['d!*k', ['dask masked 2']],
    ['d😀sk', ['dask masked 1']],
    ['da*k', ['dask masked 1']],
    ['das*', ['dask masked 1']],
    ['das**', ['dask masked 2 of 5']],
    ['*ask', ['dask masked 1']],
    ['#ask', ['dask masked 1']],
    ['gl*rt', ['glirt masked 1']],
    ['g*irt', ['glirt masked 1']],
    ['g**rt', ['glirt masked 2']],
    ['g***t', ['glirt masked 3']],
    ['gl***', ['glirt masked 3']],
    ['glir*', ['glirt masked 1']],
    ['*lirt', ['glirt masked 1']],
    ['*l*rt', ['glirt masked 2']],
    ['g%^&t', ['glirt masked 3']],
    ['s*ep', ['snep masked 1']],
    ['s**p', ['snep masked 2']],
    ['sn**', ['snep masked 2']],
    ['s--p', ['snep masked 2']],
    ['z*b', ['zob masked 1']],
    ['z**', ['zob masked 2']],
    ['z***', ['zob masked 3 of 4']],
    ['zo*', ['zob masked 1']],
    ['bo*ta', ['bosta masked 1']],
    ['b***a', ['bosta masked 3']],
    ['qu*be', ['quobe masked 1']],
    ['g*irts', ['glirt inflected masked 1']],
    ['gl*rting', ['glirt inflected masked 1']],
    ['theg*irt', ['glirt glued masked 1']],
    ['g*irthouse', ['glirt glued masked 1']],
    ['d*@k', ['dask masked 2']],
    ['gl*!t', ['glirt masked 2']],
    ['g*!rt', ['glirt masked 2']],
    ['hu*s', ['huss masked 1']],
    ['h*ss', ['huss masked 1']],
    ['h**s', ['huss masked 2']],
    ['hus*', ['huss masked 1']],
    ['h*sss', ['huss inflected masked 1', 'huss masked 1 stretched 1 of 5']],
    ['daaaa*k', ['dask masked 1 stretched 3 of 7']],
    ['da*kkk', ['dask masked 1 stretched 2 of 6']],
    ['d*skkk', ['dask masked 1 stretched 2 of 6']],
    ['**dask**', ['dask in dask']],
    ['*dask*', ['dask in dask']],
    ['d**a**sk', ['dask gaps 2']],
    ['da**s**k', ['dask gaps 2']],
    ['d**as**k', ['dask gaps 2']],
    ['das*.', ['dask masked 1 in das*']],
    ['d*sk.', ['dask masked 1 in d*sk']],
    ['(d*sk)', ['dask masked 1 in d*sk']],
    ['"d*sk"', ['dask masked 1 in d*sk']],
    ['d*sk,', ['dask masked 1 in d*sk']],
    ['da**sk', ['dask gaps 1']],
    ['da****sk', ['dask gaps 1']],
    ['the d*sk cat', ['dask masked 1 in d*sk']],
    ['1d*sk', ['dask masked 1 in d*sk']],
  ])
})

describe('Too little of it shows, or the signs hide nothing', () => {
  itFindsNothing([
    'd***',
    'd****',
    'd*****',
    'd******',
    'd*******',
    'd********',
    'd---',
    'd&sk',
    'd!sk',
    '***k',
    '5*ux',
    'theg****',
    '*ask el',
    '-ask',
    'da--k',
    'g****',
    'g*i*t',
    's***',
    '*ob',
    'v*k',
    'v**',
    'vi*',
    't*rpo',
    't***o',
    'tir**',
    'f*aqo',
    'fr**o',
    'b****',
    'd*sks',
    'xyzg*irt',
    'thes*ep',
    'xyzs*ep',
    'd*4k',
    'd.*k',
    'd*s.k',
    'd*s*k*',
    'd*/sk',
    `${'x'.repeat(36)}d*sk`,
    `${'x'.repeat(37)}d*sk`,
    'd*skжu',
    'd*skあu',
  ])
})

describe('A clean word behind signs is clean', () => {
  itFindsNothing([
    'd*skel',
    'da*kel',
    'das*el',
    'sn*pper',
    'snep*er',
    'z*bra',
    'zo*ra',
    'h*ssar',
    'em*ostate',
    'embo*tate',
    'gl*rton',
    'glir*on',
    'd*sk*l',
    'd**kel',
    'da**kel',
    'co**zo**bia',
    'da**sk**el',
    'd*usk',
    'du*k',
    'c*zobia',
    'd!sk*l',
    '#thezo*ra',
    'thezo*ra',
    'd#skel',
    'd-skel',
    'd_skel',
    'v*kan',
    'vi*an',
    '5n*pper',
    'b*snepo',
  ])
})

describe('Signs hide no letters where they print, join or end words', () => {
  itFindsNothing([
    // Bold, italics and what they begin with.
    ...['*ask*', '**sk', '***sk', '**dusk**', '*the', '#the'],
    ...['*d*sk', '*glir#', '*lirta'],
    // A dash hides a vowel between two letters, and nothing else; many part words.
    ...['da-k', 'das-', 'wolp-', 'wolp-!', 'd-5k', 'b057-s', 'the-lirt', 'gl-rthouse', 'glir-12'],
    ...['pi--', 'grop__l'],
    // Names that begin alike, rules across a page, sums.
    ...['d_*', 'gl_*', '#---k', 'd^4', 'z0*', 'z**0', 'd=sk', 'hu~s='],
  ])
})

describe('What they print in bold or italics is read as if it stood alone', () => {
  itFinds([
    ['*d*sk*', ['dask masked 1 in d*sk']],
    ['**d*sk**', ['dask masked 1 in d*sk']],
    ['**d*sk', ['dask masked 1 in d*sk']],
    ['***d*sk', ['dask masked 1 in d*sk']],
    ['*tow#', ['towb masked 1 in tow#']],
    ['**kef**4', ['kef in kef', 'kef gaps 1']],
  ])
})

describe('They hide letters where they do none of that', () => {
  itFinds([
    ['*lirt', ['glirt masked 1']],
    ['****rt', ['glirt masked 4 of 6']],
    ['*oba', ['zob inflected masked 1']],
    ['d-sk', ['dask masked 1']],
    ['qu_be', ['quobe masked 1']],
    ['v--k', ['vik masked 2 of 4']],
    ['p~m0', ['pim masked 1']],
  ])
})

describe('The fewer letters show, the likelier and shorter the word has to be', () => {
  itFinds([
    ['j---', ['jux masked 3 of 4']],
    ['j**', ['jux masked 2']],
    ['z---', ['zob masked 3 of 4']],
    ['ke#', ['kef masked 1']],
    ['wol*a', ['wolpa masked 1']],
    ['ju****', ['jux masked 4 of 6']],
    ['j****x', ['jux masked 4 of 6']],
    ['*!**im', ['pim masked 4 of 6']],
    ['#imed', ['pim inflected masked 1']],
    ['zzz~obn', ['zob inflected stretched 2 gaps 1 of 5']],
    ['pi%_', ['pim masked 1 in pi%']],
  ])
})

describe('Too few letters show of a word', () => {
  itFindsNothing(['j--', 'j_x', 'ju-', 'z--', 'zo-', 'k**', 'k##', 'j*****x', '(p!-'])
})

describe('Up to six signs hide letters', () => {
  itFinds([['gl******rt', ['glirt masked 6 of 10']]])
})

describe('More signs hide nothing', () => {
  itFindsNothing(['gl*******rt'])
})

describe('Two pairs of signs are bold type, which hides nothing', () => {
  itFinds([
    ['g**li**rts', ['glirt inflected gaps 2']],
    ['bo**sta', ['bosta gaps 1']],
    ['d@5k_*as_', ['dask leet 2 in d@5k']],
    [
      'd45k**s',
      [
        'dask leet 2 in d45k',
        ...['daskly inflected leet 2 masked 2', 'daskon inflected leet 2 masked 2'],
      ],
    ],
  ])
})

describe('Bold type within a word leaves it as it is', () => {
  itFindsNothing(['b**st**a', 'gl**ir**ton'])
})

describe('Chunks of up to 40 characters are read with their masks', () => {
  itFinds([
    [`${'the'.repeat(11)}upb*sta`, ['bosta glued masked 1']],
    [`${'q '.repeat(20)}z*b`, ['zob masked 1 in z*b']],
  ])
})

describe('Longer chunks are not', () => {
  itFindsNothing([`${'the'.repeat(11)}upb*stas`, `${'the'.repeat(12)}b*sta`])
})

describe('A word is found behind signs where no letter makes a clean word of it', () => {
  itFinds([
    ['z**b ra', ['zob masked 2 of 4 in z**b']],
    ['glirt...#n', ['glirt in glirt']],
  ])
})

describe('A clean word with two letters hidden, or with signs that may be letters, is clean', () => {
  itFindsNothing([
    'ig*ir*on',
    'gl**ton',
    'thegl**ton',
    '**irton',
    '!vika~n',
    '#ropela',
    '*mbostate',
  ])
})

describe('A word is clean where a sign at its edge makes a clean word of it', () => {
  itFindsNothing(['jux#', 'jux#1', 'gropel#in', '*!gs.'])
})

describe('A sign that begins a tag, or stands in no tag, makes none of it', () => {
  itFinds([
    ['#gs', ['gs in gs']],
    ['jux😀1', ['jux in jux']],
    ['hus*s', ['huss gaps 1', 'huss inflected masked 1']],
  ])
})

describe('Signs that are read as letters hide nothing', () => {
  itFinds([
    ['@grop&1|', ['gropel leet 2']],
    ['glirt+', ['glirt in glirt', 'glirt', 'glirt leet 1 stretched 1 of 6']],
  ])
})
