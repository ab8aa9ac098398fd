import { hashBetween, type Bounds } from './bound.js'
import { isLetter } from './units.js'
import { EMPTY } from './word-set.js'

const WIDEST_GAP = 3
const LONGEST_PIECE = 12

/**
 * Whether a word and the pieces beside it are a clean word that was cut apart: cus tard, com**p**ass.
 * A piece that is a word of its own is no piece.
 */
export function isCutFromClean(
  units: Uint8Array,
  length: number,
  from: number,
  to: number,
  bounds: Bounds,
): boolean {
  const word = hashBetween(units, from, to, EMPTY)
  const next = pieceAfter(units, length, to)
  if (next !== undefined) {
    const both = hashBetween(units, next.from, next.to, word)
    if (!bounds.isKnown(units, next.from, next.to) && bounds.isCleanHash(both)) return true
    const third = pieceAfter(units, length, next.to)
    if (third !== undefined && bounds.isCleanHash(hashBetween(units, third.from, third.to, both)))
      return true
  }
  const previous = pieceBefore(units, from)
  if (previous === undefined) return false
  const before = hashBetween(units, previous.from, previous.to, EMPTY)
  if (bounds.isKnown(units, previous.from, previous.to)) return false
  if (bounds.isCleanHash(hashBetween(units, from, to, before))) return true
  const first = pieceBefore(units, previous.from)
  if (first === undefined) return false
  const two = hashBetween(
    units,
    previous.from,
    previous.to,
    hashBetween(units, first.from, first.to, EMPTY),
  )
  return bounds.isCleanHash(hashBetween(units, from, to, two))
}

interface Piece {
  readonly from: number
  readonly to: number
}

function pieceAfter(units: Uint8Array, length: number, end: number): Piece | undefined {
  let from = end
  while (from < length && from < end + WIDEST_GAP && !isLetter(units[from] ?? 0)) from++
  let to = from
  while (to < length && to < from + LONGEST_PIECE && isLetter(units[to] ?? 0)) to++
  return from > end && to > from ? { from, to } : undefined
}

function pieceBefore(units: Uint8Array, start: number): Piece | undefined {
  let to = start
  while (to > 0 && to > start - WIDEST_GAP && !isLetter(units[to - 1] ?? 0)) to--
  let from = to
  while (from > 0 && from > to - LONGEST_PIECE && isLetter(units[from - 1] ?? 0)) from--
  return to < start && to > from ? { from, to } : undefined
}
