/**
 * How well a model knows the languages of other scripts when they are written in Latin letters:
 *     npx tsx training/language/evaluate-romanised.ts --data ../shared/data [--model FILE] [--mistakes]
 * Everyday sentences as people type them, written by hand for this, and the development sets as another
 * romaniser than training's writes them. The vowels that a script leaves out are not in the latter.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import anyAscii from 'any-ascii'
import { DATA_AND_MODEL, type Sample, loadDetector, readSet } from './evaluation.js'
import { ROMANISED } from './romanisation.js'

const { values: options } = parseArgs({
  options: {
    ...DATA_AND_MODEL,
    mistakes: { type: 'boolean', default: false },
  },
})

const CODES: ReadonlySet<string> = new Set(ROMANISED.map(({ code }) => code))
/** Readings of Japanese depend on the words, which the other romaniser does not look at. */
const NO_OTHER_ROMANISER = 'ja'
const OWN_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Han}]/u
const IN_LATIN = /^(?:\p{Script=Latin}|[^\p{L}])*\p{Script=Latin}(?:\p{Script=Latin}|[^\p{L}])*$/u
const DIGIT = /\d/u
const MOST_CONFUSIONS = 4

const detector = loadDetector(options.model)

const typed = handWritten()
report(
  'typed by hand',
  typed.filter(({ text }) => !DIGIT.test(text)),
)
report(
  'typed by hand, with digits for letters',
  typed.filter(({ text }) => DIGIT.test(text)),
)
for (const set of ['sentences', 'pairs'] as const) report(`${set} by another romaniser`, other(set))
for (const set of ['sentences', 'short', 'pairs', 'words'] as const) reportCost(set)

function handWritten(): Sample[] {
  const path = join(import.meta.dirname, 'romanised-sentences.tsv')
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', text = ''] = line.split('\t')
      return { code, text }
    })
}

function other(set: 'sentences' | 'pairs'): Sample[] {
  return readSet(options.data, set)
    .filter(({ code, text }) => CODES.has(code) && OWN_SCRIPT.test(text))
    .filter(({ code }) => code !== NO_OTHER_ROMANISER)
    .map(({ code, text }) => ({ code, text: spaced(code, text) }))
}

/** The other romaniser writes each Chinese character with a capital letter, and no space. */
function spaced(code: string, text: string): string {
  const latin = anyAscii(text)
  return code === 'zh' ? latin.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ') : latin
}

function report(name: string, samples: readonly Sample[]): void {
  console.log(`${name}: texts, right in percent, and what the others are taken for`)
  const shares: number[] = []
  for (const code of CODES) {
    const own = samples.filter((sample) => sample.code === code)
    if (own.length === 0) continue
    const taken = new Map<string, number>()
    for (const { text } of own) {
      const answer = answerTo(text)
      taken.set(answer, (taken.get(answer) ?? 0) + 1)
      if (answer !== code && options.mistakes) console.log(`    ${code} as ${answer}: ${text}`)
    }
    const share = (100 * (taken.get(code) ?? 0)) / own.length
    shares.push(share)
    taken.delete(code)
    console.log(
      `  ${code} ${String(own.length).padStart(5)} ${share.toFixed(1).padStart(6)}  ${confusions(taken)}`,
    )
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(`  on average ${mean.toFixed(1)}`)
}

/** What it costs the languages that live in Latin letters. */
function reportCost(set: 'sentences' | 'short' | 'pairs' | 'words'): void {
  const own = readSet(options.data, set).filter(
    ({ code, text }) => !CODES.has(code) && IN_LATIN.test(text),
  )
  const wrong = new Map<string, number>()
  for (const { code, text } of own) {
    const answer = answerTo(text)
    if (!CODES.has(answer)) continue
    const pair = `${code} as ${answer}`
    wrong.set(pair, (wrong.get(pair) ?? 0) + 1)
  }
  const count = [...wrong.values()].reduce((sum, one) => sum + one, 0)
  console.log(
    `Latin ${set} taken for one of these: ${count} of ${own.length}, ${((100 * count) / own.length).toFixed(2)} %  ${confusions(wrong)}`,
  )
}

function answerTo(text: string): string {
  return detector.detect(text)[0]?.lang ?? 'nothing'
}

function confusions(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_CONFUSIONS)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(', ')
}
