import type { Spellings, WordRomaniser } from './spellings.js'
import type { Writer } from './writer.js'

/** A script whose consonants bear a vowel of their own. */
interface Alphabet {
  readonly consonants: Spellings
  readonly vowels: Spellings
  /** Vowels that are written at a consonant, and the sign that takes its own away. */
  readonly signs: Spellings
  readonly nasal: Spellings
  readonly inherent: string
}

// prettier-ignore
const HINDI: Alphabet = {
  consonants: composed({
    क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch|chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th',
    ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph|f', ब: 'b', भ: 'bh', म: 'm',
    य: 'y', र: 'r', ल: 'l', व: 'v|w', श: 'sh|sh|s', ष: 'sh', स: 's', ह: 'h', ळ: 'l', क़: 'q|k', ख़: 'kh', ग़: 'gh|g',
    ज़: 'z|z|j', ड़: 'd|r', ढ़: 'dh|rh|d', फ़: 'f|f|ph',
  }),
  vowels: {
    अ: 'a', आ: 'aa|a|a', इ: 'i', ई: 'i|ee', उ: 'u', ऊ: 'u|oo', ए: 'e', ऐ: 'ai|ai|e', ओ: 'o', औ: 'au|o', ऋ: 'ri', ऑ: 'o',
  },
  signs: {
    'ा': 'a|a|aa', 'ि': 'i', 'ी': 'i|i|ee', 'ु': 'u', 'ू': 'u|oo', 'े': 'e', 'ै': 'ai|ai|e', 'ो': 'o', 'ौ': 'au|o',
    'ृ': 'ri', 'ॉ': 'o', '्': '',
  },
  nasal: { 'ं': 'n', 'ँ': 'n' },
  inherent: 'a',
}
// prettier-ignore
const BENGALI: Alphabet = {
  consonants: composed({
    ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch|ch|c', ছ: 'ch|chh|s', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th',
    ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f|ph', ব: 'b', ভ: 'bh|bh|v', ম: 'm',
    য: 'j|j|z', র: 'r', ল: 'l', শ: 'sh|s', ষ: 'sh|s', স: 's|s|sh', হ: 'h', ড়: 'r', ঢ়: 'rh', য়: 'y', ৎ: 't',
  }),
  vowels: {
    অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou', ঋ: 'ri',
  },
  signs: {
    'া': 'a', 'ি': 'i', 'ী': 'i|i|ee', 'ু': 'u', 'ূ': 'u|u|oo', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou', 'ৃ': 'ri',
    '্': '',
  },
  nasal: { 'ং': 'ng', 'ঁ': '' },
  inherent: 'o|o|a',
}

export const romaniseHindi: WordRomaniser = (word, writer) => {
  const made = silenced(spelt(respelt(word), HINDI, writer)).replace(
    /n(?=[bp])/gu,
    writer.spell('m|n'),
  )
  const unnasal = /[ंँ]$/u.test(word) ? made.replace(/n$/u, writer.spell('n|n|')) : made
  return writer.has('saves vowels', 0.12) ? shortened(unnasal, writer) : unnasal
}

export const romaniseBengali: WordRomaniser = (word, writer) =>
  spelt(
    word.replace(/ক্ষ/gu, 'খ').replace(/জ্ঞ/gu, 'গ্গ').replace(/্য/gu, writer.spell('্য়|')),
    BENGALI,
    writer,
  )

/** Letters with a dot, the way that Unicode composes them: as two. */
function composed(spellings: Spellings): Spellings {
  return Object.fromEntries(
    Object.entries(spellings).map(([letter, latin]) => [letter.normalize('NFC'), latin]),
  )
}

/** Two clusters are said otherwise than they are written. */
function respelt(word: string): string {
  return word.replace(/ज्ञ/gu, 'ग्य').replace(/ः/gu, '')
}

function spelt(word: string, alphabet: Alphabet, writer: Writer): string {
  const { consonants, vowels, signs, nasal, inherent } = alphabet
  const letters = word.normalize('NFC').match(/.[\u093c\u09bc]?/gu) ?? []
  let made = ''
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants[letter]
    if (consonant === undefined) {
      made += writer.spell(signs[letter] ?? vowels[letter] ?? nasal[letter] ?? '')
      continue
    }
    const next = letters[at + 1]
    const isBare = next === undefined || signs[next] !== undefined
    made += writer.spell(consonant) + (isBare ? '' : writer.spell(inherent))
  }
  return made
}

/** The vowel that a consonant bears of its own falls silent inside of words. */
function silenced(word: string): string {
  return word.replace(
    /([aeiou][bcdfghjklmnpqrstvwyz]{1,2})a([bcdfgjklmnpqrstvwyz]h?[aeiou])/gu,
    '$1$2',
  )
}

/** In short messages the vowel goes that everybody can supply: "krna" for "karna". */
function shortened(word: string, writer: Writer): string {
  return word.length > 2 && writer.happens(0.6)
    ? word.replace(/(?<=[bcdfghjklmnpqrstvwyz])a(?=[bcdfgjklmnpqrstvwyz])/u, '')
    : word
}
