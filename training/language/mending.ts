/** A letter that a file has, and the one that was meant. */
type Misread = readonly [wrong: string, right: string]

/** Printing “ct” as one sign, which lists made for reading print have at a code of their own. */
const JOINED_CT: Misread = ['\ue003', 'ct']

/** Letters of another script that look the same. */
const LATIN_I: Misread = ['i', 'і']
/** Letters that were put together of others. */
const AZERBAIJANI: readonly Misread[] = [
  ['с\u0327', 'ш'],
  ['ҹ\u0327', 'ч'],
  ['ӧ', 'ө'],
  ['ӱ', 'ү'],
]

/** Letters that were read by the table of another alphabet, small and capital. */
const MISREAD: Readonly<Record<string, readonly Misread[]>> = {
  'isl_Latn/lex-frequencywords': 'đð ğð ūþ şþ ķó ũý äá ëé ęé'.split(' ').map(pairOf),
  'fao_Latn/ud': [pairOf('öø')],
  'kmr_Latn/lex-unimorph': [pairOf('þş')],
  'tgk_Cyrl/lex-tess-words': ['ќқ', 'њҳ', 'љҷ', 'ўӯ', 'їӣ'].map(pairOf),
  'mon_Cyrl/lex-tess-words': ['єө', 'їү'].map(pairOf),
  'aze_Cyrl/lex-tess-words': AZERBAIJANI,
  'aze_Cyrl/lex-tess-bigrams': AZERBAIJANI,
  'bel_Cyrl/common-voice': [LATIN_I],
  'bel_Cyrl/ud': [LATIN_I],
  'kaz_Cyrl/tatoeba-tests': [LATIN_I, pairOf('eе')],
}

/** Marks of stress, tone and length, which dictionaries write and nobody else. */
const STRESS: Readonly<Record<string, RegExp>> = {
  'bel_Cyrl/lex-unimorph': /\u0301/gu,
  'lit_Latn/lex-unimorph': /[\u0300\u0301\u0303]/gu,
  'slv_Latn/lex-unimorph': /[\u0300-\u0302\u030f\u0311]/gu,
  'zul_Latn/lex-unimorph': /\u0304/gu,
  'lat_Latn/lex-unimorph': /[\u0304\u0306]/gu,
  'lat_Latn/lex-wikipron': /[\u0304\u0306]/gu,
}

/**
 * Sets right what a corpus has wrong throughout. Found by comparing the letters of each corpus with those of the others in
 * its folder, and by reading them.
 *
 * @example
 * mend('isl_Latn/lex-frequencywords', 'ūađ') // 'það'
 */
export function mend(corpus: string, text: string): string {
  let mended = text.replaceAll(...JOINED_CT)
  for (const [wrong, right] of MISREAD[corpus] ?? []) {
    mended = mended.replaceAll(wrong, right).replaceAll(wrong.toUpperCase(), right.toUpperCase())
  }
  const stress = STRESS[corpus]
  if (stress) mended = mended.normalize('NFD').replace(stress, '').normalize('NFC')
  return mended
}

function pairOf(both: string): Misread {
  return [both.slice(0, 1), both.slice(1)]
}
