import {
  CalibrationError,
  SETS,
  SEVENTY_FIVE,
  loadDetector,
  readSet,
  type SetName,
} from '../../training/language/evaluation.js'
import { table } from '../document.js'
import type { Accuracy } from './accuracy.js'
import type { Cost } from './cost.js'
import { LENGTH_NAMES, type Result } from './judging.js'

/** From this share of right answers, or this F1, on. */
const WELL = 0.85
const MOST_MISTAKES = 20

export const THE_75: ReadonlySet<string> = new Set(SEVENTY_FIVE)

/** How dear each detector is, and how that was measured. */
export interface Costs {
  readonly rounds: number
  /** How many processes waited for a processor, on average, while it was measured. */
  readonly load: number
  readonly byName: ReadonlyMap<string, Cost>
  /** In gzipped kilobytes. */
  readonly sizes: ReadonlyMap<string, number>
}

/** How many languages a detector tells well: their sentences are taken for what they are. */
export function toldWell({ bySet }: Result): number {
  return count(bySet.get('sentences'), (accuracy, code) => accuracy.of(code) >= WELL)
}

function count(
  accuracy: Accuracy | undefined,
  isCounted: (accuracy: Accuracy, code: string) => boolean,
): number {
  return accuracy?.languages.filter((code) => isCounted(accuracy, code)).length ?? 0
}

/** What the tables below were measured with. */
export function introduction(): string[] {
  return [
    '## Language',
    '',
    '![Right answers by length of the text, and languages told well, for each detector](benchmarks.svg)',
    '',
    `Node ${process.versions.node}, one run on the development sets, with every language of every detector switched`,
    'on. Each peer is set up for short text and for its best accuracy: franc with `minLength: 1`, CLD3 from the first',
    'byte on, ELD and tinyld with their largest data. Answers are compared after Unicode has made one code of several',
    'names for a language.',
    '',
    'Not here: lingua, of which no package with its data is on npm; `fasttext`, which is compiled for one system and has',
    "no model; Chromium's own detector, which runs in Chromium alone.",
    '',
  ]
}

export function accuracies(results: readonly Result[]): string[] {
  const all = new Set(
    results.flatMap(({ bySet }) => [...bySet.values()].flatMap((of) => of.languages)),
  )
  const rows = SETS.flatMap((set) => [
    [
      `${set}, all ${countOf(results, set, all)}`,
      ...results.map(({ bySet }) => over(bySet.get(set), all)),
    ],
    [
      `${set}, ${countOf(results, set, THE_75)} of the 75`,
      ...results.map(({ bySet }) => over(bySet.get(set), THE_75)),
    ],
  ])
  const trusted = results.map(({ bySet }) =>
    String(count(bySet.get('sentences'), (accuracy, code) => accuracy.f1(code) >= WELL)),
  )
  return [
    '### Right answers, %, averaged over languages',
    '',
    'The 75 are the languages that detectors which know many have in common. F1 also counts what is wrongly taken for a',
    'language, so that texts in languages which a detector does not know weigh on those that it does.',
    '',
    ...table(
      ['Development set, languages', ...results.map(({ name }) => name)],
      [
        ...rows,
        ['languages in reach', ...results.map(({ reach }) => String(reach.size))],
        [
          'languages of which 85 % of the sentences are right',
          ...results.map((result) => String(toldWell(result))),
        ],
        ['languages with an F1 of 0.85 on the sentences', ...trusted],
      ],
    ),
    '',
  ]
}

export function withinReach(results: readonly Result[]): string[] {
  const [ours, ...peers] = results
  const rows = SETS.map((set) => [
    set,
    ...peers.map(({ reach, bySet }) => {
      const cells = [over(bySet.get(set), reach), over(ours?.bySet.get(set), reach)]
      return `${cells.join(' / ')} (${countOf(results, set, reach)})`
    }),
  ])
  return [
    '### On the languages that each peer knows',
    '',
    'Its own right answers / those of Glossa, on the same texts, in % (and how many languages those are). Glossa can',
    'answer with all of its languages here, and a peer only with its own.',
    '',
    ...table(['Development set', ...peers.map(({ name }) => name)], rows),
    '',
  ]
}

export function lengths(results: readonly Result[]): string[] {
  const rows = LENGTH_NAMES.map((name, number) => [
    name,
    ...results.map(({ byLength }) => over(byLength[number], THE_75)),
  ])
  return [
    '### By length',
    '',
    'All sets together, the 75, by the number of characters in the text.',
    '',
    ...table(['Characters', ...results.map(({ name }) => name)], rows),
    '',
  ]
}

