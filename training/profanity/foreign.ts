import type { Fold } from '../../src/engine/profanity/fold.js'
import type { Matcher } from '../../src/engine/profanity/match.js'
import type { Entries } from '../../src/engine/profanity/automaton.js'
import { corporaOf, foreignFolders, readCorpus, type Sources } from './sources.js'

const LINES_OF_A_CORPUS = 1500
const LINES_OF_A_LANGUAGE = 4000
const LONGEST_LINE = 400

/** Entries that are words of other languages: those met often, and those met at all. */
export interface ForeignWords {
  readonly often: ReadonlySet<string>
  readonly seldom: ReadonlySet<string>
}

/** Counts the entries in text of every other language that is written in Latin letters. */
export function mineForeignWords(
  sources: Sources,
  entries: Entries,
  matcher: Matcher,
  fold: Fold,
): ForeignWords {
  const lines = new Map<string, number>()
  const languages = new Map<string, Set<string>>()
  for (const folder of foreignFolders(sources)) {
    for (const line of sampleOf(sources, folder)) {
      const words = new Set<string>()
      for (const match of matcher.match(fold(line), () => false)) {
        words.add(entries.at(match.entry)?.word ?? '')
      }
      for (const word of words) {
        lines.set(word, (lines.get(word) ?? 0) + 1)
        languages.set(word, (languages.get(word) ?? new Set()).add(folder))
      }
    }
  }
  const isOften = (word: string): boolean =>
    (lines.get(word) ?? 0) >= 8 || (languages.get(word)?.size ?? 0) >= 4
  const met = [...lines.keys()]
  return {
    often: new Set(met.filter(isOften)),
    seldom: new Set(met.filter((word) => !isOften(word))),
  }
}

function* sampleOf(sources: Sources, folder: string): Generator<string> {
  let left = LINES_OF_A_LANGUAGE
  for (const corpus of corporaOf(sources, folder)) {
    if (/^(mediawiki|mozilla|debian|lex-)/.test(corpus)) continue
    const lines = readCorpus(sources, folder, corpus)
    const step = Math.max(1, Math.floor(lines.length / LINES_OF_A_CORPUS))
    for (let at = 0; at < lines.length; at += step) {
      if (left-- <= 0) return
      const line = lines[at] ?? ''
      if (line.length <= LONGEST_LINE) yield line
    }
  }
}
