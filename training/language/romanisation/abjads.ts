import type { Corpus } from '../corpora.js'
import { type Spellings, type WordRomaniser, byLetter } from './spellings.js'
import type { Writer } from './writer.js'

// prettier-ignore
const ARABIC: Spellings = {
  ا: 'a', أ: 'a', إ: 'e|i', آ: 'a|aa', ٱ: 'a/i/e', ب: 'b', ت: 't', ث: 'th|th|s', ج: 'j|j|g', ح: 'h', خ: 'kh|kh|k', د: 'd',
  ذ: 'th|dh|z', ر: 'r', ز: 'z', س: 's', ش: 'sh|sh|ch', ص: 's', ض: 'd|d|dh', ط: 't', ظ: 'z|dh|th', ع: 'a|\'|a', غ: 'gh',
  ف: 'f', ق: 'q|q|k|g', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'a', ة: 'a|a|ah|eh', ء: '',
  ئ: '\'|e|y', ؤ: 'o|\'', ی: 'y', ک: 'k', '\u064e': 'a|a|e', '\u064f': 'u|o', '\u0650': 'i|i|e', '\u0652': '',
  ۇ: 'o|oo/u|oo', ې: 'i|ee|i', '\u064b': 'an', '\u064c': 'un', '\u064d': 'in', '\u0670': 'a', ـ: '',
}
/** The digits that look like the letters which Latin script lacks. */
// prettier-ignore
export const ARABIC_WITH_DIGITS: Spellings = {
  ...ARABIC, ع: '3', ح: '7', خ: '5|kh|kh|7\'', ط: 't|t|6', ص: 's|s|9', ق: '2|2|q|9|8|g', غ: 'gh|gh|3\'', ئ: '2', ؤ: '2', ء: '2|',
}
// prettier-ignore
const PERSIAN: Spellings = {
  ...ARABIC, ا: 'a', آ: 'a|aa|a', إ: 'e', ث: 's', ج: 'j', ح: 'h', خ: 'kh|kh|x', ذ: 'z', ش: 'sh', ص: 's', ض: 'z',
  ط: 't', ظ: 'z', ع: '|a|\'', ق: 'gh|gh|q', و: 'o/oo|u/o/v', ی: 'i|i|ee', ي: 'i|i|ee', ک: 'k', گ: 'g', چ: 'ch', پ: 'p',
  ژ: 'zh|j', ۍ: 'y', ۋ: 'v', ۀ: 'e|e|eh', ٱ: 'a/e/a/o', ة: 'e', ئ: 'e', '\u064e': 'a', '\u064f': 'o', '\u0650': 'e', 
}
// prettier-ignore
const URDU: Spellings = {
  ...PERSIAN, آ: 'aa|a', خ: 'kh', ع: 'a', ق: 'q', و: 'o/o/oo|u/w', ں: 'n', ے: 'e|ay|ey', ٹ: 't', ڈ: 'd', ڑ: 'r', ھ: 'h',
  ہ: 'h', ی: 'i|i|ee|y', ي: 'i', غ: 'gh', ئ: 'y|', ۓ: 'e', ۋ: 'w|v', ۀ: 'a|a|ah', ٱ: 'a/i/u/i',
}
// prettier-ignore
const HEBREW: Spellings = {
  א: 'a', ב: 'b/v/v', ג: 'g', ד: 'd', ה: 'h', ו: 'o/o/u', ז: 'z', ח: 'ch|h|kh', ט: 't', י: 'i|y', כ: 'k/ch|h|kh', ך: 'ch|kh',
  ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', ע: 'a', פ: 'p/f', ף: 'f', צ: 'tz|ts|z', ץ: 'tz|ts', ק: 'k', ר: 'r',
  ש: 'sh', ת: 't', '\'': '', '׳': '',
}

/** The signs that stand for short vowels, doubling and the lack of a vowel. */
const VOWEL_SIGNS = /[\u064b-\u0652\u0670]/gu
const DOUBLING = /(.)([\u064b-\u0650]?)\u0651([\u064b-\u0650]?)/gu
/** What a word ends in by its case or mood, which nobody says. */
const SILENT_END = /[\u064c-\u0650\u0652]+$/u
/** Two vowel signs or more show how a word is said. */
const TOLD = 2

