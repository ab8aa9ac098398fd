import { ARABIC_WITH_DIGITS, withVowels } from './abjads.js'
import { ALGERIAN, CHAT, FRENCH, USUAL } from './maghrebi-words.js'
import { type LineRomaniser, type Spellings, byLetter, byWord } from './spellings.js'
import type { Writer } from './writer.js'

/**
 * In Morocco and Algeria, Arabic is typed by the spelling of French: "ch" and "ou" for what is "sh" and "oo"
 * farther east, and hardly a short vowel.
 */
// prettier-ignore
const MAGHREBI: Spellings = {
  ...ARABIC_WITH_DIGITS,
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a|e|', ث: 't|t|th', ج: 'j|j|dj', ح: '7|7|h', خ: 'kh|kh|5|x', ذ: 'd', ش: 'ch|ch|ch|sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'd', ع: '3|3|3|a', غ: 'gh|gh|r', ق: '9|9|q|k|g', گ: 'g', ڭ: 'g', ڤ: 'v', پ: 'p', و: 'w', ي: 'y', ى: 'a', ة: 'a', ء: '', ئ: 'y', ؤ: 'o',
  ۇ: 'ou|o|o|u', ې: 'i', '\u064e': 'a|e', '\u064f': 'o|ou', '\u0650': 'i', '\u0652': '', '\u0651': '',
}

/** Ways of writing, and the shares of writers who have them. */
const IS_ALGERIAN = ['is Algerian', 0.45] as const
const MIXES_FRENCH = ['mixes French', 0.55] as const
/** How often something else stands behind a word: what is said in chat, and French. */
const CHATS = 0.12
const IN_FRENCH = 0.16
/** The shortest line that French is mixed into. */
const FEWEST_WORDS = 3

/** How Arabic is romanised in Morocco and Algeria, with French in it. */
export function romaniseMaghrebi(): LineRomaniser {
  const moroccan = byWord(romaniseWord, USUAL)
  const algerian = byWord(withoutPresent, { ...USUAL, ...ALGERIAN })
  return (line, writer) => {
    const made = (writer.has(...IS_ALGERIAN) ? algerian : moroccan)(line, writer)
    return withChat(made.split(' '), writer)
  }
}

const inLetters = byLetter(MAGHREBI)
const withShortVowels = withVowels(inLetters, ['e', 'e', 'a', 'i', 'o'], 0.3)

function romaniseWord(word: string, writer: Writer): string {
  const read = word
    .replace(/[\u064b-\u0652\u0670]/gu, '')
    .replace(/^ال(?=.{2})/u, writer.spell('ل|ل|ٱل'))
    .replace(/^ا(?=.)/u, 'ٱ')
    .replace(/وا?$/u, 'ۇ')
    .replace(/(?<=[^ايوى])و(?=[^اويىة])/gu, 'ۇ')
    .replace(/(?<=[^ايوى])ي(?=[^اويىة]|$)/gu, 'ې')
  return withShortVowels(read, writer)
}

/** Moroccans put a letter before a verb of the present, Algerians do not. */
function withoutPresent(word: string, writer: Writer): string {
  return romaniseWord(word.replace(/^ك(?=[يتن])/u, ''), writer)
}

function withChat(words: readonly string[], writer: Writer): string {
  const mixesFrench = writer.has(...MIXES_FRENCH) && words.length >= FEWEST_WORDS
  return words
    .flatMap((word) => [
      word,
      ...(writer.happens(CHATS) ? [writer.pick(CHAT)] : []),
      ...(mixesFrench && writer.happens(IN_FRENCH) ? [writer.pick(FRENCH)] : []),
    ])
    .join(' ')
}
