import { describe, expect, it } from 'vitest'
import { Mixture, type Run } from '../../../src/engine/language/mixture.js'
import { openModel } from '../../../src/engine/language/model-format.js'
import { TextSums } from '../../../src/engine/language/text-sums.js'
import { packSmall, scriptOfWords, text, type SmallScript } from './small-model.js'

/** Every word speaks for one language, so much that it is at most 5 against the others. */
const CYRILLIC = scriptOfWords('Cyrl', ['aa', 'bb', 'cc', 'dd', 'ff'], {
  дом: [8, -8, -8, -8, -8],
  лес: [-8, 8, -8, -8, -8],
  мир: [-8, -8, 8, -8, -8],
  сын: [-8, -8, -8, 8, -8],
  рак: [-8, -8, -8, -8, 8],
})
/** A little word: half a gram's unit for one language beside another, ten times. */
const LITTLE = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [2, 0], лес: [0, 2] })
const GREEK = scriptOfWords('Grek', ['ee'], {})

/** Two of so many languages of Latin script that their weights are rows. */
const LATIN = scriptOfWords(
  'Latn',
  Array.from({ length: 70 }, (_, at) => `l${String(at)}`),
  {
    the: Array.from({ length: 70 }, (_, at) => (at === 3 ? 8 : at === 50 ? -8 : 1)),
    sun: Array.from({ length: 70 }, (_, at) => (at === 50 ? 8 : at === 3 ? -8 : 1)),
  },
)

interface NamedRun extends Omit<Run, 'class'> {
  readonly lang: string | undefined
}

function runs(
  text: string,
  langs: readonly string[],
  { scripts = [CYRILLIC, GREEK], priorStrength = 0, closely = true } = {},
): NamedRun[] {
  const { codes, bytes } = packSmall(scripts, { priorStrength })
  const model = openModel(bytes)
  const classes = langs.map((lang) => codes.indexOf(lang))
  return new Mixture(model, new TextSums(model))
    .runs(text, classes, closely)
    .map(({ class: number, ...run }) => ({ lang: codes[number], ...run }))
}

const langsOf = (found: readonly NamedRun[]): (string | undefined)[] =>
  found.map(({ lang }) => lang)

