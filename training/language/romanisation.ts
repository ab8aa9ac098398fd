import type { Corpus } from './corpora.js'
import {
  WRITES_DIGITS,
  arabicRomaniser,
  romaniseHebrew,
  romanisePersian,
  romaniseUrdu,
} from './romanisation/abjads.js'
import { romaniseChinese } from './romanisation/chinese.js'
import { romaniseBulgarian, romaniseRussian, romaniseUkrainian } from './romanisation/cyrillic.js'
import { romaniseGreek } from './romanisation/greek.js'
import { romaniseBengali, romaniseHindi } from './romanisation/indic.js'
import { japaneseRomaniser } from './romanisation/japanese.js'
import { romaniseMaghrebi } from './romanisation/maghrebi.js'
import { type LineRomaniser, byWord } from './romanisation/spellings.js'
import {
  ARABIC_WORDS,
  ARABIC_WORDS_WITH_DIGITS,
  BENGALI_WORDS,
  HEBREW_WORDS,
  HINDI_WORDS,
  MIXED_IN,
  PERSIAN_WORDS,
  RUSSIAN_WORDS,
  URDU_WORDS,
} from './romanisation/usual-words.js'
import { Writer } from './romanisation/writer.js'

/** A language of another script, as people type it in Latin letters without looking anything up. */
export interface RomanisedLanguage {
  /** The folders with its text. */
  readonly from: readonly [string, ...string[]]
  readonly code: string
  /** How much it is read in Latin letters, beside languages that live in them. */
  readonly prior: number
  readonly weight: number
  /** What romanises it, having seen its corpora. */
  readonly romaniser: (corpora: readonly Corpus[]) => LineRomaniser | Promise<LineRomaniser>
}

/** Next to nobody types the whole day in the letters of another script. */
const RARE = { prior: -2, weight: 0.4 }
/** In India many do. */
const FREQUENT = { prior: -1.5, weight: 0.6 }

export const ROMANISED: readonly RomanisedLanguage[] = [
  {
    from: ['rus_Cyrl'],
    code: 'ru',
    ...RARE,
    romaniser: () => byWord(romaniseRussian, RUSSIAN_WORDS),
  },
  { from: ['ukr_Cyrl'], code: 'uk', ...RARE, romaniser: () => byWord(romaniseUkrainian) },
  { from: ['bul_Cyrl'], code: 'bg', ...RARE, romaniser: () => byWord(romaniseBulgarian) },
  { from: ['ell_Grek'], code: 'el', ...RARE, romaniser: () => byWord(romaniseGreek) },
  {
    // What people type in Latin letters is mostly not the language of books.
    ...{ from: ['ara_Arab', 'arz_Arab'], code: 'ar', ...RARE },
    romaniser: arabicLines,
  },
  {
    // Neither its words nor its spelling are those of Egypt and the east.
    ...{ from: ['ary_Arab'], code: 'ar', ...RARE },
    romaniser: romaniseMaghrebi,
  },
  {
    from: ['fas_Arab'],
    code: 'fa',
    ...RARE,
    romaniser: () => byWord(romanisePersian, PERSIAN_WORDS),
  },
  {
    ...{ from: ['urd_Arab'], code: 'ur', ...RARE },
    romaniser: () => withEnglish(byWord(romaniseUrdu, URDU_WORDS)),
  },
  {
    from: ['heb_Hebr'],
    code: 'he',
    ...RARE,
    romaniser: () => byWord(romaniseHebrew, HEBREW_WORDS),
  },
  {
    ...{ from: ['hin_Deva'], code: 'hi', ...FREQUENT },
    romaniser: () => withEnglish(byWord(romaniseHindi, HINDI_WORDS)),
  },
  {
    ...{ from: ['ben_Beng'], code: 'bn', ...RARE },
    romaniser: () => withEnglish(byWord(romaniseBengali, BENGALI_WORDS)),
  },
  { from: ['jpn_Jpan'], code: 'ja', ...RARE, romaniser: japaneseRomaniser },
  { from: ['zho_Hani'], code: 'zh', ...RARE, romaniser: () => romaniseChinese },
]

/** So many people write each line. */
const WRITERS = 2
/** A language with much text is not in need of all of it. */
const MOST_LINES = 25_000

/** Corpora in Latin letters. The writers of a line follow from its number alone. */
export function inLatinLetters(corpora: readonly Corpus[], romanise: LineRomaniser): Corpus[] {
  const writers = Array.from({ length: WRITERS }, (_, writer) => writer)
  return corpora.map((corpus) => ({
    ...corpus,
    lines: corpus.lines
      .slice(0, MOST_LINES)
      .flatMap((line, at) =>
        writers.map((writer) => romanise(line, new Writer(at * WRITERS + writer))),
      ),
  }))
}

function arabicLines(corpora: readonly Corpus[]): LineRomaniser {
  const romanise = arabicRomaniser(corpora)
  const inLetters = byWord(romanise, ARABIC_WORDS)
  const withDigits = byWord(romanise, { ...ARABIC_WORDS, ...ARABIC_WORDS_WITH_DIGITS })
  return (line, writer) =>
    writer.has(...WRITES_DIGITS) ? withDigits(line, writer) : inLetters(line, writer)
}

/** In the middle of a line, some use words of English. */
function withEnglish(romanise: LineRomaniser): LineRomaniser {
  return (line, writer) => {
    const words = romanise(line, writer).split(' ')
    if (words.length < 4 || !writer.has('mixes', 0.35)) return words.join(' ')
    return words
      .flatMap((word) => (writer.happens(0.15) ? [word, writer.pick(MIXED_IN)] : [word]))
      .join(' ')
  }
}
