import { letterBehind } from './veil.js'
import { EMPTY, extend } from './word-set.js'

const SPACE = 32
const LINE_END = 10
const COLON = 58
const MINUS = 45
const ZERO = 48
const NINE = 57

/**
 * Is told of a word: its hash, the number and the sign before it (0 when there is none),
 * and the character that ends it.
 */
export type Visit = (hash: number, number: number, mark: number, end: number) => void

/** Reads veiled words such as `-3:>gur` one by one, without ever putting one together. */
export function readVeiled(list: string, visit: Visit): void {
  let hash = EMPTY
  let letters = 0
  let number = 0
  let sign = 1
  let mark = 0
  for (let at = 0; at <= list.length; at++) {
    const code = at < list.length ? list.charCodeAt(at) : LINE_END
    const letter = letterBehind(code)
    if (letter !== 0) {
      hash = extend(hash, letter)
      letters++
    } else if (code === SPACE || code === LINE_END || code === COLON) {
      if (letters === 0) continue
      visit(hash, sign * number, mark, code)
      hash = EMPTY
      letters = 0
      number = 0
      sign = 1
      mark = 0
    } else if (code === MINUS) sign = -1
    else if (code >= ZERO && code <= NINE) number = number * 10 + code - ZERO
    else mark = code
  }
}
