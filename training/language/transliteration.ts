/**
 * Text rewritten letter by letter in the usual spelling of another script that its language is written in.
 */
type Letters = Readonly<Record<string, string>>

export interface Transliteration {
  /** The folder whose text is rewritten. */
  readonly from: string
  readonly code: string
  /** The script that it is rewritten in. */
  readonly script: string
  readonly rewrite: (line: string) => string
}

/** Neo-Tifinagh as the Tuareg write it: `e` and `o` have no letters of their own, the schwa is left out. */
// prettier-ignore
const TUAREG: Letters = {
  a: 'ⴰ', ă: '', ə: '', ǝ: '', b: 'ⴱ', c: 'ⵛ', č: 'ⵛ', d: 'ⴷ', ḍ: 'ⴹ', ḏ: 'ⴹ', e: 'ⵉ', é: 'ⵉ', f: 'ⴼ', g: 'ⴶ', ǧ: 'ⴶ', ɣ: 'ⵗ', h: 'ⵂ',
  ḥ: 'ⵂ', i: 'ⵉ', j: 'ⵋ', ǰ: 'ⵋ', k: 'ⴾ', l: 'ⵍ', ḷ: 'ⵍ', m: 'ⵎ', n: 'ⵏ', ŋ: 'ⵏⴶ', o: 'ⵓ', p: 'ⴱ', q: 'ⵈ', r: 'ⵔ', ṛ: 'ⵔ',
  s: 'ⵙ', ṣ: 'ⵙ', š: 'ⵛ', t: 'ⵜ', ṭ: 'ⵟ', u: 'ⵓ', w: 'ⵡ', x: 'ⵆ', y: 'ⵢ', z: 'ⵣ', ẓ: 'ⵥ', ž: 'ⵋ', ɓ: 'ⴱ', ɗ: 'ⴹ', ṃ: 'ⵎ', ṇ: 'ⵏ',
}

/** The consonants of Jawi, the Arabic letters of Malay languages; two Latin letters stand for one sound. */
// prettier-ignore
const JAWI: Letters = {
  ng: 'ڠ', ny: 'ڽ', sy: 'ش', kh: 'خ', gh: 'غ', b: 'ب', c: 'چ', d: 'د', f: 'ف', g: 'ڬ', h: 'ه', j: 'ج', k: 'ك', l: 'ل', m: 'م',
  n: 'ن', p: 'ڤ', q: 'ق', r: 'ر', s: 'س', t: 'ت', v: 'ۏ', w: 'و', x: 'كس', y: 'ي', z: 'ز',
}

// prettier-ignore
const AZERBAIJANI: Letters = {
  a: 'ا', b: 'ب', c: 'ج', ç: 'چ', d: 'د', e: 'ئ', f: 'ف', g: 'گ', ğ: 'غ', h: 'ه', x: 'خ', ı: 'ی', i: 'ی', j: 'ژ', k: 'ک', q: 'ق',
  l: 'ل', m: 'م', n: 'ن', o: 'و', ö: 'ؤ', p: 'پ', r: 'ر', s: 'س', ş: 'ش', t: 'ت', u: 'و', ü: 'و', v: 'و', y: 'ی', z: 'ز', ə: '',
}

export const TRANSLITERATED: readonly Transliteration[] = [
  {
    from: 'taq_Latn',
    code: 'taq',
    script: 'Tfng',
    rewrite: (line) => letterByLetter(TUAREG, line.toLowerCase().normalize('NFC')),
  },
  { from: 'min_Latn', code: 'min', script: 'Arab', rewrite: toJawi },
]

// prettier-ignore
const SERBIAN: Letters = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj',
  м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č',
  џ: 'dž', ш: 'š',
}
/** Serbian is written in both scripts, and each letter of one has exactly one counterpart. */
export function serbianToLatin(line: string): string {
  return letterByLetter(SERBIAN, line.toLowerCase())
}

function letterByLetter(letters: Letters, line: string): string {
  return Array.from(line, (letter) => letters[letter] ?? letter).join('')
}

const JAWI_SYLLABLES = /(ng(?!g)|ny|sy|kh|gh|[a-z])/gu

/**
 * Jawi writes `a` where its syllable is open and leaves it out where the syllable is closed; `e` and `i`
 * share a letter, and so do `o` and `u`. The prepositions `di` and `ka` are single letters. Every other line
 * is written as Malay is: of two open syllables it leaves the first one bare, and a final `k` is a `q`.
 */
function toJawi(line: string): string {
  const isMalay = line.length % 2 === 0
  return line.toLowerCase().replace(/[a-z']+/gu, (word) => {
    if (word === 'di') return 'د'
    if (word === 'ka') return 'ك'
    const plain = word
      .replaceAll("'", '')
      .replace(/ia(?=[^aeiou]$)/u, 'i')
      .replace(/uo|ua(?=[^aeiou]$)/u, 'u')
    const sounds = plain.match(JAWI_SYLLABLES) ?? []
    return sounds
      .map((sound, at) => {
        const isLast = at === sounds.length - 1
        if (!isVowel(sound))
          return isMalay && isLast && sound === 'k' ? 'ق' : (JAWI[sound] ?? sound)
        const isAfterVowel = at > 0 && isVowel(sounds[at - 1] ?? '')
        if (sound !== 'a') {
          const carrier = at === 0 ? 'ا' : isAfterVowel ? 'ء' : ''
          return isMalay && sound === 'e' && at === 1
            ? ''
            : carrier + (sound === 'i' || sound === 'e' ? 'ي' : 'و')
        }
        const isBare = !isOpen(sounds, at) || (isMalay && at === 1 && sounds.length > 4)
        return at === 0 || isAfterVowel || !isBare ? 'ا' : ''
      })
      .join('')
  })
}

function isVowel(sound: string): boolean {
  return 'aeiou'.includes(sound)
}

/** Whether the vowel at this place ends its syllable. */
function isOpen(sounds: readonly string[], at: number): boolean {
  const next = sounds[at + 1]
  const afterNext = sounds[at + 2]
  return next === undefined || isVowel(next) || (afterNext !== undefined && isVowel(afterNext))
}

/**
 * Azerbaijani in the Arabic letters of Iran.
 *
 * @example azerbaijaniToArabic('Mən gedirəm') // 'من گئدیرم'
 */
export function azerbaijaniToArabic(line: string): string {
  return line.toLocaleLowerCase('az').replace(/[\p{L}]+/gu, (word) => {
    const spelled = word
      .replace(/^a/u, 'آ')
      .replace(/^[oöuü]/u, 'ا$&')
      .replace(/^[eiı]/u, 'ا$&')
      .replace(/^ə/u, 'ا')
      .replace(/ə$/u, 'ه')
    return letterByLetter(AZERBAIJANI, spelled)
  })
}
