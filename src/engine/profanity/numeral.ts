/** The first of the characters that stand for 0, 1, 2 and so on, up to 91, the last that is no control character. */
const FIRST = 35

/** Writes a small number as one character. @example numeral(2) // '%' */
export const numeral = (value: number): string => String.fromCharCode(FIRST + value)

/** Reads the number that {@link numeral} wrote at some place of a text. */
export const valueAt = (text: string, at: number): number => text.charCodeAt(at) - FIRST
