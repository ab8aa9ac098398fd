import { IS_DIGIT, ONLY_HIDES, spells } from './signs.js'
import { isLetter, SPACE, WILD } from './units.js'
import type { Walker } from './walk.js'
import { LONGEST, Make, type Word } from './word.js'

/** The readings of words that are spelled out, one character at a time. */
export class Spelling {
  private units: Uint8Array = new Uint8Array(0)

  constructor(
    private readonly word: Word,
    private readonly walker: Walker,
  ) {}

  reset(units: Uint8Array): void {
    this.units = units
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

  /**
   * Characters with the same sign between them, and the letters beside them: f.u.c.k, xx_f_*_c_k_99.
   * Tells whether there are any.
   */
  withinChunk(from: number, to: number): boolean {
    const { units } = this
    let found = false
    for (let at = from; at + 4 < to; at++) {
      const sign = units[at + 1] ?? 0
      if (isLetter(sign) || IS_DIGIT[sign] === 1 || !this.isSpelledBy(sign, at)) continue
      let last = at
      while (last + 2 < to && this.isSpelledBy(sign, last)) last += 2
      if (last < at + 4) continue
      let first = at
      while (first > from && isLetter(units[first - 1] ?? 0)) first--
      let end = last + 1
      while (end < to && isLetter(units[end] ?? 0)) end++
      const isPart = (at: number): boolean => at < from || at >= to || units[at] === sign
      if (!isPart(first - 1) || !isPart(end)) return false
      this.spell(first, end, sign)
      found = true
      at = end - 1
    }
    return found
  }

  /** Whether a sign stands between one character and the next. */
  private isSpelledBy(sign: number, at: number): boolean {
    return this.units[at + 1] === sign && this.isSpelled(at, sign) && this.isSpelled(at + 2, sign)
  }

  private isSpelled(at: number, sign: number): boolean {
    const unit = this.units[at] ?? 0
    return unit !== sign && (spells(unit) || ONLY_HIDES[unit] === 1)
  }

  private spell(from: number, to: number, separator = SPACE): void {
    const { units, word, walker } = this
    let part = from
    while (part < to) {
      word.begin(part, to, Make.spelled)
      let at = part
      let letters = 0
      let hides = false
      for (; at < to && word.size < LONGEST; at++) {
        const unit = units[at] ?? 0
        if (unit === separator) {
          if (units[at - 1] !== separator) word.gaps++
        } else if (ONLY_HIDES[unit] === 1) {
          hides = true
          word.push(WILD)
        } else if (spells(unit)) {
          if (isLetter(unit)) letters++
          word.push(unit)
        }
      }
      word.to = at
      word.leastShown = 2
      // Digits alone are a sum, and so is one letter beside signs that hide: a * 5.
      if (letters > 1 || (letters === 1 && !hides)) walker.fromEverywhere()
      part = at
    }
  }
}
