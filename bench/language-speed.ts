/**
 * How fast the language engine is, and what it costs to load: `npm run bench:language-speed -- --data
 * ../shared/data`. Times are the processor's, of one thread, so that a busy machine disturbs them less.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createLanguageDetector } from '../src/engine/language/language-detector.js'
import { createReferenceDetector } from '../src/engine/language/reference-detector.js'
import { readSet } from '../training/language/evaluation.js'
import { readModel } from '../training/language/read-model.js'

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: '../shared/data' } },
})

const MODEL = fileURLToPath(new URL('../public/models/language.bin', import.meta.url))
const LOAD = fileURLToPath(new URL('language-load.ts', import.meta.url))

const ROUNDS = 7
const SHORT_TEXTS = 20_000
const LOADS = 9
/** Characters of a long text. */
const LONG = 400_000
const LANGUAGES = ['en', 'vi', 'ru', 'ar', 'hi', 'th', 'zh', 'ko']

const bytes = (text: string): number => Buffer.byteLength(text)
const detector = createLanguageDetector(readModel(MODEL))

const shortTexts = [...readSet(options.data, 'pairs'), ...readSet(options.data, 'words')]
  .map(({ text }) => text)
  .filter((text) => Math.abs(bytes(text) - 12) <= 2)
const sentences = readSet(options.data, 'sentences')

const reference = createReferenceDetector()
console.log(
  'Short texts of about 12 bytes, a second, one thread; times as many as franc-min in this run:',
)
for (const [name, texts] of [
  ['many languages and scripts', spread(shortTexts)],
  ['Latin alone', spread(shortTexts.filter((text) => /^[\p{Script=Latin} '-]+$/u.test(text)))],
] as const) {
  const aSecond = texts.length / secondsFor(texts)
  const times = secondsFor(texts, reference) / secondsFor(texts)
  const figure = Math.round(aSecond).toLocaleString('en').padStart(9)
  console.log(`  ${name.padEnd(28)} ${figure}   × ${times.toFixed(2)}`)
}

console.log('\nLong text: MB a second, and how much longer twice the text takes:')
for (const language of LANGUAGES) report(language, (code) => code === language)
report('all languages, mixed', () => true)

const loads = Array.from(
  { length: LOADS },
  () =>
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', LOAD, MODEL], { encoding: 'utf8' }),
    ) as Record<string, number>,
)
console.log('\nA cold load in a process of its own, and its memory beyond that of an empty one:')
for (const name of Object.keys(loads[0] ?? {})) {
  console.log(`  ${name.padEnd(28)} ${median(loads.map((load) => load[name] ?? 0)).toFixed(1)}`)
}

function report(name: string, wanted: (code: string) => boolean): void {
  const own = sentences.filter(({ code }) => wanted(code)).map(({ text }) => text)
  const once = spread(own).join(' ')
  const text = once.repeat(Math.ceil((2 * LONG) / once.length)).slice(0, 2 * LONG)
  const half = text.slice(0, LONG)
  const seconds = secondsFor([half])
  const speed = bytes(half) / 1e6 / seconds
  const growth = secondsFor([text]) / seconds
  console.log(`  ${name.padEnd(28)} ${speed.toFixed(1).padStart(9)}   × ${growth.toFixed(2)}`)
}

/** Some of many, taken evenly, so that neighbours in the list are not neighbours here. */
function spread(texts: readonly string[]): string[] {
  const count = Math.min(SHORT_TEXTS, texts.length)
  const stride = 7919
  return Array.from({ length: count }, (_, at) => texts[(at * stride) % texts.length] ?? '')
}

/** The median of some rounds, after some that only warm up. */
function secondsFor(texts: readonly string[], asked = detector): number {
  const times: number[] = []
  for (let round = -2; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    for (const text of texts) asked.detect(text)
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / 1e6)
  }
  return median(times)
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
