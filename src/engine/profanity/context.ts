import { APOSTROPHE, DASH } from './signs.js'
import { AFTER, BEFORE, FAR_AFTER, FAR_BEFORE } from './cues.js'
import type { Folded } from './fold.js'
import { isLetter, UPPER } from './units.js'
import { stemEnd } from './stem.js'
import { EMPTY, extend } from './word-set.js'

/** How many words on either side of a match are read. */
const REACH = 8
/** How many of them say something about its tone. */
export const NEAR = 5
const WIDEST = 80
const LONGEST_WORD = 24

const ENDS_SENTENCE = new Uint8Array(256)
for (const sign of '.!?') ENDS_SENTENCE[sign.charCodeAt(0)] = 1

/** The words on one side of a match, nearest first. */
export interface Side {
  readonly hashes: Int32Array
  /** Of the same words without their endings; see `stemEnd`. */
  readonly stems: Int32Array
  count: number
  /** How many of them are in the match's own sentence. */
  inSentence: number
  /** The salts of the word right beside the match, and of the next. */
  readonly beside: number
  readonly far: number
}

const side = (beside: number, far: number): Side => ({
  hashes: new Int32Array(REACH),
  stems: new Int32Array(REACH),
  count: 0,
  inSentence: 0,
  beside,
  far,
})

/** What stands around a match. */
export class Context {
  readonly before = side(BEFORE, FAR_BEFORE)
  readonly after = side(AFTER, FAR_AFTER)
  /** Written with one capital. */
  title = false
  /** The word beside it in the same sentence is, too. */
  titled = false
  /** The first word of its sentence. */
  first = true
  /** The last word of its sentence. */
  last = true
  /** Between hyphens: kitchen-cum-study. */
  hyphened = false

  /** Reads the surroundings of the units from `start` to `end`. */
  read(folded: Folded, start: number, end: number): void {
    const { units, marks } = folded
    this.hyphened = units[start - 1] === DASH && units[end] === DASH
    this.titled = false
    this.first = true
    this.last = true
    this.readBefore(folded, start)
    this.readAfter(folded, end)
    const second = end - start > 1 && isUpper(marks, start + 1)
    this.title = isUpper(marks, start) && !second
  }

  /** Wipes the words around the last match. */
  forget(): void {
    for (const { hashes, stems } of [this.before, this.after]) {
      hashes.fill(0)
      stems.fill(0)
    }
  }

  private readBefore({ units, marks }: Folded, start: number): void {
    const side = this.before
    side.count = 0
    side.inSentence = 0
    let sameSentence = true
    for (let at = start; at > 0 && side.count < REACH && start - at <= WIDEST;) {
      const unit = units[at - 1] ?? 0
      if (!isLetter(unit)) {
        if (ENDS_SENTENCE[unit] === 1 && !isInitial(units, at - 2)) sameSentence = false
        at--
        continue
      }
      const to = at
      while (at > 0 && isPartOfWord(units[at - 1] ?? 0) && to - at < LONGEST_WORD) at--
      if (side.count === 0 && sameSentence) {
        this.first = false
        if (isTitle(marks, at, to)) this.titled = true
      }
      add(side, units, at, to)
      if (sameSentence) side.inSentence = side.count
    }
  }

  private readAfter({ units, marks, length }: Folded, end: number): void {
    const side = this.after
    side.count = 0
    side.inSentence = 0
    let sameSentence = true
    for (let at = end; at < length && side.count < REACH && at - end <= WIDEST;) {
      const unit = units[at] ?? 0
      if (!isLetter(unit)) {
        if (ENDS_SENTENCE[unit] === 1) sameSentence = false
        at++
        continue
      }
      const from = at
      while (at < length && isPartOfWord(units[at] ?? 0) && at - from < LONGEST_WORD) at++
      if (side.count === 0 && sameSentence) {
        this.last = false
        if (isTitle(marks, from, at)) this.titled = true
      }
      add(side, units, from, at)
      if (sameSentence) side.inSentence = side.count
    }
  }
}

const isPartOfWord = (unit: number): boolean => isLetter(unit) || unit === APOSTROPHE

/** The K of Philip K. Wren, after which the sentence goes on. */
const isInitial = (units: Uint8Array, at: number): boolean =>
  at > 0 && isLetter(units[at] ?? 0) && !isLetter(units[at - 1] ?? 0)

const isUpper = (marks: Uint8Array, at: number): boolean => ((marks[at] ?? 0) & UPPER) !== 0

const isTitle = (marks: Uint8Array, from: number, to: number): boolean =>
  to - from > 1 && isUpper(marks, from) && !isUpper(marks, from + 1)

function add(side: Side, units: Uint8Array, from: number, to: number): void {
  const end = stemEnd(units, from, to)
  const stem = hashOfWord(units, from, end, EMPTY)
  side.stems[side.count] = stem
  side.hashes[side.count++] = hashOfWord(units, end, to, stem)
}

function hashOfWord(units: Uint8Array, from: number, to: number, start: number): number {
  let hash = start
  for (let at = from; at < to; at++) {
    if (units[at] !== APOSTROPHE) hash = extend(hash, units[at] ?? 0)
  }
  return hash
}
