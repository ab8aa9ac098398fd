import { describe, expect, it } from 'vitest'
import { createGramScorer } from '../../../src/engine/language/gram-scorer.js'
import { createLanguageDetector } from '../../../src/engine/language/language-detector.js'
import { openModel } from '../../../src/engine/language/model-format.js'
import { WordReader } from '../../../src/engine/language/words.js'
import { UNIT } from '../../../training/language/pack.js'
import {
  packSmall,
  shares,
  weightsOf,
  type SmallCalibration,
  type SmallScript,
} from './small-model.js'

/** Even weights from -8 to 8 without an order. */
const scattered = (gram: number, language: number): number =>
  2 * (((gram * 7 + language * 5) % 9) - 4)

const CYRILLIC: SmallScript = {
  script: 'Cyrl',
  codes: ['aa', 'bb', 'cc', 'dd'],
  weigh: scattered,
  // No two of their grams look alike to the model.
  words: ['дом', 'лес', 'мир', 'сон', 'рот', 'рак', 'сыр'],
  biases: [0, 0.5, -0.5, 0.25],
  priors: [1, 0, 2, -1],
}
const GREEK: SmallScript = {
  script: 'Grek',
  codes: ['ee', 'ff'],
  weigh: (gram, language) => (language === gram % 2 ? 6 : -2),
  words: ['και', 'τον', 'δεν'],
}
/** More languages than a gram has a list for: its weights are a row then. */
const LATIN: SmallScript = {
  script: 'Latn',
  codes: Array.from(
    { length: 70 },
    (_, at) => `l${String.fromCharCode(97 + at / 26, 97 + (at % 26))}`,
  ),
  weigh: (gram, language) => ((gram * 11 + language * 17) % 13) + 1,
  words: ['the', 'and', 'for', 'of'],
}

/** The languages of a text with the small model, each with its confidence. */
function answers(
  text: string,
  calibration: SmallCalibration = {},
  scripts: readonly SmallScript[] = [CYRILLIC],
): Record<string, number> {
  const { bytes } = packSmall(scripts, calibration)
  const detected = createLanguageDetector(bytes).detect(text)
  return Object.fromEntries(detected.map(({ lang, confidence }) => [lang, confidence]))
}

/** The same, worked out: what the words weigh, in natural logarithms, and how much more each is read. */
function expected(
  script: SmallScript,
  words: readonly string[],
  { steepening = 1, unit = UNIT, strength = 0, known = 1 } = {},
): Record<string, number> {
  const sums = weightsOf(script, words).map((units, at) => {
    const head = ((script.biases?.[at] ?? 0) + (script.priors?.[at] ?? 0) * strength) / unit
    return (units + Math.round(head)) * unit * steepening
  })
  const entries = shares(sums).map((share, at): [string, number] => [
    script.codes[at] ?? '',
    share * known,
  ])
  return Object.fromEntries(entries.filter(([, share]) => share >= 0.01))
}

function expectClose(found: Record<string, number>, wanted: Record<string, number>): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort())
  for (const [lang, share] of Object.entries(wanted)) expect(found[lang]).toBeCloseTo(share, 3)
}

describe('What the words of a text weigh', () => {
  it.each(CYRILLIC.words)('is what their grams weigh, language by language: %s', (text) => {
    const { bytes, codes } = packSmall([CYRILLIC])
    const scorer = createGramScorer(openModel(bytes))
    const word = new WordReader()
    word.open(text)
    word.next()
    scorer.add(word, 0, false)
    const weights = weightsOf(CYRILLIC, [text])
    expect([...scorer.sums]).toEqual(codes.map((code) => weights[CYRILLIC.codes.indexOf(code)]))
  })

  it('is the same, but for what all languages have in common, where the grams are rows', () => {
    const { bytes, codes } = packSmall([LATIN])
    const scorer = createGramScorer(openModel(bytes))
    const word = new WordReader()
    const text = ['the', 'for', 'of', 'and', 'the']
    word.open(text.join(' '))
    while (word.next()) scorer.add(word, 0, false)
    scorer.broad.addUp(1)
    const weights = weightsOf(LATIN, text)
    const found = codes.map((_, place) => scorer.broad.sums[place] ?? NaN)
    const wanted = codes.map((code) => weights[LATIN.codes.indexOf(code)] ?? NaN)
    expect(found.map((sum) => sum - (found[0] ?? 0))).toEqual(
      wanted.map((sum) => sum - (wanted[0] ?? 0)),
    )
    expect(codes.map((_, place) => scorer.broad.weightOf(place))).toEqual(found)
  })
})

describe('A confidence', () => {
  it('is the share of the likelihoods that the words come to', () => {
    expectClose(answers('дом'), expected(CYRILLIC, ['дом']))
    expectClose(answers('сон рот'), expected(CYRILLIC, ['сон', 'рот']))
  })

  it('is damped by a power of the number of words', () => {
    expectClose(
      answers('сон рот сыр', { damping: 0.5 }),
      expected(CYRILLIC, ['сон', 'рот', 'сыр'], { unit: UNIT / Math.sqrt(3) }),
    )
  })

  it('is raised where a language is much read, the less the longer the text is', () => {
    expectClose(answers('дом', { priorStrength: 2 }), expected(CYRILLIC, ['дом'], { strength: 2 }))
    expectClose(
      answers('дом рак рот мир', { priorStrength: 2 }),
      expected(CYRILLIC, ['дом', 'рак', 'рот', 'мир'], { strength: 1 }),
    )
  })

  it('is sharpened as it was measured for texts of its length', () => {
    const sharpness = (words: number): number => 1 / words
    expectClose(answers('дом', { sharpness }), expected(CYRILLIC, ['дом']))
    expectClose(
      answers('дом рак', { sharpness }),
      expected(CYRILLIC, ['дом', 'рак'], { steepening: 1 / 2 }),
    )
  })

  it('is shared among the languages that are asked for alone', () => {
    const wanted = Object.entries(expected(CYRILLIC, ['мир'])).slice(0, 2)
    const { bytes } = packSmall([CYRILLIC])
    const only = wanted.map(([lang]) => lang)
    const found = createLanguageDetector(bytes).detect('мир', { only })
    const sum = wanted.reduce((all, [, share]) => all + share, 0)
    expectClose(
      Object.fromEntries(found.map(({ lang, confidence }) => [lang, confidence])),
      Object.fromEntries(wanted.map(([lang, share]) => [lang, share / sum])),
    )
  })

  it('is lowered where a letter weighs less than in text of the language', () => {
    const weights = weightsOf(CYRILLIC, ['дом', 'лес'])
    const heads = [0, 2, -2, 1]
    const totals = weights.map((units, at) => units + (heads[at] ?? 0))
    const likeliest = totals.indexOf(Math.max(...totals))
    const average = weights.reduce((sum, units) => sum + units, 0) / weights.length
    const perLetter = ((weights[likeliest] ?? 0) - average) / 6
    const known = 1 / (1 + Math.exp((0.5 - perLetter / 4) * 3))
    expectClose(
      answers('дом лес', { typical: 4, middle: 0.5, steepness: 3 }),
      expected(CYRILLIC, ['дом', 'лес'], { known }),
    )
  })

  it('in a text of two scripts is that of each, as far as it has letters enough', () => {
    const found = answers('дом лес και', {}, [CYRILLIC, GREEK])
    const presence = (3 / 6 - 0.1) / 0.6
    const greek = expected(GREEK, ['και'], { known: presence })
    expectClose(found, { ...expected(CYRILLIC, ['дом', 'лес']), ...greek })
  })
})
