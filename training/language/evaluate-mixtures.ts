/**
 * How well texts in two languages are told and cut:
 *     npx tsx training/language/evaluate-mixtures.ts --data ../shared/data [--model FILE]
 */
import { parseArgs } from 'node:util'
import { DATA_AND_MODEL, loadDetector, readSet } from './evaluation.js'

const { values: options } = parseArgs({
  options: DATA_AND_MODEL,
})

/** At this confidence a language counts as found. */
const FOUND = 0.5
/** One sentence in so many is put together with the one that follows so much later. */
const STRIDE = 23
const DISTANCE = 40_009

const NONE = { code: '', text: '' }
const detector = loadDetector(options.model)
const sentences = readSet(options.data, 'sentences')

let mixtures = 0
let bothFound = 0
let third = 0
let cutWell = 0
for (let at = 0; at < sentences.length; at += STRIDE) {
  const { code: firstCode, text: first } = sentences[at] ?? NONE
  const { code: secondCode, text: second } = sentences[(at + DISTANCE) % sentences.length] ?? NONE
  // What cannot be told alone is counted there.
  if (firstCode === secondCode || !isKnown(first, firstCode) || !isKnown(second, secondCode))
    continue
  mixtures++
  const text = `${first} ${second}`
  const found = detector.detect(text).filter(({ confidence }) => confidence >= FOUND)
  const codes = found.map(({ lang }) => lang)
  const isRight = codes.includes(firstCode) && codes.includes(secondCode) && codes.length === 2
  if (isRight) bothFound++
  if (codes.length > 2) third++
  const runs = detector.segments(text)
  const [one, other] = runs
  if (runs.length === 2 && one && other && isNear(text, first.length, one.end, other.start))
    cutWell++
}
let singles = 0
let falseSeconds = 0
for (let at = 0; at < sentences.length; at += STRIDE) {
  const { text } = sentences[at] ?? NONE
  singles++
  if ((detector.detect(text)[1]?.confidence ?? 0) >= FOUND) falseSeconds++
}
console.log(`texts in two languages: ${mixtures}`)
console.log(
  `both found and no third: ${percent(bothFound / mixtures)}; a third: ${percent(third / mixtures)}`,
)
console.log(`cut in two within two words: ${percent(cutWell / mixtures)}`)
console.log(
  `sentences in one language with a second at ${FOUND}: ${percent(falseSeconds / singles)}`,
)

function isKnown(text: string, code: string): boolean {
  const [best] = detector.detect(text)
  return best?.lang === code && best.confidence >= FOUND
}

/** Whether a cut is within two words of where it should be. */
function isNear(text: string, boundary: number, end: number, start: number): boolean {
  const words = (from: number, to: number): number =>
    text.slice(Math.max(0, from), Math.max(0, to)).trim().split(/\s+/u).length
  if (end < boundary) return words(end, boundary) <= 2
  return start <= boundary + 1 || words(boundary, start) <= 2
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}
