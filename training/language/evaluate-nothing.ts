/**
 * How often texts that are in no language, or in one that was never trained, get an answer all the same:
 *     npx tsx training/language/evaluate-nothing.ts --data ../shared/data [--model FILE]
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DATA_AND_MODEL, SETS, loadDetector, readSet } from './evaluation.js'

const { values: options } = parseArgs({
  options: DATA_AND_MODEL,
})

const TEXTS = 1000
/** Rows of keyboards other than the one that the fitter's noise was made on. */
const ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertzuiop', 'йцукенгшщзхъ', 'фывапролджэ']
const LONGEST_MASH = 14
/** One development sentence in so many is asked about without its own language. */
const STRIDE = 7

/** Lines that nobody made by the rules of the fitter's noise. */
const OTHER_CODE = readFileSync(join(import.meta.dirname, 'other-code.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

const detector = loadDetector(options.model)

console.log('texts, and of them in percent: with an answer, with one above 0.5, with one above 0.9')
for (const [name, make] of Object.entries<(number: number) => string>({
  digits: (number) => digest(number).replace(/[a-f]/gu, ' '),
  'checksums in hexadecimal': (number) => digest(number),
  'keys in base64': (number) => bytes(number).toString('base64'),
  'bearer tokens': (number) =>
    `Bearer ${bytes(number).toString('base64url')}.${bytes(-number).toString('base64url')}`,
  uuids: (number) =>
    digest(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/u, '$1-$2-$3-$4-$5'),
  'keyboard mash': mash,
})) {
  report(
    name,
    Array.from({ length: TEXTS }, (_, number) => make(number + 1)),
  )
}
report('code, line by line', linesOfCode())
report('code in other languages', OTHER_CODE)

const unknown = new Set<string>()
for (const set of SETS) {
  const texts = readSet(options.data, set).filter(({ code }) => !detector.languages.includes(code))
  const codes = [...new Set(texts.map(({ code }) => code))].sort()
  for (const code of codes) unknown.add(code)
  for (const code of codes) {
    report(
      `${set} in ${code}, never trained`,
      texts.filter((text) => text.code === code).map(({ text }) => text),
    )
  }
}
if (unknown.size === 0) console.log('every language of the development sets was trained')

// A language that may not be answered is not quite one that was never trained: its text has taught the model
// what the others are not. So this is less than what a new language would get.
const forbidden = readSet(options.data, 'sentences').filter((_, number) => number % STRIDE === 0)
const others = new Map(
  [...new Set(forbidden.map(({ code }) => code))].map((code) => [
    code,
    detector.languages.filter((other) => other !== code),
  ]),
)
tell(
  'sentences, their language forbidden',
  forbidden.map(({ code, text }) => confidenceOf(text, others.get(code))),
)

function report(name: string, texts: readonly string[]): void {
  tell(
    name,
    texts.map((text) => confidenceOf(text)),
  )
}

function confidenceOf(text: string, only?: readonly string[]): number {
  return detector.detect(text, only ? { only } : {})[0]?.confidence ?? 0
}

function tell(name: string, confidences: readonly number[]): void {
  const above = (least: number): string => {
    const share = confidences.filter((confidence) => confidence > least).length / confidences.length
    return (100 * share).toFixed(1).padStart(6)
  }
  console.log(
    name.padEnd(36),
    String(confidences.length).padStart(5),
    above(0),
    above(0.5),
    above(0.9),
  )
}

/** Code of this project without its comments and without lines of one word or less. */
function linesOfCode(): string[] {
  const folder = 'src/engine/language'
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/?\*|\/\/)/u.test(line) && line.split(' ').length > 2)
}

function mash(number: number): string {
  const source = bytes(number)
  const row = ROWS[number % ROWS.length] ?? ''
  const length = 4 + ((source[0] ?? 0) % (LONGEST_MASH - 3))
  return Array.from(source.subarray(1, 1 + length), (byte) => row[byte % row.length]).join('')
}

function digest(number: number): string {
  return bytes(number).toString('hex')
}

/** Bytes that look random: the same ones every time. */
function bytes(number: number): Buffer {
  return createHash('sha256').update(String(number)).digest()
}
