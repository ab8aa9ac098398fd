/** The stages in which a word can be altered; two disguises are of different stages, the earlier one first. */
export const STAGES = ['letters', 'case', 'length', 'mask', 'marks', 'separation', 'frame'] as const

export interface Disguise {
  readonly name: string
  readonly stage: (typeof STAGES)[number]
  readonly apply: (word: string) => string
}

/** The letters with the marks and invisible characters on them. */
const lettersOf = (word: string): string[] => word.match(/[^\p{M}\p{Cf}][\p{M}\p{Cf}]*/gu) ?? []

const replaced =
  (pairs: string) =>
  (word: string): string => {
    const twins = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
    return Array.from(word, (letter) => twins.get(letter) ?? letter).join('')
  }

const shifted =
  (first: number) =>
  (word: string): string =>
    word.replace(/[a-z]/g, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97))

const joined =
  (separator: string) =>
  (word: string): string =>
    lettersOf(word).join(separator)

const cut =
  (separator: string) =>
  (word: string): string => {
    const letters = lettersOf(word)
    const middle = letters.length >> 1
    return letters.slice(0, middle).join('') + separator + letters.slice(middle).join('')
  }

const VOWEL = /(?<=.)[aeiou]/i

export const DISGUISES: readonly Disguise[] = [
  { name: 'digits', stage: 'letters', apply: replaced('a4 e3 i1 o0 s5 t7') },
  { name: 'signs', stage: 'letters', apply: replaced('a@ s$ i!') },
  { name: 'Cyrillic', stage: 'letters', apply: replaced('aа eе oо cс pр sѕ iі xх yу') },
  { name: 'Greek', stage: 'letters', apply: replaced('aα oο uυ iι tτ kκ nη') },
  { name: 'full width', stage: 'letters', apply: shifted(0xff41) },
  { name: 'bold', stage: 'letters', apply: shifted(0x1d41a) },
  { name: 'circled', stage: 'letters', apply: shifted(0x24d0) },
  { name: 'accents', stage: 'letters', apply: replaced('aä eé ií oö uü cç nñ') },
  { name: 'capitals', stage: 'case', apply: (word) => word.toUpperCase() },
  {
    name: 'mixed case',
    stage: 'case',
    apply: (word) => Array.from(word, (l, at) => (at % 2 ? l.toUpperCase() : l)).join(''),
  },
  { name: 'vowel drawn out', stage: 'length', apply: (word) => word.replace(VOWEL, '$&$&$&$&') },
  { name: 'end drawn out', stage: 'length', apply: (word) => word.replace(/.$/u, '$&$&$&$&$&') },
  { name: 'doubled', stage: 'length', apply: (word) => word.replace(/./gu, '$&$&') },
  { name: 'star', stage: 'mask', apply: (word) => word.replace(VOWEL, '*') },
  { name: 'hash', stage: 'mask', apply: (word) => word.replace(VOWEL, '#') },
  { name: 'zero width', stage: 'marks', apply: joined('\u200b') },
  { name: 'soft hyphens', stage: 'marks', apply: joined('\u00ad') },
  { name: 'struck through', stage: 'marks', apply: (word) => word.replace(/./gu, '$&\u0336') },
  { name: 'spaces', stage: 'separation', apply: joined(' ') },
  { name: 'full stops', stage: 'separation', apply: joined('.') },
  { name: 'hyphens', stage: 'separation', apply: joined('-') },
  { name: 'low lines', stage: 'separation', apply: joined('_') },
  { name: 'stars between', stage: 'separation', apply: joined('*') },
  { name: 'one space', stage: 'separation', apply: cut(' ') },
  { name: 'one full stop', stage: 'separation', apply: cut('.') },
  { name: 'line end', stage: 'separation', apply: cut('\n') },
  { name: 'tag', stage: 'frame', apply: (word) => `#you${word}today` },
  { name: 'user name', stage: 'frame', apply: (word) => `xx_${word}_99` },
  { name: 'stars around the middle', stage: 'frame', apply: (word) => emphasised(word) },
]

function emphasised(word: string): string {
  const letters = lettersOf(word)
  const middle = letters.length >> 1
  const [before, after] = [letters.slice(0, middle), letters.slice(middle + 1)]
  return `${before.join('')}**${letters[middle] ?? ''}**${after.join('')}`
}
