import type { Bounds } from './bound.js'
import {
  DASH,
  HASH,
  LOW_LINE,
  MAY_BE_LETTER,
  MAY_HIDE,
  ONLY_HIDES,
  PUNCTUATION,
  STAR,
} from './signs.js'
import { isLetter, LAST_LETTER, WILD } from './units.js'
import type { Walker } from './walk.js'
import { Make, type Word } from './word.js'

const LONGEST_MASKED = 40
const MOST_HIDDEN = 6

/** Two pairs of signs print what is between them in bold: co**mpa**ss. */
const isMarkup = (pairs: number, signs: number): boolean => pairs === 2 && signs === 4

/** The readings of signs that hide letters: f**k, sh*t. */
export class Masks {
  private units: Uint8Array = new Uint8Array(0)

  constructor(
    private readonly word: Word,
    private readonly walker: Walker,
    private readonly bounds: Bounds,
  ) {}

  reset(units: Uint8Array): void {
    this.units = units
  }

  /**
   * Whether one letter in the place of the only mask makes a clean word: c*unt, $p!c*$. Signs that may be
   * letters are no masks where they are `read` as such: d!ck.
   */
  hidesOneOfKnown(from: number, to: number, read: boolean): boolean {
    const { bounds, word } = this
    const sign = this.onlySign(from, to)
    if (sign < 0 || (read && MAY_BE_LETTER[this.units[sign] ?? 0] === 1)) return false
    // It begins a tag, and hides nothing of it.
    if (sign === from && this.units[sign] === HASH) return false
    word.load(this.units, from, to)
    const { letters, size } = word
    const at = sign - from
    const inTag = this.units[sign] === STAR || this.units[sign] === HASH
    for (let letter = 1; letter <= LAST_LETTER; letter++) {
      letters[at] = letter
      if (bounds.isClean(letters, 0, size)) return true
      if (inTag && bounds.isCovered(letters, at, at + 1, size)) return true
    }
    return false
  }

  /** The only sign that cannot be a letter, or else the only sign; -1 where there are more. */
  private onlySign(from: number, to: number): number {
    const { units } = this
    let mask = -1
    let other = -1
    let others = 0
    for (let at = from; at < to; at++) {
      const unit = units[at] ?? 0
      if (isLetter(unit)) continue
      if (MAY_BE_LETTER[unit] === 1) {
        if (MAY_HIDE[unit] === 1) other = at
        others++
      } else if (mask >= 0 || MAY_HIDE[unit] === 0) return -1
      else mask = at
    }
    return mask >= 0 ? mask : others === 1 ? other : -1
  }

  /** With signs that hide letters: f**k, sh*t, b!@#h. */
  withHidden(from: number, to: number): void {
    const { units, word, walker } = this
    let first = from
    while (first < to && !isLetter(units[first] ?? 0) && !this.mayOpenMask(first)) first++
    let last = to
    while (last > first && PUNCTUATION[units[last - 1] ?? 0] === 1 && units[last - 1] !== DASH)
      last--
    const stars = this.starsFrom(first, last)
    if (this.areMarkup(first, stars, last)) {
      first += stars
      while (last > first && units[last - 1] === STAR) last--
    }
    if (last - first > LONGEST_MASKED) return
    word.begin(first, last, Make.masked)
    let letters = 0
    let hidden = 0
    let run = 0
    let pairs = 0
    let sign = -1
    let lastHidden = -1
    let lines = 0
    let read = 0
    for (let at = first; at < last; at++) {
      const unit = units[at] ?? 0
      if (isLetter(unit)) {
        letters++
        if (run === 2) pairs++
        run = 0
        word.push(unit)
        continue
      }
      // Dashes in a row part words, unless a single letter stands before them.
      if (++run > 1 && (unit === DASH || unit === LOW_LINE) && letters > 1) return
      if (MAY_HIDE[unit] === 1 && (MAY_BE_LETTER[unit] === 0 || this.isAmongMasks(at))) {
        sign = unit
        if (unit === LOW_LINE || unit === DASH) lines++
        lastHidden = at
        hidden++
        word.push(WILD)
      } else if (MAY_BE_LETTER[unit] === 1) {
        read++
        word.push(unit)
      } else return
    }
    if (hidden === 0 || hidden > MOST_HIDDEN || isMarkup(pairs, hidden)) return
    // A square of a, a colour or a line between letters: one letter is not enough to go by.
    if (letters === 1 && read > 0) return
    const dashes = sign === DASH || sign === LOW_LINE
    // AF_* is every name that begins so, #--- a rule across a page.
    if (lines > 0 && lines < hidden) return
    // One dash ends a word or joins two; only between letters may it hide another.
    if (dashes && hidden === 1 && !this.isBetweenLetters(lastHidden)) return
    word.asWhole = sign !== STAR
    word.hidesVowels = dashes && hidden === 1
    if (letters === 1) word.leastShown = sign === STAR || (dashes && hidden >= 3) ? 1 : 2
    else if (dashes && hidden === 1) word.leastShown = 3
    walker.fromEverywhere()
  }

  private starsFrom(first: number, last: number): number {
    let at = first
    while (at < last && this.units[at] === STAR) at++
    return at - first
  }

  /**
   * Whether stars before a word print it or what follows in italics or bold: *is*, **it has a name**. Few hide the
   * first letters of a word so.
   */
  private areMarkup(first: number, stars: number, last: number): boolean {
    const { units } = this
    if (stars === 0) return false
    if (stars === 2 || stars === 3 || units[last - 1] === STAR) return true
    let end = first + stars
    while (end < last && isLetter(units[end] ?? 0)) end++
    return this.bounds.isClean(units, first + stars, end)
  }

  private isBetweenLetters(at: number): boolean {
    return isLetter(this.units[at - 1] ?? 0) && isLetter(this.units[at + 1] ?? 0)
  }

  private mayOpenMask(at: number): boolean {
    const unit = this.units[at]
    return unit === STAR || unit === HASH
  }

  private isAmongMasks(at: number): boolean {
    return ONLY_HIDES[this.units[at - 1] ?? 0] === 1 || ONLY_HIDES[this.units[at + 1] ?? 0] === 1
  }
}
