import { SETS, readSet, type Sample, type SetName } from '../../training/language/evaluation.js'
import { Accuracy } from './accuracy.js'
import { commonCode } from './codes.js'
import type { Identifier } from './contestants.js'

/** How often one detector is right. */
export interface Result {
  readonly name: string
  /** The languages that it knows. */
  readonly reach: ReadonlySet<string>
  readonly bySet: ReadonlyMap<SetName, Accuracy>
  /** Of all sets together, in the order of `LENGTH_NAMES`. */
  readonly byLength: readonly Accuracy[]
}

/** The least and the most characters of texts of one length. */
const LENGTHS = [
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 40],
  [41, 80],
  [81, 160],
  [161, Infinity],
] as const
export const LENGTH_NAMES = LENGTHS.map(([least, most]) =>
  most === Infinity ? `${least}+` : `${least}–${most}`,
)

/** Asks a detector about every text of the development sets. */
export function judge(name: string, { languages, identify }: Identifier, data: string): Result {
  const bySet = new Map<SetName, Accuracy>()
  const byLength = LENGTHS.map(() => new Accuracy())
  for (const set of SETS) {
    const accuracy = new Accuracy()
    for (const sample of readSet(data, set)) {
      const answer = commonCode(identify(sample.text))
      accuracy.note(sample, answer)
      byLength[lengthOf(sample)]?.note(sample, answer)
    }
    bySet.set(set, accuracy)
  }
  return { name, reach: new Set(languages.map(commonCode)), bySet, byLength }
}

function lengthOf({ text }: Sample): number {
  return LENGTHS.findIndex(([, most]) => text.length <= most)
}
