import type { Corpus } from './corpora.js'

/**
 * Corpora that are not what their folder says, found by asking a first model about them
 * (`NOTES.md` has the figures).
 */
const MISPLACED: ReadonlySet<string> = new Set([
  'slv_Latn/tatoeba-tests', // Slovak
  'srp_Latn/udhr', // the Bosnian declaration
  'srp_Latn/mediawiki-i18n', // Ijekavian
  'srp_Latn/ebible-open', // Ijekavian
  'tgl_Latn/lex-tess-bigrams', // mostly English
  'tso_Latn/lex-gatitos', // the list of Tswana
  'oci_Latn/udhr', // Francoprovençal
  'nbl_Latn/udhr', // Northern Ndebele
])

/** Lists made of the web, with English among every language. */
const FROM_THE_WEB: ReadonlySet<string> = new Set(['lex-tess-words', 'lex-tess-bigrams'])

/** User-interface strings quote English too much to prove that a word belongs to a language. */
const JARGON: ReadonlySet<string> = new Set(['mediawiki-i18n', 'mozilla-www', 'debian-l10n'])

/** A language needs this many words of running text before a word's absence from it means anything. */
const ENOUGH_WORDS = 15_000
/** English words beyond this rank are hardly ever noise. */
const FREQUENT_ENGLISH = 20_000
const VERY_FREQUENT_ENGLISH = 5_000
/** Shorter words are often words of both languages. */
const TELLING_LENGTH = 4

/** English words with their rank, most frequent first. */
export type EnglishRanks = ReadonlyMap<string, number>

export function englishRanks(lines: readonly string[]): EnglishRanks {
  return new Map(lines.slice(0, FREQUENT_ENGLISH).map((word, rank) => [word.toLowerCase(), rank]))
}

/**
 * The corpora of a folder without what does not belong there: corpora of another language, and English
 * words in lists from the web that the language's own text never uses.
 */
export function clean(folder: string, corpora: readonly Corpus[], english: EnglishRanks): Corpus[] {
  const kept = withoutMisplaced(folder, corpora)
  if (!folder.endsWith('_Latn') || folder === 'eng_Latn') return kept
  const own = wordsOf(kept.filter(({ name, kind }) => kind === 'text' && !JARGON.has(name)))
  for (const word of wordsOf(kept.filter(({ name }) => TRUSTED_LISTS.has(name)))) own.add(word)
  const isForeign = (word: string): boolean => {
    const rank = english.get(word)
    if (rank === undefined || own.has(word)) return false
    if (own.size >= ENOUGH_WORDS) return true
    return rank < VERY_FREQUENT_ENGLISH && word.length >= TELLING_LENGTH
  }
  return kept.map((corpus) =>
    FROM_THE_WEB.has(corpus.name)
      ? { ...corpus, lines: corpus.lines.filter((line) => !wordsIn(line).every(isForeign)) }
      : corpus,
  )
}

/** The corpora of a folder without those of another language. */
export function withoutMisplaced(folder: string, corpora: readonly Corpus[]): Corpus[] {
  return corpora.filter(({ name }) => !MISPLACED.has(`${folder}/${name}`))
}

/** Lists whose words people chose or counted in the language itself. */
const TRUSTED_LISTS: ReadonlySet<string> = new Set(['lex-gatitos', 'lex-unimorph'])

function wordsOf(corpora: readonly Corpus[]): Set<string> {
  return new Set(corpora.flatMap(({ lines }) => lines.flatMap(wordsIn)))
}

function wordsIn(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
}
