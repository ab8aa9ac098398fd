/**
 * Looks for corpora that are damaged or in another language, by letters that stand in one corpus of a folder and not in the others,
 * or the other way about:
 *     npx tsx training/language/compare-letters.ts --data ../shared/data
 * What it prints is to be looked at: names, marks that some leave out, and dialects are there as well.
 */
import { parseArgs } from 'node:util'
import { type Corpus, readCorpora, textFolders } from './corpora.js'

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: '../shared/data' } },
})

/** So many letters of a corpus, and of the others of its folder, before anything is said of it. */
const ENOUGH = 3000
const ENOUGH_ELSEWHERE = 15_000
/** A letter stands out if it is this share of a corpus and so many times rarer in the others; a missing one the other way about. */
const STANDS_OUT = { share: 0.0008, times: 40 }
const IS_MISSING = { share: 0.004, times: 25 }
/** Letters that nearly all alphabets of a script have are never what is wrong. */
const LETTER = /\P{ASCII}/u
const LETTER_OR_MARK = /[\p{L}\p{M}\p{Co}\ufffd]/u

interface Letters {
  readonly name: string
  readonly counts: ReadonlyMap<string, number>
  readonly all: number
}

for (const { folder } of textFolders(options.data)) {
  const read = readCorpora(options.data, folder).map(countLetters)
  const total = sum(read.map(({ all }) => all))
  const letters = [...new Set(read.flatMap(({ counts }) => [...counts.keys()]))].sort()
  for (const { name, counts, all } of read) {
    const rest = total - all
    if (all < ENOUGH || rest < ENOUGH_ELSEWHERE) continue
    const shares = letters.map((letter) => {
      const own = counts.get(letter) ?? 0
      const everywhere = sum(read.map((one) => one.counts.get(letter) ?? 0))
      return { letter, own: own / all, elsewhere: (everywhere - own) / rest }
    })
    const odd = shares.filter(({ own, elsewhere }) => leads(own, elsewhere, STANDS_OUT))
    const missing = shares.filter(({ own, elsewhere }) => leads(elsewhere, own, IS_MISSING))
    if (odd.length + missing.length === 0) continue
    console.log(`${folder}/${name}: alone here ${listed(odd)}, missing ${listed(missing)}`)
  }
}

function countLetters({ name, lines }: Corpus): Letters {
  const counts = new Map<string, number>()
  let all = 0
  for (const letter of lines.join('\n').toLowerCase()) {
    if (!LETTER_OR_MARK.test(letter)) continue
    all++
    if (LETTER.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return { name, counts, all }
}

function leads(one: number, other: number, { share, times }: typeof STANDS_OUT): boolean {
  return one > share && one > times * other
}

function listed(shares: readonly { readonly letter: string }[]): string {
  return shares.map(({ letter }) => letter).join(' ') || 'none'
}

function sum(figures: readonly number[]): number {
  return figures.reduce((one, other) => one + other, 0)
}
