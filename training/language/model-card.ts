/**
 * Writes docs/model-card.md: what the language model is, and how good it is on the development sets.
 *     npx tsx training/language/model-card.ts --data ../shared/data
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  CalibrationError,
  DATA_AND_MODEL,
  SETS,
  type SetName,
  type Tally,
  f1,
  loadDetector,
  measure,
  readSet,
  rightAnswers,
} from './evaluation.js'
import { type NeighbourFigure, neighbourFigures } from './neighbour-figures.js'

const { values: options } = parseArgs({
  options: {
    ...DATA_AND_MODEL,
    out: { type: 'string', default: 'docs/model-card.md' },
  },
})

/** Below this, a language is named among the weaknesses. */
const WEAK = 0.85

const detector = loadDetector(options.model)
const calibration = new CalibrationError()
const outcomes = SETS.map((set) => ({
  set,
  ...measure(detector, readSet(options.data, set), calibration),
}))
const sentences = outcomes.find(({ set }) => set === 'sentences')?.tallies ?? []
const known = sentences.filter(({ code }) => detector.languages.includes(code))
const weak = known.filter((tally) => f1(tally) < WEAK).sort((one, other) => f1(one) - f1(other))

writeFileSync(
  options.out,
  `# Model card: the language model

Written by \`training/language/model-card.ts\`; the figures are what it measured.

## What it is

A model of ${detector.languages.length} languages for telling what language a text is in, from a single word to a
book, in the browser, without the text leaving it. For each script it is a multinomial logistic regression
over the n-grams of 2 to 5 letters and the words of a text; \`training/README.md\` explains it.

It is meant for choosing a dictionary, a voice, a spelling checker or a queue. It is not meant for deciding
about people: which language somebody writes in says nothing of where they are from.

## What it was trained on

Tatoeba (CC BY 2.0 FR), Common Voice (CC0), OLDI Seed (CC BY-SA 4.0), TICO-19 (CC0), the Universal Declaration of
Human Rights, NusaX and NusaWrites (CC BY-SA, Apache 2.0), Pratham Books and African Storybook (CC BY), Bibles that
are in the public domain or under CC BY or CC BY-SA, FLORES v1, GATITOS (CC BY 4.0), Tesseract's word lists (Apache
2.0), FrequencyWords (CC BY-SA 4.0), wordfreq by Robyn Speer (CC BY-SA 4.0), WikiPron and UniMorph (CC BY-SA), user
interface strings of MediaWiki, Mozilla and LibreOffice (CC BY, MPL, GPL), Global Voices, Voice of America, and other
public corpora under CC0, CC BY or CC BY-SA; sentences of the read-me files of the packages that this
project is built with (MIT, ISC, BSD, Apache 2.0, CC0, Unlicense); names of towns: GeoNames (CC BY 4.0). Numbers of
speakers: LinguaMeta (CC BY 4.0).

Twelve languages are also known in Latin letters, from text that was romanised by rule.

## How good it is

Right answers in percent, averaged over languages, with all languages switched on. The 75 are those that
detectors which know many have in common; "the 75 alone" is with the answers restricted to them.

| Development set | All languages | The 75 | The 75 alone |
|---|---|---|---|
${outcomes.map(({ set, tallies }) => row(set, tallies)).join('\n')}

How far confidences are from the share of right answers (expected calibration error): ${calibration
    .errors()
    .map(([band, error]) => `${error.toFixed(3)} for ${band} ${band === '1' ? 'word' : 'words'}`)
    .join(', ')}.

## Where it is weak

F1 on the development sentences below ${WEAK}: ${weak.map((tally) => `${nameOf(tally.code)} ${f1(tally).toFixed(2)}`).join(', ')}.

The commonest mistakes there: ${outcomes
    .find(({ set }) => set === 'sentences')
    ?.mistakes.slice(0, 25)
    .map(([pair, count]) => `${pair} (${count})`)
    .join(', ')}. Some of these are of texts in a script of which there was nothing to train on.

Single words often belong to several languages, and names to none.

## Hard neighbours

Of the development sentences of each, in percent: right, and taken for the others of the row. Serbian is rewritten in
Latin letters here, in which alone it has neighbours.

| Neighbours | Right | Taken for a neighbour |
|---|---|---|
${neighbourFigures(detector, readSet(options.data, 'sentences'))
  .filter((group) => group.length > 1)
  .map(neighbourRow)
  .join('\n')}

## Language by language

F1 on the development sentences: ${known.map((tally) => `${tally.code} ${f1(tally).toFixed(2)}`).join(', ')}.
`,
)
console.log(`${options.out} is written`)

function row(set: SetName, tallies: readonly Tally[]): string {
  return `| ${set} | ${rightAnswers(tallies, 1).join(' | ')} |`
}

function neighbourRow(group: readonly NeighbourFigure[]): string {
  const percent = (share: number): string => (100 * share).toFixed(1)
  const cells = [
    group.map(({ code }) => nameOf(code)),
    group.map(({ code, right }) => `${code} ${percent(right)}`),
    group.flatMap(({ code, takenFor }) =>
      takenFor.map(([other, share]) => `${code} as ${other} ${percent(share)}`),
    ),
  ]
  return `| ${cells.map((cell) => cell.join(', ')).join(' | ')} |`
}

function nameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
