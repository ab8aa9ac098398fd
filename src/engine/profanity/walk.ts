import { WIDTH, type Automaton, type Entries, type Entry } from './automaton.js'
import { Fit, type Bounds } from './bound.js'
import { Neighbours } from './neighbours.js'
import { isDrawnFrom, isRecognizable, type Alteration } from './recognizable.js'
import { LETTERS_OF, NO_LETTERS, READINGS } from './signs.js'
import { isVowel, LAST_LETTER, WILD } from './units.js'
import { Make, type Word } from './word.js'

/** One place where a profane word may stand, and what was done to it. */
export interface Match extends Alteration {
  readonly entry: number
  readonly fit: Fit
  /** The units of the text that the whole word takes up. */
  readonly start: number
  readonly end: number
  readonly gaps: number
  readonly letters: number
}

const STEPS_FOR_A_WORD = 200
const STEPS_FOR_A_UNIT = 6
/** A word that holds more matches than this needs no more. */
const MOST_IN_A_WORD = 4

/** From this level on an entry may follow letters that are no words; names hold the others. */
const ANYWHERE = 99
/** From this level on an entry may be parted by a space and take an ending as well; “in June” and “an user” hold others. */
const SURE_IN_TWO = 85

const NO_UNITS = new Uint8Array(0)

/** Walks the automaton over a word, trying each letter that a unit may stand for. */
export class Walker implements Alteration {
  readonly found: Match[] = []
  leet = 0
  masked = 0
  stretched = 0
  private readonly neighbours: Neighbours
  private steps = 0
  private start = 0
  private inWord = 0
  /** Begun inside the word, where only some entries may. */
  private inside = false

  constructor(
    private readonly automaton: Automaton,
    private readonly entries: Entries,
    private readonly bounds: Bounds,
    private readonly word: Word,
  ) {
    this.neighbours = new Neighbours(bounds)
  }

  /** Begins a text. */
  reset(units: Uint8Array, length: number): void {
    this.found.length = 0
    this.neighbours.reset(units, length)
  }

  /** Lets go of the text and of what was found in it. */
  forget(): void {
    this.reset(NO_UNITS, 0)
    this.neighbours.forget()
  }

  /** Begins the word that was just put together. */
  open(): void {
    this.steps = STEPS_FOR_A_WORD + STEPS_FOR_A_UNIT * this.word.size
    this.inWord = 0
  }

  /** Walks from a place in the word, as far as entries reach. */
  from(start: number): void {
    this.start = start
    this.leet = 0
    this.masked = 0
    this.stretched = 0
    const { units, size, make } = this.word
    if (start + 1 >= size) return
    const first = units[start] ?? 0
    const second = READINGS[units[start + 1] ?? 0] ?? 0
    const { opens, opensInside } = this.automaton
    if (((opens[first] ?? 0) & second) === 0) return
    this.inside = start > 0 && make !== Make.joined && !this.signsOnly(0, start)
    if (this.inside && ((opensInside[first] ?? 0) & second) === 0) return
    this.step(0, start, 0)
  }

  /** Whether an entry may begin among some units; most are told from the first two of each place. */
  mayOpen(units: Uint8Array, from: number, to: number): boolean {
    const { opens, opensInside } = this.automaton
    let inside = false
    for (let at = from; at + 1 < to; at++) {
      const unit = units[at] ?? 0
      const second = READINGS[units[at + 1] ?? 0] ?? 0
      if ((((inside ? opensInside : opens)[unit] ?? 0) & second) !== 0) return true
      inside ||= unit <= LAST_LETTER
    }
    return false
  }

  /** Walks from every place where an entry may begin. */
  fromEverywhere(): void {
    this.open()
    const { units, size } = this.word
    for (let start = 0; start < size; start++) {
      // In a long run of one letter only its first and its last two can begin a word.
      if (start > 0 && units[start] === units[start - 1] && units[start] === units[start + 1])
        continue
      this.from(start)
    }
  }

  private step(state: number, at: number, last: number): void {
    if (this.steps-- <= 0) return
    const entry = this.automaton.ends[state] ?? 0
    if (entry !== 0) this.consider(this.start, at, entry - 1)
    if (at >= this.word.size) return
    const unit = this.word.units[at] ?? 0
    if (unit <= LAST_LETTER) {
      this.take(state, at, unit, last)
    } else if (unit === WILD) {
      if (state === 0 && this.word.size - at <= 3) return
      this.masked++
      for (let letter = 1; letter <= LAST_LETTER; letter++) {
        if (this.word.hidesVowels && !isVowel(letter)) continue
        const following = this.automaton.next[state * WIDTH + letter] ?? 0
        if (following !== 0 && (!this.inside || this.automaton.inner[following] === 1)) {
          this.step(following, at + 1, letter)
        }
      }
      // More signs than letters: f****ing.
      if (at > 0 && this.word.units[at - 1] === WILD) this.step(state, at + 1, last)
      this.masked--
    } else {
      this.leet++
      for (const letter of LETTERS_OF[unit] ?? NO_LETTERS) this.take(state, at, letter, last)
      this.leet--
    }
  }

