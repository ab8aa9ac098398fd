import type { LanguageDetector } from '../../src/engine/language/detector.js'
import { CalibrationError, type Sample, measure } from './evaluation.js'
import { serbianToLatin } from './transliteration.js'

/** Languages that are hard to tell from each other, by code. */
const HARD: readonly (readonly string[])[] = [
  ['bs', 'hr', 'sr'],
  ['ms', 'id'],
  ['no', 'nn', 'da'],
  ['xh', 'zu', 'ss', 'nr', 'nd'],
  ['st', 'nso', 'tn'],
  ['rw', 'rn'],
  ['cs', 'sk'],
  ['bg', 'mk'],
  ['es', 'gl', 'pt', 'ast', 'ca', 'oc'],
  ['is', 'fo'],
  ['fa', 'prs'],
  ['bo', 'dz'],
  ['zh', 'yue'],
]

const CYRILLIC = /\p{Script=Cyrillic}/u

/** What became of the sentences of one language among its neighbours, in shares of them. */
export interface NeighbourFigure {
  readonly code: string
  readonly right: number
  /** How many were taken for which of the others, most first. */
  readonly takenFor: readonly (readonly [code: string, share: number])[]
}

/**
 * How the sentences of hard neighbours are told, group by group. Serbian is written in Latin letters, in which alone it has neighbours.
 *
 * @example
 * neighbourFigures(detector, readSet(data, 'sentences'))[0] // [{ code: 'bs', right: 0.55, takenFor: [['hr', 0.37]] }, …]
 */
export function neighbourFigures(
  detector: LanguageDetector,
  samples: readonly Sample[],
): NeighbourFigure[][] {
  const hard = samples.filter(({ code }) => HARD.some((group) => group.includes(code)))
  const { tallies, mistakes } = measure(
    detector,
    hard.map(withLatinSerbian),
    new CalibrationError(),
  )
  const timesTaken = new Map(mistakes)
  return HARD.map((group) =>
    group.flatMap((code) => {
      const tally = tallies.find((one) => one.code === code)
      if (!tally) return []
      const takenFor = group
        .map(
          (other) => [other, (timesTaken.get(`${code} as ${other}`) ?? 0) / tally.texts] as const,
        )
        .filter(([, share]) => share > 0)
        .sort(([, one], [, other]) => other - one)
      return [{ code, right: tally.right / tally.texts, takenFor }]
    }),
  )
}

function withLatinSerbian({ code, text }: Sample): Sample {
  return { code, text: code === 'sr' && CYRILLIC.test(text) ? serbianToLatin(text) : text }
}