export function costTable(
  results: readonly Result[],
  { rounds, load, byName, sizes }: Costs,
): string[] {
  const first = byName.get(results[0]?.name ?? '')
  const cell = (value: number, base: number, digits: number): string =>
    `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })} (${(value / base).toFixed(2)})`
  const rows = results.map(({ name }) => {
    const cost = byName.get(name)
    if (!cost || !first) return [name]
    return [
      name,
      (sizes.get(name) ?? Number.NaN).toFixed(0),
      cell(cost.coldLoadOfProcessor, first.coldLoadOfProcessor, 1),
      cost.coldLoad.toFixed(1),
      cell(cost.shortTextsASecond, first.shortTextsASecond, 0),
      cell(cost.megabytesASecond, first.megabytesASecond, 1),
      cost.growth.toFixed(2),
      cost.memory.toFixed(0),
    ]
  })
  return [
    '### What it costs',
    '',
    `In brackets: times Glossa. The median of ${rounds} rounds, in each of which every detector has one turn in a fresh`,
    'process. Speeds and cold loads are in time of the processor, because other work ran on the machine at the same time',
    `(load ${load.toFixed(1)}); the clock of the cold load is beside it. A cold load goes from the import to the first answer.`,
    'Short texts are pairs of words of 11 to 13 bytes in the 75 languages. Long texts are 50,000 characters in each of ten',
    'languages; a detector for which twice the text takes hardly longer reads only its start. Size is model',
    'and code, bundled and minified, gzipped. Memory is what the process grows by until the short texts are answered.',
    '',
    ...table(
      [
        '',
        'size, kB',
        'cold load, ms',
        'by the clock, ms',
        'short texts a second',
        'long text, MB/s',
        'twice the text, times',
        'memory, MB',
      ],
      rows,
    ),
    '',
  ]
}

export function calibration(data: string): string[] {
  const detector = loadDetector('public/models/language.bin')
  const error = new CalibrationError()
  for (const set of SETS) {
    for (const { code, text } of readSet(data, set)) {
      const [best] = detector.detect(text)
      if (best) error.note(text, best.confidence, best.lang === code)
    }
  }
  const rows = error
    .errors()
    .sort(([one], [other]) => Number.parseInt(one) - Number.parseInt(other))
    .map(([band, distance]) => [band, distance.toFixed(3)])
  return [
    '### Calibration of Glossa',
    '',
    'How far the confidences are from the share of right answers (expected calibration error), all sets together. No',
    'peer promises that its scores are probabilities.',
    '',
    ...table(['Words in the text', 'error'], rows),
    '',
  ]
}

export function confusions(results: readonly Result[]): string[] {
  const items = results.map(({ name, reach, bySet }) => {
    const worst = (bySet.get('sentences')?.mistakes ?? [])
      .filter(([pair]) => reach.has(pair.split(' ')[0] ?? ''))
      .slice(0, MOST_MISTAKES)
    return `- **${name}**: ${worst.map(([pair, count]) => `${pair} ${count}`).join(', ')}`
  })
  return [
    '### The commonest mistakes',
    '',
    'On the development sentences, of the languages that the detector knows: one taken for another, and how often.',
    '',
    ...items,
    '',
  ]
}

export function languageByLanguage(results: readonly Result[]): string[] {
  return (['sentences', 'pairs', 'words'] as const).flatMap((set) => {
    const codes = results[0]?.bySet.get(set)?.languages.sort() ?? []
    const rows = codes.map((code) => [
      code,
      ...results.map(({ reach, bySet }) =>
        reach.has(code) ? (100 * (bySet.get(set)?.of(code) ?? 0)).toFixed(0) : '–',
      ),
    ])
    return [
      '<details>',
      `<summary>Language by language: ${set}, right answers in %</summary>`,
      '',
      ...table(['', ...results.map(({ name }) => name)], rows),
      '',
      '</details>',
      '',
    ]
  })
}

function over(accuracy: Accuracy | undefined, codes: ReadonlySet<string>): string {
  return accuracy?.over(codes).toFixed(1) ?? ''
}

/** How many of some languages a set has texts enough of. */
function countOf(results: readonly Result[], set: SetName, codes: ReadonlySet<string>): number {
  return results[0]?.bySet.get(set)?.languages.filter((code) => codes.has(code)).length ?? 0
}
