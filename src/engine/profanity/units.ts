/**
 * A folded text is a sequence of units, one small number for each visible character:
 * 1 to 26 is a letter of the alphabet, 33 to 126 the ASCII sign or digit itself, and
 * the rest are the names below.
 */
export const SPACE = 0
export const FOREIGN_LETTER = 28
export const PICTURE = 29
export const WILD = 27
export const LAST_LETTER = 26

/** How a character was altered before it was read as a letter. */
export enum Guise {
  none = 0,
  accent = 1,
  style = 2,
  lookalike = 3,
  turned = 4,
}

export const GUISE = 7
export const UPPER = 8
/** An invisible character stood before this one. */
export const HIDDEN = 16
/** The character was an HTML entity. */
export const ENTITY = 32

export const isLetter = (unit: number): boolean => unit >= 1 && unit <= LAST_LETTER

const A = 1
const E = 5
const I = 9
const O = 15
const U = 21
export const isVowel = (letter: number): boolean =>
  letter === A || letter === E || letter === I || letter === O || letter === U

/** The letters of a word, as units. @example lettersOf('ab') // Uint8Array [1, 2] */
export function lettersOf(word: string): Uint8Array {
  const letters = new Uint8Array(word.length)
  for (let at = 0; at < word.length; at++) letters[at] = word.charCodeAt(at) - 96
  return letters
}
