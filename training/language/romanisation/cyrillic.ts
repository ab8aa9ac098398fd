import { type Spellings, type WordRomaniser, byLetter } from './spellings.js'

// prettier-ignore
const RUSSIAN: Spellings = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e|yo|jo|e|io', ж: 'zh|zh|j', з: 'z', и: 'i', й: 'y|y|j|i', к: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h|h|kh|x', ц: 'ts|ts|c', ч: 'ch|ch|ch|ch|ch|4',
  ш: 'sh|sh|sh|w', щ: 'sch|shch|sh', ъ: '', ы: 'y|y|i', ь: '||\'', э: 'e', ю: 'yu|ju|u|iu', я: 'ya|ya|ja|ia|a',
}
// prettier-ignore
const UKRAINIAN: Spellings = {
  ...RUSSIAN, г: 'h|g', ґ: 'g', и: 'y|y|i', і: 'i', ї: 'yi|i|ji', є: 'ye|ie|je|e', й: 'y|i|j', х: 'kh|h|x',
  щ: 'shch|sch|sh', ш: 'sh', ч: 'ch',
}
// prettier-ignore
const BULGARIAN: Spellings = {
  ...RUSSIAN, щ: 'sht|sht|st|6t', ъ: 'a|a|u|y', ц: 'ts|c', ж: 'zh|j', х: 'h', ь: '|y', ч: 'ch|ch|4', я: 'ya|ya|q|ia', й: 'y|i|j',
  ю: 'yu|iu|u', ш: 'sh|sh|6', е: 'e',
}

export const romaniseRussian = endings(byLetter(RUSSIAN))
export const romaniseUkrainian = byLetter(UKRAINIAN)
export const romaniseBulgarian = byLetter(BULGARIAN)

/** At the end of adjectives two letters become one, and between vowels a glide is heard. */
function endings(romanise: WordRomaniser): WordRomaniser {
  return (word, writer) => {
    const ending = word.length > 3 && /[ыи]й$/u.exec(word)
    if (ending) return romanise(word.slice(0, -2), writer) + writer.spell('iy|y|ij|ii|yj')
    if (word.startsWith('е') && writer.has('ye', 0.4)) return `ye${romanise(word.slice(1), writer)}`
    return romanise(word, writer)
  }
}
