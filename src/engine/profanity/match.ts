import { WIDTH, type Automaton, type Entries } from './automaton.js'
import { hashBetween, type Bounds } from './bound.js'
import { Disguises } from './disguise.js'
import type { Folded } from './fold.js'
import { isAddress, isIdentifier } from './identifier.js'
import { Masks } from './masks.js'
import { mayBegin } from './prefix.js'
import {
  DASH,
  IS_STOP,
  MAY_BE_LETTER,
  ONLY_HIDES,
  LOW_LINE,
  PUNCTUATION,
  spells,
  TALLY,
} from './signs.js'
import { Spelling } from './spelling.js'
import { FOREIGN_LETTER, isLetter, SPACE } from './units.js'
import { Walker, type Match } from './walk.js'
import { LONGEST, Word } from './word.js'
import { EMPTY } from './word-set.js'

const LONGEST_HEAD = 12
const LONGEST_SINGLE = 6
const LONGEST_LEET = 60
const SIGNS_OF_AN_ADDRESS = 3

/** Goes through a folded text chunk by chunk and lists where profane words may stand. */
export class Matcher {
  private readonly word = new Word()
  private readonly walker: Walker
  private readonly disguises: Disguises
  private readonly masks: Masks
  private readonly spelling: Spelling
  private units: Uint8Array = new Uint8Array(0)
  private marks: Uint8Array = new Uint8Array(0)
  /** Where the last plain chunk led the automaton as a whole, 0 where that is not known. */
  private headState = 0

  constructor(
    private readonly automaton: Automaton,
    entries: Entries,
    private readonly bounds: Bounds,
  ) {
    this.walker = new Walker(automaton, entries, bounds, this.word)
    this.disguises = new Disguises(this.word, this.walker, bounds)
    this.masks = new Masks(this.word, this.walker, bounds)
    this.spelling = new Spelling(this.word, this.walker)
  }

  /** Lists the matches; `enough` is asked after each chunk with a match whether to go on. */
  match(folded: Folded, enough: (found: readonly Match[]) => boolean): readonly Match[] {
    const { units, length } = folded
    this.units = units
    this.marks = folded.marks
    this.walker.reset(units, length)
    this.disguises.reset(units)
    this.masks.reset(units)
    this.spelling.reset(units)

    let spelledFrom = 0
    let spelledTo = 0
    let singles = 0
    let headFrom = -1
    let headTo = 0
    let headState = 0
    let seen = 0
    let at = 0
    while (at < length) {
      if (units[at] === SPACE) {
        at++
        continue
      }
      const from = at
      while (isLetter(units[at] ?? 0) && at - from < LONGEST) at++
      const lettersTo = at
      while (units[at] !== SPACE && at - from < LONGEST) at++
      const isStopped = lettersTo === at - 1 && IS_STOP[units[lettersTo] ?? 0] === 1
      this.headState = 0
      let begins = false
      if (lettersTo === at) begins = this.plain(from, at)
      else if (isStopped) this.plain(from, lettersTo)
      else {
        begins = this.mixed(from, at)
        this.headState = 0
      }

      if (singles > 0 && this.isGap(from, at)) continue
      if (this.isSingle(from, at)) {
        if (singles === 0) spelledFrom = from
        singles++
        spelledTo = at
      } else {
        if (singles >= 2 && units[from + 1] === LOW_LINE) {
          singles++
          spelledTo = from + 1
        }
        if (singles >= 3) this.spelling.spelled(spelledFrom, spelledTo)
        if (singles >= 2) this.disguises.together(spelledFrom, spelledTo, from, at)
        singles = units[at - 2] === LOW_LINE ? 1 : 0
        spelledFrom = at - 1
      }
      if (headFrom >= 0 && singles < 3 && this.mayContinue(headState, headFrom, headTo, from))
        this.disguises.together(headFrom, headTo, from, at, this.automaton.ends[headState] !== 0)
      headState = this.headState
      headFrom = begins && at - from <= LONGEST_HEAD ? from : -1
      headTo = at

      if (this.walker.found.length > seen) {
        seen = this.walker.found.length
        if (enough(this.walker.found)) return this.walker.found
      }
    }
    if (singles >= 3) this.spelling.spelled(spelledFrom, spelledTo)
    return this.walker.found
  }

  /** Signs alone between spelled letters: f . o . o */
  private isGap(from: number, to: number): boolean {
    return (
      to - from <= 2 &&
      PUNCTUATION[this.units[from] ?? 0] === 1 &&
      PUNCTUATION[this.units[to - 1] ?? 0] === 1
    )
  }

  /** One character, or one letter drawn out. */
  private isSingle(from: number, to: number): boolean {
    if (to - from === 1 && ONLY_HIDES[this.units[from] ?? 0] === 1) return true
    while (from < to - 1 && PUNCTUATION[this.units[from] ?? 0] === 1) from++
    while (to > from + 1 && PUNCTUATION[this.units[to - 1] ?? 0] === 1) to--
    const first = this.units[from] ?? 0
    if (to - from === 1) return spells(first)
    if (to - from > LONGEST_SINGLE || !isLetter(first)) return false
    for (let at = from + 1; at < to; at++) if (this.units[at] !== first) return false
    return true
  }

  /** Wipes what the search left of a text. */
  forget(): void {
    if (!this.word.isTouched) return
    this.word.forget()
    this.bounds.forget()
    this.walker.forget()
  }

