import type { Bounds } from './bound.js'
import { firstLetter, spells } from './signs.js'
import { SPACE, WILD } from './units.js'
import { Make, type Word } from './word.js'

const WIDEST_GAP = 5
const LONGEST_PIECE = 12
const LONGEST_WORD = 60

/** The words beside a match that may be pieces of the same clean word: cus tard, com**p**ass. */
export class Neighbours {
  private units: Uint8Array = new Uint8Array(0)
  private length = 0
  private readonly letters = new Uint8Array(LONGEST_WORD + 4 * LONGEST_PIECE)
  private size = 0
  /** How many letters have been put in at most since all were forgotten. */
  private longest = 0

  constructor(private readonly bounds: Bounds) {}

  reset(units: Uint8Array, length: number): void {
    this.units = units
    this.length = length
  }

  /** Wipes what was read of a text. */
  forget(): void {
    this.letters.fill(0, 0, this.longest)
    this.longest = 0
  }

  /**
   * Whether a match in a word makes a clean word with the pieces beside it. A piece that is a word of its
   * own is no piece, unless signs alone part it and a third one goes with it. Where the match is `glued` to others, so may the clean word be.
   */
  makeClean(word: Word, begin: number, end: number, glued: boolean): boolean {
    if (word.size > LONGEST_WORD) return false
    const next = this.pieceAfter(word.to)
    const third = next && this.isInChunk(word.to, next.to) ? this.pieceAfter(next.to) : undefined
    const previous = this.pieceBefore(word.from)
    const inChunk = previous && this.isInChunk(previous.from, word.from)
    const first = inChunk ? this.pieceBefore(previous.from) : undefined
    const isClean = (before: readonly Piece[], after: readonly Piece[], inTag = false): boolean =>
      this.isClean(word, begin, end, inTag, before, after)
    return (
      (next !== undefined && !this.isKnown(next) && isClean([], [next], glued)) ||
      (next !== undefined && third !== undefined && isClean([], [next, third])) ||
      (previous !== undefined && !this.isKnown(previous) && isClean([previous], [], glued)) ||
      (previous !== undefined && first !== undefined && isClean([first, previous], []))
    )
  }

  /** With what hides letters, and without it, as it may only stand where the word was cut. */
  private isClean(
    word: Word,
    begin: number,
    end: number,
    inTag: boolean,
    before: readonly Piece[],
    after: readonly Piece[],
  ): boolean {
    const { bounds, letters } = this
    for (const masked of [true, false]) {
      this.size = 0
      for (const piece of before) this.add(piece)
      const offset = this.size
      let hidden = 0
      for (let at = 0; at < word.size; at++) {
        const letter = word.letters[at] ?? 0
        if (letter !== WILD || masked) letters[this.size++] = letter
        else hidden++
      }
      for (const piece of after) this.add(piece)
      const { size } = this
      this.longest = Math.max(this.longest, size)
      if (bounds.isCleanHowever(letters, size) || bounds.mayHideInnocent(letters, size)) return true
      if (inTag && bounds.isCovered(letters, offset + begin, offset + end - hidden, size))
        return true
      if (word.make !== Make.masked) return false
    }
    return false
  }

  private add({ from, to }: Piece): void {
    for (let at = from; at < to; at++) this.letters[this.size++] = firstLetter(this.units[at] ?? 0)
  }

  private isKnown({ from, to }: Piece): boolean {
    return this.bounds.isKnown(this.units, from, to)
  }

  private isInChunk(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.units[at] === SPACE) return false
    return true
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