/**
 * How Arabic is romanised: short vowels, which hardly any text shows, are looked up in the words that show
 * them somewhere in these corpora, and guessed where none does.
 */
export function arabicRomaniser(corpora: readonly Corpus[]): WordRomaniser {
  const told = wordsWithVowels(corpora)
  const inLetters = byLetter(ARABIC)
  const withDigits = byLetter(ARABIC_WITH_DIGITS)
  const spell: WordRomaniser = (word, writer) =>
    (writer.has(...WRITES_DIGITS) ? withDigits : inLetters)(word, writer)
  const guess = withVowels(spell, ['a', 'a', 'e', 'i', 'u'], 0.35)
  return (word, writer) => {
    const article = /^(?:و|ف|ب)?ال(?=.{2})/u.exec(word.replace(VOWEL_SIGNS, ''))
    const bare = word.replace(VOWEL_SIGNS, '')
    const rest = article ? bare.slice(article[0].length) : bare
    const seen = writer.has(...LEAVES_VOWELS_OUT) ? undefined : (told.get(bare) ?? told.get(rest))
    const known = word.length - bare.length >= TOLD ? word : seen
    const before = article ? articleBefore(article[0], rest, writer) : ''
    if (known === undefined)
      return before + guess(withLongVowels(rest.replace(/^ا(?=.)/u, 'ٱ')), writer)
    const said = article && known.startsWith('ا') ? withoutArticle(known) : known
    return before + spell(spokenOut(said), writer)
  }
}

export const romanisePersian: WordRomaniser = (word, writer) => {
  const read = withSaidStart(word)
    .replace(/خوا/gu, 'خا')
    .replace(/ی(?=[اآو])/gu, 'ۍ')
    .replace(/^و(?=[ایآ])/u, 'ۋ')
    .replace(/(?<=..)ه$/u, 'ۀ')
  return withVowels(byLetter(PERSIAN), ['a', 'a', 'e', 'e', 'o'], 0.3)(read, writer)
}

export const romaniseUrdu: WordRomaniser = (word, writer) => {
  const read = withSaidStart(word)
    .replace(/^و(?=[اےیہ])/u, 'ۋ')
    .replace(/(?<=..)[ہۃ]$/u, 'ۀ')
  return withVowels(byLetter(URDU), ['a', 'a', 'a', 'i', 'u'], 0.3)(read, writer)
}

export const romaniseHebrew: WordRomaniser = (word, writer) => {
  const bare = word.replace(/[\u0591-\u05c7]/gu, '')
  const prefix = bare.length > 4 ? HEBREW_PREFIXES[bare.slice(0, 1)] : undefined
  const before = prefix && writer.happens(0.7) ? writer.spell(prefix) : ''
  const rest = (before ? bare.slice(1) : bare)
    .replace(/^א(?=[^ויא])/u, 'ﬡ')
    .replace(/^ע(?=[^ויא])/u, 'ﬠ')
    .replace(/^יי?/u, 'ײ')
    .replace(/^ו/u, 'װ')
    .replace(/וו/gu, 'װ')
    .replace(/ות$/u, 'ױ')
  const made = withVowels(byLetter(HEBREW_READ), ['a', 'a', 'e', 'e', 'i'], 0.5)(rest, writer)
  return (
    before + made.replace(/(?<=[^aeiou])h$/u, writer.spell('a|ah')).replace(/(?<=[aeiou])h$/u, '')
  )
}

/** Letters that are read together, or otherwise at the start of a word. */
const HEBREW_READ: Spellings = { ...HEBREW, ײ: 'y|ye|yi', װ: 'v', ױ: 'ot', ﬡ: 'a/e/i', ﬠ: 'a/e/o' }
/** Small words that are written onto the next. */
const HEBREW_PREFIXES: Spellings = {
  ה: 'ha|ha|ha |ha-',
  ו: 've|ve |u',
  ב: 'be|ba|be ',
  ל: 'le|la|le ',
  ש: 'she|she|she ',
  מ: 'me|mi|me ',
}

