import { hashBetween, type Bounds } from './bound.js'
import {
  APOSTROPHE,
  DASH,
  firstLetter,
  HASH,
  IS_DIGIT,
  LOW_LINE,
  MAY_BE_LETTER,
  MAY_HIDE,
  ONLY_HIDES,
  PUNCTUATION,
  spells,
  STAR,
} from './signs.js'
import { FOREIGN_LETTER, isLetter, LAST_LETTER, SPACE, WILD } from './units.js'
import type { Walker } from './walk.js'
import { LONGEST, Make, type Word } from './word.js'
import { EMPTY, extend } from './word-set.js'

const LONGEST_MASKED = 40
const MOST_HIDDEN = 6
const LONGEST_PART = 12

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
      while (end < to && spells(units[end] ?? 0)) {
        if (isLetter(units[end] ?? 0)) letters++
        end++
      }
      if (letters === 0 || letters === end - at || end - at < 3) continue
      word.load(units, at, end)
      if (!bounds.isClean(word.letters, 0, word.size)) walker.fromEverywhere()
    }
  }

  /** Whether letters are the middle of a word that digits continue: cu5tard. */
  isPartOfWord(at: number, end: number, from: number, to: number): boolean {
    const { units } = this
    let left = at
    while (left > from && MAY_BE_LETTER[units[left - 1] ?? 0] === 1) left--
    let right = end
    while (right < to && MAY_BE_LETTER[units[right] ?? 0] === 1) right++
    if (left === at && right === end) return false
    if (left > from && left < at && isLetter(units[left - 1] ?? 0)) return true
    if (right < to && right > end && isLetter(units[right] ?? 0)) return true
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
    for (let at = from; at < to; at++) {
      const unit = units[at] ?? 0
      if (!isLetter(unit) && !this.countsAsLetter(unit, at + 1 === to)) {
        if (unit === FOREIGN_LETTER || unit === APOSTROPHE) return
        fresh = true
        continue
      }
      if (fresh) {
        if (inPiece === 1) singles++
        pieces++
        inPiece = 0
      }
      const repeats = word.size > 0 && word.units[word.size - 1] === unit
      word.push(unit, fresh ? 1 : 0)
      fresh = false
      if (inPiece === 0 || !repeats) inPiece++
      if (inPiece > longest) longest = inPiece
    }
    if (pieces < 2 || word.size < 3) return
    word.gaps = pieces - 1
    if (longest > 1 && singles < 3) word.make = Make.joined
    walker.open()
    for (let at = 0; at < word.size; at++) if (word.cuts[at] === 1) walker.from(at)
  }

  /** Whether one letter in the place of the only sign makes a known word: c*unt. */
  hidesOneOfKnown(from: number, to: number): boolean {
    const { units, bounds } = this
    let sign = -1
    for (let at = from; at < to; at++) {
      const unit = units[at] ?? 0
      if (isLetter(unit)) continue
      if (sign >= 0 || MAY_HIDE[unit] === 0) return false
      sign = at
    }
    if (sign < 0) return false
    const before = hashBetween(units, from, sign, EMPTY)
    for (let letter = 1; letter <= LAST_LETTER; letter++) {
      const word = hashBetween(units, sign + 1, to, extend(before, letter))
      if (bounds.isCleanHash(word)) return true
    }
    return false
  }

  private countsAsLetter(unit: number, last: boolean): boolean {
    if (IS_DIGIT[unit] === 1) return true
    return unit === 64 || unit === 36 || (unit === 33 && !last)
  }

  /** With signs that hide letters: f**k, sh*t, b!@#h. */
  withHidden(from: number, to: number): void {
    const { units, word, walker } = this
    let first = from
    while (first < to && !isLetter(units[first] ?? 0) && !this.mayOpenMask(first)) first++
    let last = to
    while (last > first && PUNCTUATION[units[last - 1] ?? 0] === 1 && units[last - 1] !== DASH)
      last--
    if (last - first > LONGEST_MASKED || last - first < 3) return
    word.begin(first, last, Make.masked)
    let letters = 0
    let hidden = 0
    let run = 0
    let sign = -1
    let mixed = false
    for (let at = first; at < last; at++) {
      const unit = units[at] ?? 0
      if (isLetter(unit)) {
        letters++
        run = 0
        word.push(unit)
        continue
      }
      // Dashes in a row part words, unless a single letter stands before them.
      if (++run > 1 && (unit === DASH || unit === LOW_LINE) && letters > 1) return
      if (MAY_HIDE[unit] === 1 && (MAY_BE_LETTER[unit] === 0 || this.isAmongMasks(at))) {
        mixed ||= sign >= 0 && sign !== unit
        sign = unit
        hidden++
        word.push(WILD)
      } else if (MAY_BE_LETTER[unit] === 1) word.push(unit)
      else return
    }
    if (hidden === 0 || letters === 0 || hidden > MOST_HIDDEN) return
    const dashes = sign === DASH || sign === LOW_LINE
    if (letters === 1) word.leastShown = sign === STAR || (dashes && hidden >= 3) ? 1 : 2
    else if (dashes && hidden === 1 && !mixed) word.leastShown = 3
    walker.fromEverywhere()
  }

  private mayOpenMask(at: number): boolean {
    const unit = this.units[at]
    return unit === STAR || unit === HASH
  }

  private isAmongMasks(at: number): boolean {
    return ONLY_HIDES[this.units[at - 1] ?? 0] === 1 || ONLY_HIDES[this.units[at + 1] ?? 0] === 1
  }

  /** Whether what was trimmed at the edges may hide letters. */
  hidesAtEdge(from: number, first: number, last: number, to: number): boolean {
    const { units } = this
    if (first > from && units[first - 1] === STAR) return true
    return last < to && (units[last] === STAR || units[last] === DASH)
  }

  /** Single characters with spaces between them: f u c k. */
  spelled(from: number, to: number): void {
    const { units } = this
    // "such a b a d word": the article is no part of it.
    const first = units[from]
    if ((first === 1 || first === 9) && units[from + 1] === SPACE) {
      let second = from + 1
      while (units[second] === SPACE) second++
      if (to - second >= 5) this.spell(second, to)
    }
    this.spell(from, to)
  }

  private spell(from: number, to: number): void {
    const { units, word, walker } = this
    let part = from
    while (part < to) {
      word.begin(part, to, Make.spelled)
      let at = part
      for (; at < to && word.size < LONGEST; at++) {
        const unit = units[at] ?? 0
        if (unit === SPACE) {
          if (units[at - 1] !== SPACE) word.gaps++
        } else if (ONLY_HIDES[unit] === 1) word.push(WILD)
        else if (spells(unit)) word.push(unit)
      }
      word.to = at
      word.leastShown = 2
      walker.fromEverywhere()
      part = at
    }
  }

  /** Two chunks that make an entry only together: fu ck. */
  together(headFrom: number, headTo: number, from: number, to: number): void {
    const { units, word, walker } = this
    let last = to
    while (last > from && PUNCTUATION[units[last - 1] ?? 0] === 1) last--
    if (last - from > LONGEST_PART || last === from || headTo - headFrom > LONGEST_PART) return
    for (let at = from; at < last; at++) if (!spells(units[at] ?? 0)) return
    if (this.isKnownPart(headFrom, headTo) && this.isKnownPart(from, last)) return
    word.begin(headFrom, last, Make.joined)
    for (let at = headFrom; at < headTo; at++) {
      if (units[at] !== SPACE) word.push(units[at] ?? 0, at === headFrom ? 1 : 0)
    }
    for (let at = from; at < last; at++) word.push(units[at] ?? 0, at === from ? 1 : 0)
    word.gaps = 1
    walker.open()
    walker.from(0)
  }

  private isKnownPart(from: number, to: number): boolean {
    if (to - from > 1) return this.bounds.isKnown(this.units, from, to)
    return (this.units[from] ?? 0) <= LAST_LETTER
  }
}
