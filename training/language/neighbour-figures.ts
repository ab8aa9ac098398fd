import type { LanguageDetector } from '../../src/engine/language/detector.js'
import { ENOUGH_TEXTS, type Sample } from './evaluation.js'
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
  return HARD.map((group) =>
    group.flatMap((code) => {
      const texts = samples
        .filter((sample) => sample.code === code)
        .map(({ text }) => (code === 'sr' && CYRILLIC.test(text) ? serbianToLatin(text) : text))
      if (texts.length < ENOUGH_TEXTS) return []
      const answers = texts.map((text) => detector.detect(text)[0]?.lang)
      const shareOf = (wanted: string): number =>
        answers.filter((answer) => answer === wanted).length / answers.length
      const takenFor = group
        .filter((other) => other !== code)
        .map((other) => [other, shareOf(other)] as const)
        .filter(([, share]) => share > 0)
        .sort(([, one], [, other]) => other - one)
      return [{ code, right: shareOf(code), takenFor }]
    }),
  )
}
