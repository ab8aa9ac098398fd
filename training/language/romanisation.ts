/**
 * Text of other scripts in Latin letters, the way people type it without looking anything up. A letter
 * with several usual spellings has them all; each line settles on one choice, as one writer does.
 */
type Spellings = Readonly<Record<string, string>>

/** Letters with their spellings, several of them with a bar between. */
// prettier-ignore
const RUSSIAN: Spellings = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e|yo|jo', ж: 'zh|j', з: 'z', и: 'i', й: 'y|j|i', к: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h|kh|x', ц: 'ts|c', ч: 'ch',
  ш: 'sh', щ: 'sch|shch|sh', ъ: '', ы: 'y|i', ь: '|\'', э: 'e', ю: 'yu|ju|u', я: 'ya|ja|ia',
}
// prettier-ignore
const UKRAINIAN: Spellings = {
  ...RUSSIAN, г: 'h|g', ґ: 'g', и: 'y|i', і: 'i', ї: 'yi|i|ji', є: 'ye|ie|je', й: 'y|i|j', х: 'kh|h', щ: 'shch|sch',
}
// prettier-ignore
const BULGARIAN: Spellings = {
  ...RUSSIAN, щ: 'sht|6t', ъ: 'a|u|y', ц: 'ts|c', ж: 'zh|j', х: 'h', ь: '', ч: 'ch', я: 'ya|q', й: 'y|i|j', ю: 'yu|iu',
}
// prettier-ignore
const GREEK: Spellings = {
  α: 'a', ά: 'a', β: 'v|b', γ: 'g', δ: 'd', ε: 'e', έ: 'e', ζ: 'z', η: 'i|h', ή: 'i|h', θ: 'th', ι: 'i', ί: 'i',
  ϊ: 'i', ΐ: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x|ks', ο: 'o', ό: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's',
  τ: 't', υ: 'y|u|i', ύ: 'y|u|i', ϋ: 'y', ΰ: 'y', φ: 'f|ph', χ: 'x|h|ch', ψ: 'ps', ω: 'o|w', ώ: 'o|w',
}
// prettier-ignore
const ARABIC: Spellings = {
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j|g', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh|z', ر: 'r',
  ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd|dh', ط: 't', ظ: 'z|dh', ع: 'a|\'', غ: 'gh', ف: 'f', ق: 'q|k', ك: 'k',
  ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'a', ة: 'a|ah', ء: '', ئ: 'e', ؤ: 'o',
}
// prettier-ignore
const PERSIAN: Spellings = {
  ...ARABIC, ث: 's', ج: 'j', ح: 'h', ذ: 'z', ص: 's', ض: 'z', ط: 't', ظ: 'z', ق: 'gh', و: 'o|v|u', ی: 'i|y', ک: 'k',
  گ: 'g', چ: 'ch', پ: 'p', ژ: 'zh',
}
// prettier-ignore
const URDU: Spellings = {
  ...PERSIAN, ق: 'q', و: 'o|w', ں: 'n', ے: 'e|ay', ٹ: 't', ڈ: 'd', ڑ: 'r', ھ: 'h', ہ: 'h', ی: 'i|y|ee',
}
// prettier-ignore
const HEBREW: Spellings = {
  א: 'a', ב: 'b|v', ג: 'g', ד: 'd', ה: 'h|a', ו: 'o|u|v', ז: 'z', ח: 'ch|h', ט: 't', י: 'i|y', כ: 'k|ch', ך: 'ch',
  ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', ע: 'a', פ: 'p|f', ף: 'f', צ: 'ts|tz', ץ: 'ts|tz', ק: 'k',
  ר: 'r', ש: 'sh', ת: 't',
}
// prettier-ignore
const KANA: Spellings = {
  ...kanaRows('a i u e o', 'あいうえお'), ...kanaRows('ka ki ku ke ko', 'かきくけこ'),
  ...kanaRows('sa shi su se so', 'さしすせそ'), ...kanaRows('ta chi tsu te to', 'たちつてと'),
  ...kanaRows('na ni nu ne no', 'なにぬねの'), ...kanaRows('ha hi fu he ho', 'はひふへほ'),
  ...kanaRows('ma mi mu me mo', 'まみむめも'), ...kanaRows('ya yu yo wa o n', 'やゆよわをん'),
  ...kanaRows('ra ri ru re ro', 'らりるれろ'), ...kanaRows('ga gi gu ge go', 'がぎぐげご'),
  ...kanaRows('za ji zu ze zo', 'ざじずぜぞ'), ...kanaRows('da ji zu de do', 'だぢづでど'),
  ...kanaRows('ba bi bu be bo', 'ばびぶべぼ'), ...kanaRows('pa pi pu pe po', 'ぱぴぷぺぽ'),
}

