import { IS_DIGIT } from './signs.js'
import { isLetter, UPPER } from './units.js'

const LONG = 16
const LEAST_DIGITS = 3
const LONG_HEXADECIMAL = 6
/** The last letter that is a digit to the base of 16. */
const F = 6
const COLON = 58
const SLASH = 47

/** Whether a chunk is the address of a page, whose signs and digits stand for themselves. */
export function isAddress(units: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at + 2 < to; at++) {
    if (units[at] === COLON && units[at + 1] === SLASH && units[at + 2] === SLASH) return true
  }
  return false
}

/** Whether a chunk with so many digits is a part number, a hash or a key rather than something that is read. */
export function isIdentifier(
  units: Uint8Array,
  marks: Uint8Array,
  from: number,
  to: number,
  digits: number,
): boolean {
  if (digits >= 2 && isHexadecimal(units, from, to)) return true
  if (digits < LEAST_DIGITS) return false
  let letters = 0
  let runs = 0
  let upper = 0
  let row = 0
  let longest = 0
  for (let at = from; at < to; at++) {
    const unit = units[at] ?? 0
    if (isLetter(unit)) {
      letters++
      if (at === from || !isLetter(units[at - 1] ?? 0)) runs++
      if (((marks[at] ?? 0) & UPPER) !== 0) upper++
    } else if (IS_DIGIT[unit] === 1) {
      row = IS_DIGIT[units[at - 1] ?? 0] === 1 ? row + 1 : 1
      longest = Math.max(longest, row)
    }
  }
  if (longest >= 4 && letters <= 4 && !endsDrawnOut(units, to)) {
    // KBL-39775, KBL-39775X: letters in one piece, or a check letter after the number.
    const checked = isLetter(units[to - 1] ?? 0) && IS_DIGIT[units[to - 2] ?? 0] === 1
    if (runs === 1 || (runs === 2 && checked && IS_DIGIT[units[to - 3] ?? 0] === 1)) return true
  }
  if (to - from < LONG) return false
  return digits * 4 >= to - from || (upper >= 3 && letters - upper >= 3)
}

/** Whether it is a number to the base of 16, such as the code of a character: long, or beginning with a digit. */
function isHexadecimal(units: Uint8Array, from: number, to: number): boolean {
  const size = to - from
  if (size < LONG_HEXADECIMAL && (size < 4 || IS_DIGIT[units[from] ?? 0] !== 1)) return false
  for (let at = from; at < to; at++) {
    const unit = units[at] ?? 0
    if (unit > F && IS_DIGIT[unit] !== 1) return false
  }
  return true
}

/** Whether the same digit stands four times at the end, as if it were a letter drawn out. */
function endsDrawnOut(units: Uint8Array, to: number): boolean {
  const last = units[to - 1]
  return last === units[to - 2] && last === units[to - 3] && last === units[to - 4]
}