  /**
   * Whether an entry that begins with a head of plain letters may go on with the next chunk. A head that is a whole
   * entry is not drawn out by the first letter of the next word.
   */
  private mayContinue(state: number, headFrom: number, headTo: number, from: number): boolean {
    const first = this.units[from] ?? 0
    if (state === 0) return mayBegin(this.automaton, this.units, headFrom, headTo)
    if (!isLetter(first)) return true
    const { next, ends } = this.automaton
    if (next[state * WIDTH + first] !== 0) return true
    return ends[state] === 0 && this.units[headTo - 1] === first
  }

  /** A chunk of letters. Tells whether an entry begins with it. */
  private plain(from: number, to: number): boolean {
    const { units, walker, word } = this
    const { next, ends, inner, opens, opensInside } = this.automaton
    let begins = false
    let loaded = false
    let clean = false
    for (let at = from; at < to; at++) {
      const first = units[at] ?? 0
      if (at > from) {
        if (at >= to - 2) break
        const second = 1 << (units[at + 1] ?? 0)
        if (((opensInside[first] ?? 0) & second) === 0 || this.isInRun(at)) continue
      } else if (to > from + 1 && ((opens[first] ?? 0) & (1 << (units[at + 1] ?? 0))) === 0)
        continue
      let state = next[first] ?? 0
      if (state === 0) continue
      for (let end = at + 1; ; end++) {
        if (end === to) {
          if (at === from) {
            begins = true
            this.headState = state
          }
          break
        }
        const unit = units[end] ?? 0
        const repeats = unit === units[end - 1]
        state = next[state * WIDTH + unit] ?? 0
        if (!repeats && (state === 0 || (at > from && inner[state] === 0))) break
        const entry = repeats ? 0 : (ends[state] ?? 0)
        if (!repeats && entry === 0) continue
        if (!loaded && !clean && (at > from || end + 1 < to)) {
          // Most words with a stem inside are everyday words.
          clean = this.isClean(from, to)
        }
        if (clean) {
          if (at > from) return begins
          if (!repeats) continue
          begins = true
          break
        }
        if (!loaded) {
          word.load(units, from, to)
          walker.open()
          loaded = true
        }
        if (repeats) {
          // A letter may be doubled for effect, which the general walk knows about.
          walker.from(at - from)
          if (at === from) begins = true
          break
        }
        walker.foundPlain(at - from, end + 1 - from, entry - 1)
      }
    }
    return begins
  }

  /** In a long run of one letter only its first and its last two can begin a word. */
  private isInRun(at: number): boolean {
    const { units } = this
    return units[at] === units[at - 1] && units[at] === units[at + 1]
  }

  private isClean(from: number, to: number): boolean {
    return this.bounds.isCleanHash(hashBetween(this.units, from, to, EMPTY))
  }

  /** A chunk with digits or signs in it. Tells whether an entry may begin with it. */
  private mixed(from: number, to: number): boolean {
    const { units, disguises, masks, walker } = this
    let first = from
    let last = to
    while (first < last && PUNCTUATION[units[first] ?? 0] === 1) first++
    while (last > first && PUNCTUATION[units[last - 1] ?? 0] === 1) last--

    let tally = 0
    for (let at = first; at < last; at++) tally = (tally + (TALLY[units[at] ?? 0] ?? 0)) | 0
    const letters = tally & 255
    const signs = (tally >>> 8) & 255
    const leet = (tally >>> 16) & 255
    const digits = tally >>> 24
    if (letters === 0) return false
    const opensAsLetter =
      first > from && MAY_BE_LETTER[units[first - 1] ?? 0] === 1 && to - from <= LONGEST_LEET
    const hidesAtEdge = units[last] === DASH
    if (letters === last - first && !hidesAtEdge) {
      const begins = this.plain(first, last)
      if (opensAsLetter) disguises.asLetters(from, to)
      return begins && first === from
    }
    if (isIdentifier(units, this.marks, first, last, digits)) return false
    const seen = walker.found.length
    let begins = this.betweenSigns(first, last)
    const reads = signs < SIGNS_OF_AN_ADDRESS || !isAddress(units, first, last)
    const spelled = reads && signs > 1 && this.spelling.withinChunk(first, last)
    if (reads && signs > 0 && !spelled) disguises.withoutSigns(first, last)
    if (walker.found.length > seen && masks.hidesOneOfKnown(first, last, false)) {
      walker.found.length = seen
      begins = false
    }
    if (!reads) return false
    const unread = walker.found.length
    if (opensAsLetter || (leet > 0 && to - from <= LONGEST_LEET)) disguises.asLetters(from, to)
    if (walker.found.length > unread && masks.hidesOneOfKnown(first, last, true))
      walker.found.length = unread
    if (!spelled && (signs > 0 || hidesAtEdge)) masks.withHidden(from, to)
    if (signs > 1) this.betweenLowLines(first, last)
    return begins || (letters <= 3 && last - first <= 4)
  }

  /** The parts of a user name, each as if it stood alone: xx_…_99. */
  private betweenLowLines(first: number, last: number): void {
    const { units } = this
    let from = first
    for (let at = first; at <= last; at++) {
      if (at < last && units[at] !== LOW_LINE) continue
      if (at - from > 3 && at - from < last - first) this.mixed(from, at)
      from = at + 1
    }
  }

  /** The letters between the signs. Tells whether an entry begins with the last of them. */
  private betweenSigns(first: number, last: number): boolean {
    const { units } = this
    let begins = false
    for (let at = first, end; at < last; at = end + 1) {
      end = at
      while (end < last && isLetter(units[end] ?? 0)) end++
      if (end === at || (end - at === 1 && end < last)) continue
      if (units[at - 1] === FOREIGN_LETTER) continue
      if (units[end] === FOREIGN_LETTER) continue
      if (this.disguises.isPartOfWord(at, end, first, last)) continue
      begins = this.plain(at, end) && end === last
    }
    return begins
  }
}