/** Consonants of Devanagari and Bengali bear a vowel that is not written. */
// prettier-ignore
const DEVANAGARI: Spellings = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch|chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th',
  ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph|f', ब: 'b', भ: 'bh', म: 'm',
  य: 'y', र: 'r', ल: 'l', व: 'v|w', श: 'sh', ष: 'sh', स: 's', ह: 'h', क़: 'q', ख़: 'kh', ग़: 'gh', ज़: 'z',
  ड़: 'd|r', ढ़: 'dh|rh', फ़: 'f',
}
// prettier-ignore
const DEVANAGARI_VOWELS: Spellings = {
  अ: 'a', आ: 'aa|a', इ: 'i', ई: 'i|ee', उ: 'u', ऊ: 'u|oo', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऋ: 'ri', ऑ: 'o',
}
// prettier-ignore
const DEVANAGARI_SIGNS: Spellings = {
  'ा': 'a|aa', 'ि': 'i', 'ी': 'i|ee', 'ु': 'u', 'ू': 'u|oo', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ृ': 'ri',
  'ॉ': 'o', '्': '',
}
// prettier-ignore
const BENGALI: Spellings = {
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch|chh', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th',
  ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f|ph', ব: 'b', ভ: 'bh|v', ম: 'm',
  য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh', স: 's|sh', হ: 'h', ড়: 'r', ঢ়: 'rh', য়: 'y', ৎ: 't',
}
// prettier-ignore
const BENGALI_VOWELS: Spellings = {
  অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou', ঋ: 'ri',
}
// prettier-ignore
const BENGALI_SIGNS: Spellings = {
  'া': 'a', 'ি': 'i', 'ী': 'i|ee', 'ু': 'u', 'ূ': 'u', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou', 'ৃ': 'ri', '্': '',
}

type Romaniser = (line: string, choice: number) => string

/** What is made of which folder, and the code of what is made. */
export const ROMANISED: readonly { from: string; code: string; romanise: Romaniser }[] = [
  { from: 'rus_Cyrl', code: 'ru', romanise: byLetter(RUSSIAN) },
  { from: 'ukr_Cyrl', code: 'uk', romanise: byLetter(UKRAINIAN) },
  { from: 'bul_Cyrl', code: 'bg', romanise: byLetter(BULGARIAN) },
  { from: 'ell_Grek', code: 'el', romanise: romaniseGreek },
  { from: 'ara_Arab', code: 'ar', romanise: withVowels(byLetter(ARABIC)) },
  { from: 'fas_Arab', code: 'fa', romanise: withVowels(byLetter(PERSIAN)) },
  { from: 'urd_Arab', code: 'ur', romanise: withVowels(byLetter(URDU)) },
  { from: 'heb_Hebr', code: 'he', romanise: withVowels(byLetter(HEBREW)) },
  {
    from: 'hin_Deva',
    code: 'hi',
    romanise: indic(DEVANAGARI, DEVANAGARI_VOWELS, DEVANAGARI_SIGNS, 'a'),
  },
  { from: 'ben_Beng', code: 'bn', romanise: indic(BENGALI, BENGALI_VOWELS, BENGALI_SIGNS, 'o') },
  { from: 'jpn_Jpan', code: 'ja', romanise: romaniseKana },
]

