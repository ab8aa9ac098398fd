import type { Bounds } from './bound.js'
import {
  APOSTROPHE,
  CLOSING,
  OPENING,
  firstLetter,
  IS_DIGIT,
  MAY_BE_LETTER,
  PUNCTUATION,
  spells,
} from './signs.js'
import { FOREIGN_LETTER, isLetter, SPACE } from './units.js'
import type { Walker } from './walk.js'
import { Make, type Word } from './word.js'
import { EMPTY, extend } from './word-set.js'

/** In, up and me are words beside a profane one rather than the end of it. */
const LONGEST_PARTICLE = 2
const LONGEST_PART = 12
const LONGEST_IN_BRACKETS = 200

/** The readings of what is not plain letters, each put into the word and walked. */
export class Disguises {
  private units: Uint8Array = new Uint8Array(0)

  constructor(
    private readonly word: Word,
    private readonly walker: Walker,
    private readonly bounds: Bounds,
  ) {}

  reset(units: Uint8Array): void {
    this.units = units
  }

  /** Digits and signs as the letters they look like: sh1t, @ss. */
  asLetters(from: number, to: number): void {
    const { units, word, walker, bounds } = this
    for (let at = from, end; at < to; at = end + 1) {
      end = at
      let letters = 0
      while (end < to && spells(units[end] ?? 0) && !this.isBracket(end)) {
        if (isLetter(units[end] ?? 0)) letters++
        end++
      }
      if (letters === 0 || letters === end - at) continue
      // Digits before one letter are an amount: 600k.
      if (letters === 1 && isLetter(units[end - 1] ?? 0)) continue
      if (!walker.mayOpen(units, at, end)) continue
      word.load(units, at, end)
      word.asWhole = CLOSING[units[at] ?? 0] !== 0
      const seen = walker.found.length
      walker.fromEverywhere()
      // Asked last, as most hold nothing.
      if (walker.found.length === seen) continue
      if (bounds.isClean(word.letters, 0, word.size) || this.isCleanInBrackets(at, end))
        walker.found.length = seen
    }
  }

  /** Whether a bracket has its counterpart not far from it, and so is no letter. */
  private isBracket(at: number): boolean {
    const unit = this.units[at] ?? 0
    const closing = CLOSING[unit] ?? 0
    if (closing !== 0) return this.units.subarray(at, at + LONGEST_IN_BRACKETS).includes(closing)
    const opening = OPENING[unit] ?? 0
    const from = Math.max(0, at - LONGEST_IN_BRACKETS)
    return opening !== 0 && this.units.subarray(from, at).includes(opening)
  }

  /** Whether the first sign is no letter but opens a clean word: (coke. */
  private isCleanInBrackets(from: number, to: number): boolean {
    const { word, bounds } = this
    const opens = PUNCTUATION[this.units[from] ?? 0] === 1
    const closes = PUNCTUATION[this.units[to - 1] ?? 0] === 1
    const end = closes ? word.size - 1 : word.size
    return (opens || closes) && bounds.isClean(word.letters, opens ? 1 : 0, end)
  }

  /** Whether letters are the middle of a word that digits continue: cu5tard. */
  isPartOfWord(at: number, end: number, from: number, to: number): boolean {
    const { units } = this
    let left = at
    while (left > from && MAY_BE_LETTER[units[left - 1] ?? 0] === 1) left--
    let right = end
    while (right < to && MAY_BE_LETTER[units[right] ?? 0] === 1) right++
    if (left === at && right === end) return false
    if (isLetter(units[left - 1] ?? 0) || isLetter(units[right] ?? 0)) return true
    let hash = EMPTY
    for (let unit = left; unit < right; unit++) hash = extend(hash, firstLetter(units[unit] ?? 0))
    return this.bounds.isCleanHash(hash)
  }

  /** Without the signs between letters: f.u.c.k, fu.ck, fu**c**k. */
  withoutSigns(from: number, to: number): void {
    const { units, word, walker } = this
    word.begin(from, to, Make.spelled)
    let pieces = 0
    let inPiece = 0
    let longest = 0
    let singles = 0
    let fresh = true
    let pairs = 0
    for (let at = from; at < to; at++) {
      const unit = units[at] ?? 0
      if (!isLetter(unit) && !this.countsAsLetter(unit)) {
        if (unit === FOREIGN_LETTER || unit === APOSTROPHE) return
        if (unit === units[at - 1] && unit !== units[at + 1]) pairs++
        fresh = true
        continue
      }
      if (fresh) {
        if (inPiece === 1) singles++
        pieces++
        inPiece = 0
      }
      const repeats = word.units[word.size - 1] === unit
      word.push(unit, fresh ? 1 : 0)
      fresh = false
      if (inPiece === 0 || !repeats) inPiece++
      longest = Math.max(longest, inPiece)
    }
    if (pieces < 2 || word.size < 3) return
    word.gaps = pieces - 1
    // Two pairs of signs print what is between them in bold, and part nothing: co**mpa**ss.
    if (longest > 1 && singles < 3 && pairs < 2) word.make = Make.joined
    walker.open()
    for (let at = 0; at < word.size; at++) if (word.cuts[at] === 1) walker.from(at)
  }

  private countsAsLetter(unit: number): boolean {
    return IS_DIGIT[unit] === 1 || unit === 64 || unit === 36 || unit === 33
  }

  /** Two chunks that make an entry only together: fu ck. The first may be one that `stands` alone. */
  together(headFrom: number, headTo: number, from: number, to: number, stands = false): void {
    const { units, word, walker } = this
    let last = to
    while (last > from && PUNCTUATION[units[last - 1] ?? 0] === 1) last--
    if (last - from > LONGEST_PART || headTo - headFrom > LONGEST_PART) return
    let letters = 0
    for (let at = from; at < last; at++) {
      if (!spells(units[at] ?? 0)) return
      if (isLetter(units[at] ?? 0)) letters++
    }
    if (letters === 0 || this.isArticle(headFrom, headTo, from)) return
    const isKnown = this.isKnownPart(from, last)
    if (stands && isKnown && last - from <= LONGEST_PARTICLE) return
    word.begin(headFrom, last, Make.joined)
    word.ofKnown = isKnown && this.isKnownPart(headFrom, headTo)
    for (let at = headFrom; at < headTo; at++) {
      if (units[at] !== SPACE) word.push(units[at] ?? 0, at === headFrom ? 1 : 0)
    }
    for (let at = from; at < last; at++) word.push(units[at] ?? 0, at === from ? 1 : 0)
    word.gaps = 1
    walker.open()
    walker.from(0)
  }

  /** One letter that only repeats the one after the space: a aarrrgh. */
  private isArticle(headFrom: number, headTo: number, from: number): boolean {
    const { units } = this
    return headTo - headFrom === 1 && units[headFrom] === units[from]
  }

  private isKnownPart(from: number, to: number): boolean {
    const { units, bounds } = this
    if (to - from === 1) return isLetter(units[from] ?? 0)
    let last = to
    while (last > from && !isLetter(units[last - 1] ?? 0)) last--
    return bounds.isKnown(units, from, last)
  }
}
