import { describe, expect, it } from 'vitest'
import type { DetectionOptions } from '../../../src/engine/language/detector.js'
import { type GramScorer, createGramScorer } from '../../../src/engine/language/gram-scorer.js'
import { createLanguageDetector } from '../../../src/engine/language/language-detector.js'
import { openModel } from '../../../src/engine/language/model-format.js'
import { FINGERPRINT, bucketShift } from '../../../src/engine/language/narrow-grams.js'
import { WordReader } from '../../../src/engine/language/words.js'
import { UNIT } from '../../../training/language/pack.js'
import {
  gramsOf,
  keysOf,
  packSmall,
  scriptOfWords,
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
/** One word, a little more of one language than of the other. */
const EVEN = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [2, 0] }, { biases: [-1, 1] })

/** More languages than a gram has a list for: its weights are a row then. */
const LATIN: SmallScript = {
  script: 'Latn',
  codes: Array.from(
    { length: 70 },
    (_, at) => `l${String.fromCharCode(97 + at / 26, 97 + (at % 26))}`,
  ),
  weigh: (gram, language) => ((gram * 11 + language * 17) % 13) + 1,
  words: ['the', 'and', 'for', 'of', 'month'],
}
/** Grams of both have the same print, and are told apart by their buckets. */
const OF_ONE_PRINT: SmallScript = { ...LATIN, words: ['elo', 'toe', 'the', 'and', 'for', 'month'] }
/** What few of many languages know has no row: here the grams of one word that no other has. */
const COMMON = ['the', 'and', 'for', 'of']
const MIXED_GRAMS = gramsOf([...COMMON, 'hence'])
const COMMON_GRAMS = new Set(gramsOf(COMMON))
const MIXED: SmallScript = {
  ...LATIN,
  words: [...COMMON, 'hence'],
  weigh: (gram, language) =>
    language < 5 || COMMON_GRAMS.has(MIXED_GRAMS[gram] ?? 0) ? 2 * LATIN.weigh(gram, language) : 0,
}

/** The languages of a text with the small model, each with its confidence. */
function answers(
  text: string,
  calibration: SmallCalibration = {},
  scripts: readonly SmallScript[] = [CYRILLIC],
  options: DetectionOptions = {},
): Record<string, number> {
  const { bytes } = packSmall(scripts, calibration)
  const detected = createLanguageDetector(bytes).detect(text, options)
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

function addWords(scorer: GramScorer, text: string): void {
  const word = new WordReader()
  word.open(text)
  while (word.next()) scorer.add(word, 0, false)
}

function expectClose(found: Record<string, number>, wanted: Record<string, number>): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort())
  for (const [lang, share] of Object.entries(wanted)) expect(found[lang]).toBeCloseTo(share, 3)
}