  private take(state: number, at: number, letter: number, last: number): void {
    const following = this.automaton.next[state * WIDTH + letter] ?? 0
    if (following !== 0 && (!this.inside || this.automaton.inner[following] === 1)) {
      this.step(following, at + 1, letter)
    }
    if (letter === last && state !== 0) {
      this.stretched++
      this.step(state, at + 1, letter)
      this.stretched--
    }
  }

  /** A match of plain letters, found without the walk. */
  foundPlain(begin: number, end: number, index: number): void {
    this.leet = 0
    this.masked = 0
    this.stretched = 0
    this.consider(begin, end, index)
  }

  private consider(begin: number, end: number, index: number): void {
    const entry = this.entries.at(index)
    if (entry === undefined || this.inWord >= MOST_IN_A_WORD) return
    const { word } = this
    if (!isRecognizable(entry, word, begin, end, this)) return
    const fit = this.fitOf(entry, begin, end)
    if (fit === Fit.none) return
    const cutOff = word.gaps === 0 ? fit !== Fit.inside : word.make === Make.joined
    if (cutOff && this.neighbours.makeClean(word, begin, end, fit === Fit.glued)) return
    this.inWord++
    this.found.push({
      entry: index,
      fit,
      start: word.from,
      end: word.to,
      leet: this.leet,
      masked: this.masked,
      stretched: this.stretched,
      gaps: word.gaps,
      letters: end - begin,
    })
  }

  private fitOf(entry: Entry, begin: number, end: number): Fit {
    const { word, bounds } = this
    const { letters, size } = word
    const open = this.signsOnly(0, begin)
    const close = this.signsOnly(end, size)
    if (open && close) {
      const altered = this.stretched + this.leet + word.gaps > 0
      if (!altered || (this.stretched > 0 && isDrawnFrom(entry, word))) return Fit.whole
      return bounds.isCovered(letters, begin, end, size) ? Fit.none : Fit.whole
    }
    let fit = Fit.none
    const ending = entry.inflects && bounds.isSuffix(letters, end, size)
    if (open && ending && (word.make !== Make.joined || entry.level >= SURE_IN_TWO))
      fit = Fit.inflected
    else if (word.make === Make.joined) fit = open && word.cuts[end] === 1 ? Fit.whole : Fit.none
    else if (!word.asWhole && (entry.free || (entry.glued && this.masked === 0))) {
      const left = open || bounds.areWords(letters, 0, begin)
      const right = close || bounds.areRest(letters, end, size)
      const anywhere = left || entry.level >= ANYWHERE
      if (left && right) fit = Fit.glued
      else if (entry.free && anywhere && this.masked === 0) fit = Fit.inside
    }
    if (fit === Fit.none || this.isEntry()) return Fit.none
    if (this.masked > 0 && (this.stretched > 0 || this.hidesClean(entry, begin, end)))
      return Fit.none
    return bounds.isCovered(letters, begin, end, size) ? Fit.none : fit
  }

  /** Signs at the edge of a word are no letters of it: $hit!! */
  private signsOnly(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const unit = this.word.units[at] ?? 0
      if (unit <= LAST_LETTER || unit === WILD) return false
    }
    return true
  }

  /** Whether the whole word is an entry, which then speaks for it. */
  private isEntry(): boolean {
    const { next, ends } = this.automaton
    const { letters, size } = this.word
    let state = 0
    for (let at = 0; at < size; at++) {
      state = next[state * WIDTH + (letters[at] ?? 0)] ?? 0
      if (state === 0) return false
    }
    return ends[state] !== 0
  }

  /** Whether the letters that the signs would hide for an entry make a clean word: sp*cy. */
  private hidesClean(entry: Entry, begin: number, end: number): boolean {
    if (end - begin !== entry.word.length) return false
    const { letters, size, restored } = this.word
    if (this.bounds.mayHideInnocent(letters, size)) return true
    for (let at = 0; at < size; at++) {
      const inEntry = at >= begin && at < end
      restored[at] = inEntry ? entry.word.charCodeAt(at - begin) - 96 : (letters[at] ?? 0)
    }
    return this.bounds.isCovered(restored, begin, end, size)
  }
}
