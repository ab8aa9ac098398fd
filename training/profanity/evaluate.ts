import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PACKED } from '../../src/engine/profanity/data.generated.js'
import { createProfanityScorer } from '../../src/engine/profanity/profanity-scorer.js'
import { veil } from '../../src/engine/profanity/veil.js'
import { combineDisguises } from './combinations.js'
import { falseAlarmsByDialect, worstIdentity } from './fairness.js'
import { measure, type Item } from './measures.js'
import { readCorpus, readSources } from './sources.js'
import { dilutionLoss, load, longText, shortTextsPerSecond } from './speed.js'

const sources = readSources(process.argv)
const shownRow = process.argv.includes('--show')
  ? (process.argv[process.argv.indexOf('--show') + 1] ?? '')
  : undefined
const scorer = createProfanityScorer()
const score = (text: string): number => scorer.score(text)

const read = (name: string): Item[] =>
  readFileSync(join(sources.data, 'profanity/dev', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)

const percent = (share: number): string => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1))

function row(name: string, items: readonly Item[], by = score): void {
  const { count, missed, falseAlarms, recall, falseRate, f1, auc, calibrationError } = measure(
    items,
    by,
  )
  console.log(
    `${name.padEnd(32)} ${String(count).padStart(6)}  F1 ${percent(f1)}  recall ${percent(recall)} (${missed.length} missed)` +
      `  false ${percent(falseRate)} % (${falseAlarms.length})  AUC ${percent(auc)}  calibration ${calibrationError.toFixed(3)}`,
  )
  if (shownRow === undefined || !name.startsWith(shownRow)) return
  for (const item of [...missed, ...falseAlarms]) {
    console.log(
      `    ${item.y} ${by(item.text).toFixed(3)} [${item.group}] ${item.text.slice(0, 300)}`,
    )
  }
}

const UNSCORED = new Set(['mild', 'mild words', 'other'])
const scored = (items: readonly Item[]): Item[] => items.filter(({ group }) => !UNSCORED.has(group))
row('posts read one by one', scored(read('gold')))
row('comments', scored(read('civil')))
row('tweets (noisy labels)', read('davidson'))
row('two senses', read('ambiguous'))

const disguised = read('obfuscation')
const OTHER_WORDS = new Set(['inflections', 'compounds', 'glued', 'respellings'])
row(
  'disguises, known words',
  disguised.filter(({ group }) => !OTHER_WORDS.has(group)),
)
for (const group of new Set(disguised.map((item) => item.group))) {
  row(
    `  ${group}`,
    disguised.filter((item) => item.group === group),
  )
}
const clean = new Set([...read('plain-words'), ...read('scunthorpe-words')].map(({ text }) => text))
const everyday = readCorpus(sources, 'eng_Latn', 'lex-frequencywords').filter((word) =>
  clean.has(word),
)
const lexicon = veil(readFileSync(new URL('lexicon.veiled.txt', import.meta.url), 'utf8').trim())
row('two disguises at once', combineDisguises(lexicon, everyday))
row('reported by users', read('reported'))
row('clean words with a stem', read('scunthorpe-words'))
row('clean sentences with a stem', read('scunthorpe-sentences'))
row('plain words', read('plain-words'))
row('prose', read('prose'))
row('machine strings', read('machine-strings'))

for (const set of ['sentences', 'short']) {
  const lines = readFileSync(join(sources.data, 'dev', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
  const items = lines.map((line, index) => {
    const [group = '', text = ''] = line.split('\t')
    return { id: String(index), group, y: 0, text }
  })
  row(
    `English ${set}`,
    items.filter(({ group }) => group === 'en'),
  )
  const foreign = items.filter(({ group }) => group !== 'en')
  row(`other languages, ${set}`, foreign, (text) => scorer.score(text, { english: 0.02 }))
  row('  the language not given', foreign)
}

const worst = worstIdentity(scorer)
console.log(`identity words score at most ${worst.score.toFixed(4)}: ${worst.text}`)
const alarms = falseAlarmsByDialect(read('davidson'), scorer)
console.log(
  `tweets wrongly profane: ${alarms.dialect} with marks of dialect, ${alarms.other} others`,
)

const prose = read('prose').map(({ text }) => text)
console.log(`loss in 10 kB of clean text ${dilutionLoss(scorer, prose.join(' ')).toFixed(4)}`)
console.log(
  `load ${load().toFixed(1)} ms, data ${gzipSync(JSON.stringify(PACKED)).length} bytes compressed`,
)
if (process.argv.includes('--speed')) {
  for (const [name, speed] of longText(scorer, prose.join(' '))) {
    console.log(`${name.padEnd(24)} ${speed.toFixed(1)} MB/s`)
  }
  console.log(
    `${shortTextsPerSecond(
      scorer,
      read('davidson').map(({ text }) => text),
    )} short texts a second`,
  )
}