/** At the start of a word, alef bears any vowel, and is silent before a long one. */
function withSaidStart(word: string): string {
  return word.replace(/^ا(?=[ویي])/u, '').replace(/^ا(?=.)/u, 'ٱ')
}

/** Words without their vowel signs, and how they are with them. */
function wordsWithVowels(corpora: readonly Corpus[]): Map<string, string> {
  const told = new Map<string, string>()
  for (const { lines } of corpora) {
    for (const word of lines.flatMap((line) => line.match(/[\p{L}\p{M}]+/gu) ?? [])) {
      const bare = word.replace(VOWEL_SIGNS, '')
      if (word.length - bare.length >= TOLD && !told.has(bare)) told.set(bare, word)
    }
  }
  return told
}

/** An Arabic word with all signs, as it is said: doubled letters twice, long vowels once, no case. */
function spokenOut(word: string): string {
  return word
    .replace(DOUBLING, '$1$1$2$3')
    .replace(SILENT_END, '')
    .replace(/\u064e(?=[اىة])|\u064f(?=و(?![\u064e-\u0650]))|\u0650(?=ي(?![\u064e-\u0650]))/gu, '')
    .replace(/(?<=[\p{L}])و(?![\u064b-\u0650\p{L}و]|$)/gu, '\u064f')
    .replace(/(?<=[\p{L}])ي(?![\u064b-\u0650اي])/gu, '\u0650')
    .replace(/([أإا])([\u064e-\u0650])/gu, '$2')
    .replace(/\u064bا|ا\u064b/gu, '\u064b')
}

/** Between consonants, two letters are long vowels. */
function withLongVowels(word: string): string {
  return word
    .replace(/(?<=[^ايو])و(?=[^اويىة]|$)/gu, 'ۇ')
    .replace(/(?<=[^ايو])ي(?=[^اويىة]|$)/gu, 'ې')
}

function withoutArticle(word: string): string {
  return word.replace(/^ا[\u064b-\u0652]?ل[\u064b-\u0652]?/u, '')
}

/** The article, which some write as it sounds before letters like "sh". */
function articleBefore(letters: string, next: string, writer: Writer): string {
  const article = writer.spell('al|al|el|el|il')
  const own = { و: 'w', ف: 'f', ب: 'b' }[letters.slice(0, 1)] ?? ''
  const isSun = /^[تثدذرزسشصضطظن]/u.test(next) && writer.has('hears the article', 0.35)
  const sound = isSun ? article.slice(0, 1) + byLetter(ARABIC)(next.slice(0, 1), writer) : article
  return own + sound + (own === '' ? writer.spell('|| |-') : '')
}

/** A way of writing, and the share of writers who have it. */
export const WRITES_DIGITS = ['writes digits', 0.5] as const
const LEAVES_VOWELS_OUT = ['leaves vowels out', 0.12] as const

const SOUNDS = /sh|kh|gh|th|dh|ch|ts|tz|zh|./gu
const CONSONANT = /^[bcdfghjklmnpqrstvwxz2-9]/u

/**
 * Between consonants, people write the short vowels that the script leaves out: after the first of a word,
 * and where too many would meet. `between` is how often one stands where two meet. Some write none.
 */
export function withVowels(
  romanise: WordRomaniser,
  vowels: readonly string[],
  between: number,
): WordRomaniser {
  return (word, writer) => {
    const written = romanise(word, writer)
    if (writer.has(...LEAVES_VOWELS_OUT)) return written
    const sounds = written.match(SOUNDS) ?? []
    let made = ''
    let isCrowded = true
    for (const [at, sound] of sounds.entries()) {
      made += sound
      const isConsonant = CONSONANT.test(sound)
      const wants = isConsonant && CONSONANT.test(sounds[at + 1] ?? '')
      if (wants && writer.happens(isCrowded ? 0.95 : between)) {
        made += writer.pick(vowels)
        isCrowded = false
      } else isCrowded = isConsonant
    }
    return made
  }
}