describe('The runs of a text', () => {
  it('are one where it is in one language', () => {
    expect(runs('— дом дом, дом', ['aa', 'bb'])).toEqual([
      { start: 2, end: 14, lang: 'aa', words: 3, gain: Infinity },
    ])
  })

  it('are cut at the word, and each says what it is worth', () => {
    expect(runs('дом дом дом дом. Лес лес лес', ['bb', 'aa'])).toEqual([
      { start: 0, end: 15, lang: 'aa', words: 4, gain: Infinity },
      { start: 17, end: 28, lang: 'bb', words: 3, gain: 3 * 5 - 7 },
    ])
  })

  it('are none without words, nor without languages', () => {
    expect(runs('12 34', ['aa', 'bb'])).toEqual([])
    expect(runs('дом дом дом', [])).toEqual([])
  })

  it('leave one or two words to the language around them', () => {
    expect(langsOf(runs(text(['дом', 4], ['лес', 2]), ['aa', 'bb']))).toEqual(['aa'])
    expect(langsOf(runs(text(['дом', 4], ['лес', 3], ['дом', 4]), ['aa', 'bb']))).toEqual(['aa'])
    expect(langsOf(runs(text(['дом', 4], ['лес', 4], ['дом', 4]), ['aa', 'bb']))).toEqual([
      'aa',
      'bb',
      'aa',
    ])
  })

  it('are in the language of the whole text where words say little', () => {
    const scripts = [LITTLE]
    expect(langsOf(runs(text(['дом', 4], ['лес', 3]), ['aa', 'bb'], { scripts }))).toEqual(['aa'])
    const [, second] = runs(text(['дом', 9], ['лес', 6]), ['aa', 'bb'], { scripts })
    expect(second?.gain).toBeCloseTo(6 * 2.5 - 7)
  })

  it('have four languages at most', () => {
    const words = text(['дом', 9], ['лес', 8], ['мир', 7], ['сын', 6], ['рак', 5])
    const found = runs(words, ['aa', 'bb', 'cc', 'dd', 'ff'])
    expect(new Set(langsOf(found))).toEqual(new Set(['aa', 'bb', 'cc', 'dd']))
  })

  it('need more words of a language that is less read', () => {
    const read: SmallScript = { ...CYRILLIC, priors: [3, 1, 0, 0, 0] }
    const more = { scripts: [read, GREEK], priorStrength: 2 }
    expect(langsOf(runs(text(['дом', 4], ['лес', 3]), ['aa', 'bb'], more))).toEqual(['aa'])
    expect(runs(text(['дом', 4], ['лес', 4]), ['aa', 'bb'], more)[1]?.gain).toBeCloseTo(
      4 * 5 - 7 - 2 * (3 - 1),
    )
  })

  it('are of the language that is read most where the words are none of theirs', () => {
    const read: SmallScript = { ...CYRILLIC, priors: [1, 3, 0, 0, 0] }
    const more = { scripts: [read, GREEK], priorStrength: 2 }
    expect(langsOf(runs('և և և', ['aa', 'bb'], more))).toEqual(['bb'])
  })

  it('change where the script does', () => {
    expect(runs(text(['дом', 4], ['και', 3]), ['aa', 'ee'])).toEqual([
      { start: 0, end: 15, lang: 'aa', words: 4, gain: Infinity },
      { start: 16, end: 27, lang: 'ee', words: 3, gain: 3 * 5 - 7 },
    ])
    expect(langsOf(runs(text(['και', 4], ['дом', 3]), ['aa', 'ee']))).toEqual(['ee', 'aa'])
  })

  it('change where the script does, whatever the words before weighed', () => {
    const little = [LITTLE, scriptOfWords('Grek', ['ee', 'gg'], { και: [8, -8] })]
    const greek = [CYRILLIC, scriptOfWords('Grek', ['ee', 'gg'], { και: [2, -2] })]
    const oneWay = runs(text(['дом', 5], ['και', 4]), ['aa', 'ee'], { scripts: greek })
    const other = runs(text(['και', 5], ['дом', 4]), ['ee', 'aa'], { scripts: little })
    expect([langsOf(oneWay), langsOf(other)]).toEqual([
      ['aa', 'ee'],
      ['ee', 'aa'],
    ])
    expect([oneWay[1]?.gain, other[1]?.gain]).toEqual([4 * 5 - 7, 4 * 5 - 7])
  })

  it('are told by what words weigh for their languages alone', () => {
    const near = scriptOfWords('Cyrl', ['aa', 'bb', 'cc'], { дом: [8, -8, 4], лес: [-8, 8, -8] })
    const found = runs(text(['дом', 4], ['лес', 4]), ['bb', 'cc'], { scripts: [near, GREEK] })
    expect(langsOf(found)).toEqual(['cc', 'bb'])
  })

  it('go on over words in a script of other languages', () => {
    expect(langsOf(runs(text(['дом', 4], ['և', 9], ['дом', 4]), ['aa', 'bb']))).toEqual(['aa'])
    const [one, other] = runs(text(['дом', 4], ['և', 9], ['лес', 4]), ['aa', 'bb'])
    expect([one?.lang, other?.lang, other?.gain]).toEqual(['aa', 'bb', 4 * 5 - 7])
  })

  it('are told by the rows of Latin script', () => {
    const scripts = [LATIN, CYRILLIC]
    const found = runs(text(['the', 4], ['sun', 3], ['лес', 5]), ['l3', 'l50', 'bb'], { scripts })
    expect(found.map(({ lang, words }) => [lang, words])).toEqual([
      ['l3', 4],
      ['l50', 3],
      ['bb', 5],
    ])
  })
})

describe('The runs of a long text that is not read closely', () => {
  it('are cut between pieces of some words', () => {
    const found = runs(text(['дом', 1000], ['лес', 1000]), ['aa', 'bb'], { closely: false })
    const change = 3 * 333
    // The last word in the first language is in a piece with the first two of the second.
    const gain = 1000 * 4 - 4 - 7
    expect(found).toEqual([
      { start: 0, end: 4 * change - 1, lang: 'aa', words: change, gain: Infinity },
      { start: 4 * change, end: 7999, lang: 'bb', words: 3 * 334, gain },
    ])
  })

  it('are told by the beginnings of words', () => {
    const scripts = [LITTLE]
    const words = text(['дом', 251], ['и', 1], ['лес', 40])
    const [, skimmed] = runs(words, ['aa', 'bb'], { scripts, closely: false })
    const [, read] = runs(words, ['aa', 'bb'], { scripts, closely: true })
    expect(read?.gain).toBeCloseTo(40 * 2.5 - 7)
    expect(skimmed?.gain).toBeCloseTo(40 * 0.5 - 7)
  })

  it('are told by whole words up to where it is read closely', () => {
    const scripts = [LITTLE]
    const words = text(['дом', 200], ['лес', 51], ['и', 1])
    const [, skimmed] = runs(words, ['aa', 'bb'], { scripts, closely: false })
    expect(skimmed?.gain).toBeCloseTo(51 * 2.5 - 7)
  })
})
