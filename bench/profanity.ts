/**
 * The profanity engine beside its peers, in one run: `npm run bench:profanity -- --data ../shared/data`.
 * Installs the peers into bench/, and writes its part of docs/benchmarks.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProfanityScorer } from '../src/engine/profanity/profanity-scorer.js'
import { installIn } from '../scripts/install-in.js'
import { measure, type Item, type Measures } from '../training/profanity/measures.js'
import { readSources } from '../training/profanity/sources.js'
import { longText, shortTextsPerSecond } from '../training/profanity/speed.js'
import { row, writePart } from './document.js'
import { loadPeers, type Contestant } from './profanity-peers.js'

installIn('bench')
const sources = readSources(process.argv)
const read = (name: string): Item[] =>
  readFileSync(join(sources.data, 'profanity/dev', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)

const UNSCORED = new Set(['mild', 'mild words', 'other'])
const OTHER_WORDS = new Set(['inflections', 'compounds', 'glued', 'respellings'])
const obfuscation = read('obfuscation')

const percent = (share: number): string => (100 * share).toFixed(1)
const f1 = ({ f1, falseRate }: Measures): string => `${percent(f1)} (${percent(falseRate)})`
const recall = ({ recall, falseRate }: Measures): string =>
  `${percent(recall)} (${percent(falseRate)})`
const alarms = ({ falseAlarms }: Measures): string => String(falseAlarms.length)

const scored = (items: readonly Item[]): Item[] => items.filter(({ group }) => !UNSCORED.has(group))
const ROWS: readonly (readonly [string, readonly Item[], (measures: Measures) => string])[] = [
  ['Posts read one by one: F1 (false alarms, %)', scored(read('gold')), f1],
  ['Comments: F1 (false alarms, %)', scored(read('civil')), f1],
  ['Two senses: recall (false alarms, %)', read('ambiguous'), recall],
  [
    'Disguises: recall (false alarms, %)',
    obfuscation.filter(({ group }) => !OTHER_WORDS.has(group)),
    recall,
  ],
  ['Clean words with a profane stem: wrong', read('scunthorpe-words'), alarms],
  ['Clean sentences with one: wrong', read('scunthorpe-sentences'), alarms],
  ['Plain words: wrong', read('plain-words'), alarms],
  ['Prose: wrong', read('prose'), alarms],
  ['Machine strings: wrong', read('machine-strings'), alarms],
]

const ours = createProfanityScorer()
const contestants: Contestant[] = [
  { name: 'Glossa', score: (text) => ours.score(text) },
  ...(await loadPeers()),
]
const head = (first: string): string[] => {
  const cells = [first, ...contestants.map(({ name }) => name)]
  return [row(cells), row(cells.map((_, index) => (index === 0 ? '---' : '--:')))]
}

const lines = ['## Profanity', '']
lines.push(
  `Node ${process.versions.node}, one run, on the development sets, a score of 0.5 and more taken for profane. Each`,
  'package is set up as its own documentation recommends.',
  '',
  ...head('Test'),
)
for (const [name, items, show] of ROWS) {
  const cells = contestants.map(({ score }) => show(measure(items, score)))
  lines.push(row([`${name}, of ${String(items.length)}`, ...cells]))
}

const prose = read('prose')
  .map(({ text }) => text)
  .join(' ')
const tweets = read('davidson').map(({ text }) => text)
const megabytes = contestants.map(({ score }) => {
  for (const [, speed] of longText({ score }, prose)) return speed.toFixed(1)
  return ''
})
lines.push(row(['Prose of a megabyte, MB/s', ...megabytes]))
const perSecond = contestants.map(({ score }) => String(shortTextsPerSecond({ score }, tweets)))
lines.push(row(['Tweets a second', ...perSecond]))

lines.push('', '### By disguise: recall (false alarms), %', '', ...head('Disguise'))
for (const group of new Set(obfuscation.map((item) => item.group))) {
  const items = obfuscation.filter((item) => item.group === group)
  const show = OTHER_WORDS.has(group) ? ({ recall }: Measures) => percent(recall) : recall
  lines.push(row([group, ...contestants.map(({ score }) => show(measure(items, score)))]))
}

await writePart('profanity', lines)
console.log(lines.join('\n'))
