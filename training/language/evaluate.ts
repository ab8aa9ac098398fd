/**
 * How good a model is on the development sets:
 *     npx tsx training/language/evaluate.ts --data ../shared/data [--model FILE] [--languages]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLanguageDetector } from '../../src/engine/language/language-detector.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    model: { type: 'string', default: 'public/models/language.bin' },
    languages: { type: 'boolean', default: false },
  },
})

/** The 75 languages that the detectors which know many are usually compared on. */
const SEVENTY_FIVE =
  'af sq ar hy az eu be bn no bs bg ca zh hr cs da nl en eo et fi fr lg ka de el gu he hi hu is id ga it ja kk ko la lv lt mk ms mi mr mn nn fa pl pt pa ro ru sr sn sk sl so st es sw sv tl ta te th ts tn tr uk ur vi cy xh yo zu'.split(
    ' ',
  )

/** A language needs this many texts in a set for its accuracy to be a figure. */
const ENOUGH_TEXTS = 15

interface Sample {
  readonly code: string
  readonly text: string
}

interface Tally {
  texts: number
  right: number
  rightAmongThe75: number
}

const file = readFileSync(options.model)
const detector = createLanguageDetector(
  file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
)
const known = new Set(detector.languages)
const bands = new Map<string, [number, number, number][]>()

console.log('set        all languages     the 75     only the 75')
for (const set of ['words', 'pairs', 'sentences', 'short']) report(set, readSet(set))
for (const [band, tens] of bands)
  console.log(`calibration, ${band}: ${expectedError(tens).toFixed(4)}`)

function report(set: string, samples: readonly Sample[]): void {
  const tallies = new Map<string, Tally>()
  const mistakes = new Map<string, number>()
  for (const { code, text } of samples) {
    const tally = tallies.get(code) ?? { texts: 0, right: 0, rightAmongThe75: 0 }
    tallies.set(code, tally)
    tally.texts++
    const [best] = detector.detect(text)
    if (best?.lang === code) tally.right++
    else {
      const pair = `${code}→${best?.lang ?? 'nothing'}`
      mistakes.set(pair, (mistakes.get(pair) ?? 0) + 1)
    }
    if (
      SEVENTY_FIVE.includes(code) &&
      detector.detect(text, { only: SEVENTY_FIVE })[0]?.lang === code
    ) {
      tally.rightAmongThe75++
    }
    if (best) noteConfidence(text, best.confidence, best.lang === code)
  }
  const enough = [...tallies].filter(([, { texts }]) => texts >= ENOUGH_TEXTS)
  const those75 = enough.filter(([code]) => SEVENTY_FIVE.includes(code))
  const all = average(enough, ({ right, texts }) => right / texts)
  const on75 = average(those75, ({ right, texts }) => right / texts)
  const among75 = average(those75, ({ rightAmongThe75, texts }) => rightAmongThe75 / texts)
  console.log(
    `${set.padEnd(10)} ${percent(all)} (${enough.length})  ${percent(on75)} (${those75.length})  ${percent(among75)}`,
  )
  if (options.languages) {
    console.log(
      enough
        .map(([code, { right, texts }]) => `${code} ${Math.round((100 * right) / texts)}`)
        .join(', '),
    )
    const most = [...mistakes].sort(([, one], [, other]) => other - one).slice(0, 40)
    console.log(most.map(([pair, count]) => `${pair} ${count}`).join(', '))
  }
}

function average(tallies: readonly [string, Tally][], share: (tally: Tally) => number): number {
  return tallies.reduce((sum, [, tally]) => sum + share(tally), 0) / tallies.length
}

function noteConfidence(text: string, confidence: number, isRight: boolean): void {
  const words = text.split(' ').length
  const band =
    words < 2 ? '1 word' : words < 4 ? '2-3 words' : words < 10 ? '4-9 words' : '10 or more'
  const tens =
    bands.get(band) ?? Array.from({ length: 10 }, () => [0, 0, 0] as [number, number, number])
  bands.set(band, tens)
  const ten = tens[Math.min(9, Math.floor(confidence * 10))]
  if (!ten) return
  ten[0]++
  ten[1] += confidence
  ten[2] += isRight ? 1 : 0
}

/** How far the confidence is from the share of right answers, tenth by tenth. */
function expectedError(tens: readonly [number, number, number][]): number {
  const total = tens.reduce((sum, [count]) => sum + count, 0)
  return tens.reduce((sum, [, confidence, right]) => sum + Math.abs(confidence - right), 0) / total
}

function readSet(set: string): Sample[] {
  return readFileSync(join(options.data, 'dev', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', text = ''] = line.split('\t')
      return { code, text }
    })
    .filter(({ code }) => known.has(code))
}

function percent(share: number): string {
  return (100 * share).toFixed(2).padStart(6)
}
