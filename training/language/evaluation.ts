import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageDetector } from '../../src/engine/language/detector.js'
import { createLanguageDetector } from '../../src/engine/language/language-detector.js'
import { readModel } from './read-model.js'

/** The 75 languages that detectors which know many have in common. */
// prettier-ignore
export const SEVENTY_FIVE: readonly string[] = [
  'af', 'ar', 'az', 'be', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'eo', 'es', 'et', 'eu', 'fa', 'fi',
  'fr', 'ga', 'gu', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'ko', 'la', 'lg', 'lt', 'lv', 'mi',
  'mk', 'mn', 'mr', 'ms', 'nl', 'nn', 'no', 'pa', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sn', 'so', 'sq', 'sr', 'st', 'sv',
  'sw', 'ta', 'te', 'th', 'tl', 'tn', 'tr', 'ts', 'uk', 'ur', 'vi', 'xh', 'yo', 'zh', 'zu',
]

export const SETS = ['words', 'pairs', 'sentences', 'short'] as const
export type SetName = (typeof SETS)[number]

/** A language needs this many texts in a set for its share of right answers to be a figure. */
const ENOUGH_TEXTS = 15

export interface Sample {
  readonly code: string
  readonly text: string
}

/** What became of the texts of one language in one set. */
export interface Tally {
  readonly code: string
  readonly texts: number
  readonly right: number
  /** How many texts of other languages were taken for this one. */
  readonly taken: number
  /** Right answers where the 75 alone could be given. */
  readonly rightAmongThe75: number
}

export interface Outcome {
  readonly tallies: readonly Tally[]
  /** Pairs of a language and what it was taken for, most frequent first. */
  readonly mistakes: readonly (readonly [string, number])[]
}

/** The options that every evaluation takes: where the development sets are, and what is evaluated. */
export const DATA_AND_MODEL = {
  data: { type: 'string', default: '../shared/data' },
  model: { type: 'string', default: 'public/models/language.bin' },
} as const

/** The detector of a model file. */
export function loadDetector(path: string): LanguageDetector {
  return createLanguageDetector(readModel(path))
}

/** A development set. */
export function readSet(data: string, set: SetName): Sample[] {
  return readFileSync(join(data, 'dev', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', text = ''] = line.split('\t')
      return { code, text }
    })
}

/** Asks about every text of a set; languages with too few texts are left out. */
export function measure(
  detector: LanguageDetector,
  samples: readonly Sample[],
  calibration: CalibrationError,
): Outcome {
  const tallies = new Map<string, { -readonly [Key in keyof Tally]: Tally[Key] }>()
  const mistakes = new Map<string, number>()
  const tallyOf = (code: string) => {
    const tally = tallies.get(code) ?? { code, texts: 0, right: 0, taken: 0, rightAmongThe75: 0 }
    tallies.set(code, tally)
    return tally
  }
  for (const { code, text } of samples) {
    const tally = tallyOf(code)
    tally.texts++
    const [best] = detector.detect(text)
    if (best?.lang === code) {
      tally.right++
    } else {
      const pair = `${code} as ${best?.lang ?? 'nothing'}`
      mistakes.set(pair, (mistakes.get(pair) ?? 0) + 1)
      if (best) tallyOf(best.lang).taken++
    }
    if (best) calibration.note(text, best.confidence, best.lang === code)
    if (!SEVENTY_FIVE.includes(code)) continue
    const [among] = detector.detect(text, { only: SEVENTY_FIVE })
    if (among?.lang === code) tally.rightAmongThe75++
  }
  return {
    tallies: [...tallies.values()].filter(({ texts }) => texts >= ENOUGH_TEXTS),
    mistakes: [...mistakes].sort(([, one], [, other]) => other - one),
  }
}

/** The mean over languages, in percent. */
export function average(tallies: readonly Tally[], share: (tally: Tally) => number): number {
  return (100 * tallies.reduce((sum, tally) => sum + share(tally), 0)) / tallies.length
}

/** The cells of a row of right answers, in percent: of all languages, of the 75, and of the 75 alone. */
export function rightAnswers(tallies: readonly Tally[], digits: number): string[] {
  const of75 = tallies.filter(({ code }) => SEVENTY_FIVE.includes(code))
  const right = (some: readonly Tally[]): string =>
    `${average(some, (tally) => tally.right / tally.texts).toFixed(digits)} (${some.length})`
  const among = average(of75, ({ rightAmongThe75, texts }) => rightAmongThe75 / texts)
  return [right(tallies), right(of75), among.toFixed(digits)]
}

/** The harmonic mean of precision and recall. */
export function f1({ right, texts, taken }: Tally): number {
  return (2 * right) / (texts + right + taken)
}

/** How far confidences are from the share of right answers, tenth by tenth, for four bands of length. */
export class CalibrationError {
  readonly #bands = new Map<string, { count: number; confidence: number; right: number }[]>()

  note(text: string, confidence: number, isRight: boolean): void {
    const words = text.split(' ').length
    const band = words < 2 ? '1' : words < 4 ? '2 to 3' : words < 10 ? '4 to 9' : '10 or more'
    const tenths =
      this.#bands.get(band) ??
      Array.from({ length: 10 }, () => ({ count: 0, confidence: 0, right: 0 }))
    this.#bands.set(band, tenths)
    const tenth = tenths[Math.min(9, Math.floor(confidence * 10))]
    if (!tenth) return
    tenth.count++
    tenth.confidence += confidence
    if (isRight) tenth.right++
  }

  /** The bands, in words, with the expected error of each. */
  errors(): [band: string, error: number][] {
    return [...this.#bands].map(([band, tenths]) => {
      const total = tenths.reduce((sum, { count }) => sum + count, 0)
      const distance = tenths.reduce(
        (sum, { confidence, right }) => sum + Math.abs(confidence - right),
        0,
      )
      return [band, distance / total]
    })
  }
}
