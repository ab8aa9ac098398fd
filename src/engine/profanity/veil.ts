const A = 97
const Z = 122
const HALF = 13

/**
 * Moves each letter from a to z by 13 places; doing it twice gives the text back.
 *
 * @example
 * veil('shoe') // 'fubr'
 */
export function veil(text: string): string {
  let veiled = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    veiled += code >= A && code <= Z ? (SWAPPED[code - A] ?? '') : text.charAt(at)
  }
  return veiled
}

const SWAPPED = 'nopqrstuvwxyzabcdefghijklm'

/** The letter, 1 to 26, that a veiled character hides; 0 when it is none. */
export const letterBehind = (code: number): number =>
  code < A || code > Z ? 0 : code < A + HALF ? code - A + HALF + 1 : code - A - HALF + 1
