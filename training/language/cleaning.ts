import type { Corpus } from './corpora.js'

/**
 * Corpora that are not what their folder says, or too damaged to be mended (`mending.ts`); found by asking a first model
 * about them, by comparing them with the others, and by reading them (`NOTES.md`).
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
  'aka_Latn/udhr', // a third of it Fante
  'eus_Latn/bible-corpus', // of the sixteenth century, by another spelling
  'fra_Latn/lex-unimorph', // a fifth of it Old French
  'gla_Latn/bible-corpus', // without marks
  'lat_Latn/lex-tess-words', // three quarters of it English, French, German and Spanish
  'ukr_Cyrl/bible-corpus', // of the nineteenth century, by another spelling
  'ukr_Cyrl/ebible-open',
  'urd_Arab/lex-unimorph', // forms that nobody uses, and Hindi
  'zho_Hani/udhr', // a third of it dialects
  'hau_Latn/udhr', // a quarter of it in letters of an old font
  'mri_Latn/lex-tess-words', // in the order of the alphabet, half of it English
  'tir_Ethi/udhr', // the commonest letter is another one
  'tsn_Latn/debian-l10n', // half of it words in no order, with English among them
  'tso_Latn/udhr', // half of it in the old spelling of Mozambique
  'yor_Latn/lex-tess-words', // without marks, a third of it surnames in capitals
])

/** Lists made of the web, with English among every language; and where other lists are like that. */
const FROM_THE_WEB: ReadonlySet<string> = new Set(['lex-tess-words', 'lex-tess-bigrams'])
const LIKE_THE_WEB: ReadonlySet<string> = new Set(['tgl_Latn/lex-wordfreq'])

/**
 * Lists of which a third or more is in other languages. Of these, only the lines count whose words another corpus of the
 * folder has.
 */
const UNPROVEN: ReadonlySet<string> = new Set([
  'ukr_Cyrl/lex-frequencywords', // Russian
  'vie_Latn/lex-frequencywords',
  'vie_Latn/lex-tess-words',
  'vie_Latn/lex-wordfreq',
])

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
  const kept = withoutUnproven(folder, withoutMisplaced(folder, corpora))
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
    FROM_THE_WEB.has(corpus.name) || LIKE_THE_WEB.has(`${folder}/${corpus.name}`)
      ? { ...corpus, lines: corpus.lines.filter((line) => !wordsIn(line).every(isForeign)) }
      : corpus,
  )
}

/** The corpora of a folder without those of another language. */
export function withoutMisplaced(folder: string, corpora: readonly Corpus[]): Corpus[] {
  return corpora.filter(({ name }) => !MISPLACED.has(`${folder}/${name}`))
}

function withoutUnproven(folder: string, corpora: readonly Corpus[]): Corpus[] {
  const isUnproven = ({ name }: Corpus): boolean => UNPROVEN.has(`${folder}/${name}`)
  if (!corpora.some(isUnproven)) return [...corpora]
  const proven = wordsOf(
    corpora.filter(
      (one) => !isUnproven(one) && !JARGON.has(one.name) && !FROM_THE_WEB.has(one.name),
    ),
  )
  return corpora.map((corpus) =>
    isUnproven(corpus)
      ? {
          ...corpus,
          lines: corpus.lines.filter((line) => wordsIn(line).every((word) => proven.has(word))),
        }
      : corpus,
  )
}

/** Lists whose words people chose or counted in the language itself. */
const TRUSTED_LISTS: ReadonlySet<string> = new Set(['lex-gatitos', 'lex-unimorph'])

function wordsOf(corpora: readonly Corpus[]): Set<string> {
  return new Set(corpora.flatMap(({ lines }) => lines.flatMap(wordsIn)))
}

function wordsIn(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
}
