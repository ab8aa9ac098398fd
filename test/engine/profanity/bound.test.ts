import { describe, expect, it } from 'vitest'
import { Bounds } from '../../../src/engine/profanity/bound.js'
import { lettersOf } from '../../../src/engine/profanity/units.js'
import { WordSet } from '../../../src/engine/profanity/word-set.js'
import { withSmallLexicon } from './small-lexicon.js'

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A clean word is not one, though a word of the lexicon is in it', () => {
  itFindsNothing([
    'daskel',
    'daskels',
    'zobra',
    'cozobia',
    'thedaskel',
    'daskeltoday',
    'theembostatetoday',
    'basnepo',
    'glirton',
    'glirtons',
    'hussar',
    'embostate',
    'dusk',
    'snepper',
    'sneppering',
    'vikan',
    'daskelll',
    'dddaskel',
    'dasssskel',
    'ddaasskkeell',
    'zzoobbrraa',
    'snepppper',
    'thesneppppertoday',
    'embossstate',
    'glirrrrton',
    'hussaaaar',
    'huuusssar',
    'zzobra',
  ])
})

describe('A word is found though its letters are drawn out', () => {
  itFinds([
    ['daaaask', ['dask stretched 3 of 7']],
    ['daskkk', ['dask stretched 2 of 6']],
    ['daask', ['dask stretched 1 of 5']],
    ['ddaasskk', ['dask stretched 4 of 8']],
    ['dassk', ['dask stretched 1 of 5']],
    ['husss', ['huss inflected', 'huss stretched 1 of 5']],
    ['hussss', ['huss inflected stretched 1 of 5', 'huss stretched 2 of 6']],
    ['gllliiirt', ['glirt stretched 4 of 9']],
    ['bossssta', ['bosta stretched 3 of 8']],
    ['boosta', ['bosta stretched 1 of 6']],
    ['zooob', ['zob stretched 2 of 5']],
    ['zoob', ['zob stretched 1 of 4']],
    ['zobb', ['zob stretched 1 of 4']],
    ['zzob', ['zob stretched 1 of 4']],
    ['glirrt', ['glirt stretched 1 of 6']],
    ['glirtt', ['glirt inflected', 'glirt stretched 1 of 6']],
    ['glirtts', ['glirt inside', 'glirt inflected stretched 1 of 6']],
    ['snepps', ['snep inflected stretched 1 of 5']],
    ['sneppp', ['snep stretched 2 of 6']],
    ['sneeep', ['snep stretched 2 of 6']],
    ['daskks', ['dask inflected stretched 1 of 5']],
    ['thesneeeep', ['snep glued stretched 3 of 7']],
    ['theglirrrt', ['glirt glued stretched 2 of 7']],
    ['vikkk', ['vik stretched 2 of 5']],
    ['tirpooo', ['tirpo stretched 2 of 7']],
    ['fraqooo', ['fraqo stretched 2 of 7']],
    ['quuuobe', ['quobe stretched 2 of 7']],
    ['jabbbtow', ['jabtow stretched 2 of 8']],
    ['glliirtt', ['glirt stretched 3 of 8']],
    ['huussss', ['huss inflected stretched 2 of 6', 'huss stretched 3 of 7']],
  ])
})

describe('It is not found where a letter is written twice by chance', () => {
  itFindsNothing(['hhuuss', 'fraqqo', 'hussinggg', 'dasskk'])
})

describe('Letters are drawn out at the beginning of a word, or of a word inside it', () => {
  itFinds([
    ['zzzob', ['zob stretched 2 of 5']],
    [
      '#ggglirt',
      [
        'glirt stretched 2 of 7 in ggglirt',
        'glirt inside in ggglirt',
        'glirt masked 1 stretched 3 of 8',
      ],
    ],
    ['kggglirt', ['glirt inside stretched 2 of 7', 'glirt inside']],
    ['thegggglirt', ['glirt glued stretched 3 of 8', 'glirt inside']],
    [
      'bostaaaa',
      ['bosta inside', 'bosta glued stretched 1 of 6', 'bosta inflected stretched 2 of 7'],
    ],
    ['GGLL11RRTT', ['glirt inflected leet 2 stretched 4 of 9', 'glirt leet 2 stretched 5 of 10']],
    ['112255nn33pp', ['snep leet 4 stretched 4 of 8', 'snep leet 3 stretched 3 of 7']],
  ])
})

describe('A clean word is clean in a disguise, and where it looks like another', () => {
  itFindsNothing(['juxxx', 'juuuxx', 'w0!pa', 'w0!pa(', '(w0!pa', 'wo1pa', 'ju.xx'])
})

describe('A consonant more at the end stretches a word', () => {
  itFinds([
    ['vikk', ['vik stretched 1 of 4']],
    ['jabtoww', ['jabtow stretched 1 of 7']],
    ['quobee', ['quobe stretched 1 of 6']],
  ])
})

describe('A vowel more at the end does not stretch a word that is less likely', () => {
  itFindsNothing(['dulmee', 'blofii', 'branduu', 'serdaa', 'tirpoo'])
})

describe('A word is found between known words and endings, whatever they are cut into', () => {
  itFinds([
    ['nowhereupsnep', ['snep glued']],
    ['snepnowhereup', ['snep glued']],
    ['asnep', ['snep glued']],
    ['asnepless', ['snep glued']],
    ['asnepy', ['snep glued']],
    ['understandablesnep', ['snep glued']],
    [`${'the'.repeat(12)}whatsnep`, ['snep glued']],
    [`${'the'.repeat(12)}snepper`, ['snep glued stretched 1 of 5']],
  ])
})

describe('No more than one of the known words is short, and none is longer than any', () => {
  itFindsNothing([
    'uncopyrightablesnep',
    'upupsnep',
    'dsnep',
    `${'the'.repeat(12)}housesnep`,
    `${'the'.repeat(11)}snepper`,
    'thesnepperhouse',
  ])
})

describe('A clean word that begins with the second letter of a match', () => {
  const bounds = new Bounds(WordSet.of(['a', 'an']), WordSet.of(['apple', 'napple']))
  const covers = (text: string, end: number): boolean =>
    bounds.isCovered(lettersOf(text), 0, end, text.length)

  it('covers it where the first letter is there twice', () => {
    expect(covers('aapple', 5)).toBe(true)
  })

  it('does not where it is another, or where the clean word begins later', () => {
    expect(covers('anapple', 5)).toBe(false)
    expect(covers('annapple', 5)).toBe(false)
  })
})
