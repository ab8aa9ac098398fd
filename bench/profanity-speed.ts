/**
 * What the profanity engine costs: its cold load, its size, and how fast it reads:
 * `npm run bench:profanity-speed -- --data ../shared/data`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { createProfanityScorer } from '../src/engine/profanity/profanity-scorer.js'
import { veil } from '../src/engine/profanity/veil.js'
import type { Item } from '../training/profanity/measures.js'
import { readSources } from '../training/profanity/sources.js'
import { longText, shortTextsPerSecond } from '../training/profanity/speed.js'

const LOADS = 25
const SHORT_ROUNDS = 5
const BUILT = resolve('bench/node_modules/.built/profanity')

/** The first text of a process decides which of the lists are read. */
const FIRST_TEXTS: readonly (readonly [string, string])[] = [
  ['clean', 'What a lovely day'],
  ['clean, with a sign beyond ASCII', 'What a lovely day – isn’t it?'],
  ['profane', veil('Lbh ner fhpu na nffubyr')],
  ['of two senses', veil('Gur qvpx orsber uvz')],
]

/** Plain JavaScript, as what reads TypeScript would be in the figures. */
const LOAD = `
const start = performance.now()
const { createProfanityScorer } = await import('./profanity-scorer.mjs')
const imported = performance.now()
createProfanityScorer().score(process.argv[2])
const scored = performance.now()
console.log(JSON.stringify({ importing: imported - start, all: scored - start }))
`

interface Load {
  readonly importing: number
  readonly all: number
}

await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: resolve('src/engine/profanity/profanity-scorer.ts'),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].mjs' },
    },
  },
})
const bundle = join(BUILT, 'profanity-scorer.mjs')
const trial = join(BUILT, 'load.mjs')
writeFileSync(trial, LOAD)

const code = readFileSync(bundle)
const byCommand = execFileSync('gzip', ['-9'], { input: code })
console.log(
  `Code and data, minified: ${code.length} bytes, ${gzipSync(code, { level: 9 }).length} gzipped by Node, ` +
    `${byCommand.length} by gzip -9`,
)

console.log(
  `\nA cold load in a process of its own, to the first score; ms, median and least of ${LOADS}:`,
)
const loads = new Map(FIRST_TEXTS.map(([name]) => [name, [] as Load[]]))
for (let round = 0; round < LOADS; round++) {
  for (const [name, text] of FIRST_TEXTS) loads.get(name)?.push(loadWith(text))
}
for (const [name, times] of loads) {
  const all = sorted(times.map((time) => time.all))
  const importing = sorted(times.map((time) => time.importing))
  console.log(`  ${name.padEnd(34)} ${show(all)}   of it the import ${show(importing)}`)
}

const read = (name: string): string[] =>
  readFileSync(join(readSources(process.argv).data, 'profanity/dev', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Item).text)
const scorer = createProfanityScorer()
const tweets = read('davidson')
const rounds = Array.from({ length: SHORT_ROUNDS }, () => shortTextsPerSecond(scorer, tweets))
console.log(`\nTweets a second, ${SHORT_ROUNDS} rounds: ${rounds.join(', ')}`)

console.log('\nLong text, MB a second, and as a share of prose:')
let ofProse = 0
for (const [name, speed] of longText(scorer, read('prose').join(' '))) {
  ofProse ||= speed
  console.log(
    `  ${name.padEnd(24)} ${speed.toFixed(1).padStart(6)} ${(speed / ofProse).toFixed(2)}`,
  )
}

function loadWith(text: string): Load {
  return JSON.parse(execFileSync(process.execPath, [trial, text], { encoding: 'utf8' })) as Load
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((one, other) => one - other)
}

function show(times: readonly number[]): string {
  const [median = Number.NaN, least = Number.NaN] = [times[times.length >> 1], times[0]]
  return `${median.toFixed(1).padStart(5)} ${least.toFixed(1).padStart(5)}`
}