function byLetter(spellings: Spellings): Romaniser {
  return (line, choice) =>
    Array.from(line.toLowerCase(), (letter) => spell(spellings, letter, choice) ?? letter).join('')
}

function spell(spellings: Spellings, letter: string, choice: number): string | undefined {
  const all = spellings[letter]?.split('|')
  return all?.[choice % all.length]
}

function romaniseGreek(line: string, choice: number): string {
  const pairs = line
    .toLowerCase()
    .replace(/ου/gu, 'ou')
    .replace(/ού/gu, 'ou')
    .replace(/μπ/gu, 'mp')
    .replace(/γγ/gu, 'gg')
  return byLetter(GREEK)(pairs, choice)
}

/** Between consonants, people write the short vowels that the script leaves out. */
function withVowels(romanise: Romaniser): Romaniser {
  const vowels = ['a', 'e', 'a', 'i']
  return (line, choice) =>
    romanise(line, choice).replace(
      /(sh|kh|gh|th|dh|ch|ts|tz|zh|[bcdfgjklmnpqrstvwxz])(?=(?:[bcdfgjklmnpqrstvxz]|h(?![aeiou]))[a-z])/gu,
      (consonant, _: string, at: number) =>
        consonant + (vowels[(at + choice) % vowels.length] ?? 'a'),
    )
}

/** Scripts whose consonants bear a vowel of their own, which falls silent at the end and inside of words. */
function indic(
  consonants: Spellings,
  vowels: Spellings,
  signs: Spellings,
  inherent: string,
): Romaniser {
  return (line, choice) =>
    line.normalize('NFC').replace(/[\p{Script=Devanagari}\p{Script=Bengali}]+/gu, (word) => {
      let made = ''
      const letters = word.match(/.[\u093c\u09bc]?/gu) ?? []
      for (const [at, letter] of letters.entries()) {
        const consonant = spell(consonants, letter, choice)
        if (consonant !== undefined) {
          const next = letters[at + 1]
          const isBare = next === undefined || signs[next] !== undefined
          made += consonant + (isBare ? '' : inherent)
          continue
        }
        if (letter === 'ं' || letter === 'ँ' || letter === 'ং' || letter === 'ঁ')
          made += letter === 'ং' ? 'ng' : 'n'
        else made += spell(signs, letter, choice) ?? spell(vowels, letter, choice) ?? ''
      }
      return inherent === 'a'
        ? made.replace(
            /([aeiou][bcdfghjklmnpqrstvwyz]{1,2})a([bcdfgjklmnpqrstvwyz]h?[aeiou])/gu,
            '$1$2',
          )
        : made
    })
}

/** Lines with Chinese characters are left out: their reading is not in the text. */
function romaniseKana(line: string, choice: number): string {
  if (/\p{Script=Han}/u.test(line)) return ''
  const hiragana = line.replace(/[ァ-ヶ]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60),
  )
  return byLetter(KANA)(hiragana, choice)
    .replace(/っ([a-z])/gu, '$1$1')
    .replace(
      /(?:(sh|ch|j)|([a-z]))i([ゃゅょ])/gu,
      (_, soft: string | undefined, hard: string | undefined, small: string) =>
        `${soft ?? `${hard ?? ''}y`}${small === 'ゃ' ? 'a' : small === 'ゅ' ? 'u' : 'o'}`,
    )
    .replace(/ー/gu, '')
}

function kanaRows(latin: string, kana: string): Spellings {
  const spellings = latin.split(' ')
  return Object.fromEntries(Array.from(kana, (letter, at) => [letter, spellings[at] ?? '']))
}

// prettier-ignore
const SERBIAN: Spellings = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj',
  м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č',
  џ: 'dž', ш: 'š',
}

/** Serbian is written in both scripts, and each letter of one has exactly one counterpart. */
export const serbianToLatin: (line: string) => string = (line) => byLetter(SERBIAN)(line, 0)
