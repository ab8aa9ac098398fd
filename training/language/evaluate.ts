/**
 * How good a model is on the development sets:
 *     npx tsx training/language/evaluate.ts --data ../shared/data [--model FILE] [--languages]
 */
import { parseArgs } from 'node:util'
import {
  CalibrationError,
  DATA_AND_MODEL,
  SETS,
  f1,
  loadDetector,
  measure,
  readSet,
  rightAnswers,
} from './evaluation.js'

const { values: options } = parseArgs({
  options: {
    ...DATA_AND_MODEL,
    languages: { type: 'boolean', default: false },
  },
})

const MOST_MISTAKES = 40

const detector = loadDetector(options.model)
const calibration = new CalibrationError()

console.log('right answers in percent, averaged over languages (and how many those are)')
console.log('set        all languages   the 75         the 75 alone')
for (const set of SETS) {
  const { tallies, mistakes } = measure(detector, readSet(options.data, set), calibration)
  console.log(set.padEnd(10), ...rightAnswers(tallies, 2).map((column) => column.padEnd(14)))
  if (!options.languages) continue
  const byLanguage = tallies.map(
    (tally) =>
      `${tally.code} ${((100 * tally.right) / tally.texts).toFixed(0)} (F1 ${f1(tally).toFixed(2)})`,
  )
  console.log(byLanguage.join(', '))
  console.log(
    mistakes
      .slice(0, MOST_MISTAKES)
      .map(([pair, count]) => `${pair} ${count}`)
      .join(', '),
  )
}
console.log('expected calibration error')
for (const [band, error] of calibration.errors())
  console.log(`${band.padEnd(10)} words ${error.toFixed(4)}`)
