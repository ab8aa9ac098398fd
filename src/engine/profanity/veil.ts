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

/** By a character of veiled text: the letter, 1 to 26, that it hides; 0 when it is none. */
export const LETTER_BEHIND = new Uint8Array(128)
for (let code = A; code <= Z; code++)
  LETTER_BEHIND[code] = code - A + 1 + (code < A + HALF ? HALF : -HALF)
