import type { Bounds } from './bound.js'
import { firstLetter, spells } from './signs.js'
import { SPACE } from './units.js'

const WIDEST_GAP = 5
const LONGEST_PIECE = 12
const LONGEST_WORD = 60

/** The words beside a match that may be pieces of the same clean word: cus tard, com**p**ass. */
export class Neighbours {
  private units: Uint8Array = new Uint8Array(0)
  private length = 0
  private readonly letters = new Uint8Array(LONGEST_WORD + 4 * LONGEST_PIECE)
  private size = 0

  constructor(private readonly bounds: Bounds) {}

  reset(units: Uint8Array, length: number): void {
    this.units = units
    this.length = length
  }

  /** Wipes what was read of a text. */
  forget(): void {
    this.letters.fill(0)
  }

  /**
   * Whether a word, the units from `from` to `to`, makes a clean one with the pieces beside it.
   * A piece that is a word of its own is no piece, unless a third one goes with it.
   */
  makeClean(word: Uint8Array, size: number, from: number, to: number): boolean {
    if (size > LONGEST_WORD) return false
    const next = this.pieceAfter(to)
    if (next !== undefined) {
      this.begin(word, size)
      this.add(next)
      if (!this.isKnown(next) && this.isClean()) return true
      const third = this.pieceAfter(next.to)
      if (third !== undefined) {
        this.add(third)
        if (this.isClean()) return true
      }
    }
    const previous = this.pieceBefore(from)
    if (previous === undefined || this.isKnown(previous)) return false
    this.begin(word, 0)
    this.add(previous)
    this.addWord(word, size)
    if (this.isClean()) return true
    const first = this.pieceBefore(previous.from)
    if (first === undefined) return false
    this.begin(word, 0)
    this.add(first)
    this.add(previous)
    this.addWord(word, size)
    return this.isClean()
  }

  private begin(word: Uint8Array, size: number): void {
    this.size = 0
    this.addWord(word, size)
  }

  private addWord(word: Uint8Array, size: number): void {
    for (let at = 0; at < size; at++) this.letters[this.size++] = word[at] ?? 0
  }

  private add({ from, to }: Piece): void {
    for (let at = from; at < to; at++) this.letters[this.size++] = firstLetter(this.units[at] ?? 0)
  }

  private isClean(): boolean {
    const { bounds, letters, size } = this
    return bounds.isCleanHowever(letters, size) || bounds.mayHideInnocent(letters, size)
  }

  private isKnown({ from, to }: Piece): boolean {
    return this.bounds.isKnown(this.units, from, to)
  }

  private pieceAfter(end: number): Piece | undefined {
    const { length } = this
    let from = end
    while (from < length && from < end + WIDEST_GAP && !this.spells(from)) from++
    let to = from
    while (to < length && to < from + LONGEST_PIECE && this.spells(to)) to++
    return from > end && to > from ? { from, to } : undefined
  }

  private pieceBefore(start: number): Piece | undefined {
    let to = start
    while (to > 0 && to > start - WIDEST_GAP && !this.spells(to - 1)) to--
    let from = to
    while (from > 0 && from > to - LONGEST_PIECE && this.spells(from - 1)) from--
    return to < start && to > from ? { from, to } : undefined
  }

  private spells(at: number): boolean {
    const unit = this.units[at] ?? SPACE
    return unit !== SPACE && spells(unit)
  }
}

interface Piece {
  readonly from: number
  readonly to: number
}