describe('What the words of a text weigh', () => {
  it.each(CYRILLIC.words)('is what their grams weigh, language by language: %s', (text) => {
    const { bytes, codes } = packSmall([CYRILLIC])
    const scorer = createGramScorer(openModel(bytes))
    addWords(scorer, text)
    const weights = weightsOf(CYRILLIC, [text])
    expect([...scorer.sums]).toEqual(codes.map((code) => weights[CYRILLIC.codes.indexOf(code)]))
  })

  it('adds up', () => {
    const { bytes, codes } = packSmall([CYRILLIC])
    const scorer = createGramScorer(openModel(bytes))
    addWords(scorer, 'сыр я дом')
    const weights = weightsOf(CYRILLIC, ['сыр', 'дом'])
    expect([...scorer.sums]).toEqual(codes.map((code) => weights[CYRILLIC.codes.indexOf(code)]))
  })

  it.each([
    [LATIN, 'the for of month and the month of'],
    [OF_ONE_PRINT, 'elo toe elo'],
    [MIXED, 'the hence of'],
    [MIXED, 'hence and hence of'],
  ])(
    'is the same, but for what all languages have in common, where grams are rows',
    (script, text) => {
      const { bytes, codes } = packSmall([script])
      const scorer = createGramScorer(openModel(bytes))
      addWords(scorer, text)
      scorer.broad.addUp(1)
      const weights = weightsOf(script, text.split(' '))
      const rows = codes.map((_, place) => scorer.broad.sums[place] ?? NaN)
      const found = rows.map((row, place) => row + (scorer.sums[place] ?? NaN))
      const wanted = codes.map((code) => weights[script.codes.indexOf(code)] ?? NaN)
      expect(found.map((sum) => sum - (found[0] ?? 0))).toEqual(
        wanted.map((sum) => sum - (wanted[0] ?? 0)),
      )
      expect(codes.map((_, place) => scorer.broad.weightOf(place))).toEqual(rows)
    },
  )

  it('is what the first 1,024 rows weigh, which cannot overflow', () => {
    const { bytes, codes } = packSmall([LATIN])
    const scorer = createGramScorer(openModel(bytes))
    // Four rows each: three letters say what the first two of them do.
    addWords(scorer, 'of '.repeat(300))
    scorer.broad.addUp(1)
    const weights = weightsOf(LATIN, ['of'])
    const found = codes.map((_, place) => scorer.broad.sums[place] ?? NaN)
    const wanted = codes.map((code) => 256 * (weights[LATIN.codes.indexOf(code)] ?? NaN))
    expect(scorer.broad.countMet()).toBe(1024)
    expect(found.map((sum) => sum - (found[0] ?? 0))).toEqual(
      wanted.map((sum) => sum - (wanted[0] ?? 0)),
    )
  })

  it('is nothing of grams that it does not know, but for those that look like one it knows', () => {
    const { bytes, codes } = packSmall([CYRILLIC])
    const model = openModel(bytes)
    const shift = bucketShift(model.bucketEntries.length)
    const lookOf = (key: number): string => `${key >>> shift} ${key & FINGERPRINT}`
    const known = new Map(gramsOf(CYRILLIC.words).map((key, gram) => [lookOf(key), gram]))
    const letters = 'абвгдежзиклмнопрстуф'.split('')
    const words = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
    for (const word of words) {
      const scorer = createGramScorer(model)
      addWords(scorer, word)
      const grams = keysOf(word).flatMap((key) => known.get(lookOf(key)) ?? [])
      const weigh = (code: string): number =>
        grams.reduce((sum, gram) => sum + CYRILLIC.weigh(gram, CYRILLIC.codes.indexOf(code)), 0)
      expect([...scorer.sums], word).toEqual(codes.map(weigh))
    }
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

  it.each([24, 64, 128])('is damped in a text of %d words too', (words) => {
    const { bytes } = packSmall([EVEN], { damping: 1 })
    const detector = createLanguageDetector(bytes)
    // A text of another length before it changes nothing.
    for (const before of [24, 64]) detector.detect('дом '.repeat(before))
    const found = detector.detect('дом '.repeat(words))
    const text = Array.from({ length: words }, () => 'дом')
    expectClose(
      Object.fromEntries(found.map(({ lang, confidence }) => [lang, confidence])),
      expected(EVEN, text, { unit: UNIT / words }),
    )
  })

  it('is raised where a language is much read, the less the longer the text is', () => {
    expectClose(answers('дом', { priorStrength: 2 }), expected(CYRILLIC, ['дом'], { strength: 2 }))
    expectClose(
      answers('дом рак рот мир', { priorStrength: 2 }),
      expected(CYRILLIC, ['дом', 'рак', 'рот', 'мир'], { strength: 1 }),
    )
  })

  it('is raised less for what people read where the caller names the languages', () => {
    expectClose(
      answers('дом', { priorStrength: 2 }, [CYRILLIC], { only: CYRILLIC.codes }),
      expected(CYRILLIC, ['дом'], { strength: 0.3 * 2 }),
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
    const only = wanted.map(([lang]) => lang)
    const sum = wanted.reduce((all, [, share]) => all + share, 0)
    expectClose(
      answers('мир', {}, [CYRILLIC], { only }),
      Object.fromEntries(wanted.map(([lang, share]) => [lang, share / sum])),
    )
  })

  it.each([[['дом', 'лес']], [['мир', 'сон']], [['рот', 'рак']], [['сыр']]])(
    'is lowered where a letter weighs less than in text of the language: %s',
    (text) => {
      const weights = weightsOf(CYRILLIC, text)
      const heads = CYRILLIC.biases?.map((bias) => Math.round(bias / UNIT)) ?? []
      const totals = weights.map((units, at) => units + (heads[at] ?? 0))
      const likeliest = totals.indexOf(Math.max(...totals))
      const average = weights.reduce((sum, units) => sum + units, 0) / weights.length
      const perLetter = ((weights[likeliest] ?? 0) - average) / (3 * text.length)
      const known = 1 / (1 + Math.exp((0.5 - perLetter / 4) * 3))
      expectClose(
        answers(text.join(' '), { typical: 4, middle: 0.5, steepness: 3 }),
        expected(CYRILLIC, text, { known }),
      )
    },
  )

  it('in a text of two scripts is that of each, as far as it has letters enough', () => {
    const found = answers('дом лес και', {}, [CYRILLIC, GREEK])
    const presence = (3 / 6 - 0.1) / 0.6
    const greek = expected(GREEK, ['και'], { known: presence })
    expectClose(found, { ...expected(CYRILLIC, ['дом', 'лес']), ...greek })
  })

  it('in one script is that of its languages alone, whatever they weigh', () => {
    const script = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [-8, -6] })
    expectClose(answers('дом', {}, [script, GREEK]), {
      aa: 1 / (1 + Math.exp(2.5)),
      bb: 1 / (1 + Math.exp(-2.5)),
    })
  })

  it('in one script is that of its languages alone, whatever another weighed before', () => {
    const even = scriptOfWords('Cyrl', ['aa', 'bb', 'cc', 'dd'], { дом: [8, 8, 8, 8] })
    const { bytes } = packSmall([even, scriptOfWords('Grek', ['ee', 'ff'], { και: [8, 8] })])
    const detector = createLanguageDetector(bytes)
    expect(detector.detect('дом').map(({ confidence }) => confidence)).toEqual([
      0.25, 0.25, 0.25, 0.25,
    ])
    expect(detector.detect('και').map(({ confidence }) => confidence)).toEqual([0.5, 0.5])
  })

  it('in one script is not changed by the rows of Latin words', () => {
    const { bytes } = packSmall([LATIN, CYRILLIC])
    const only = CYRILLIC.codes
    const found = createLanguageDetector(bytes).detect('the дом', { only })
    expectClose(
      Object.fromEntries(found.map(({ lang, confidence }) => [lang, confidence])),
      expected(CYRILLIC, ['дом']),
    )
  })
})
