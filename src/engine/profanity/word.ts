import { firstLetter } from './signs.js'

/** Longer runs without a space are read in parts of this size. */
export const LONGEST = 200

/** How the pieces of a word were put together. */
export enum Make {
  /** As it stands in the text. */
  asWritten = 0,
  /** Out of pieces; a match must reach over a cut and begin at one. */
  joined = 1,
  /** Out of single characters: every cut is as good as none. */
  spelled = 2,
  /** With wild units where signs may hide letters. */
  masked = 3,
}

/** A word as one reading of the text has it, with the place it came from. */
export class Word {
  readonly units = new Uint8Array(LONGEST)
  /** 1 where a piece begins, and after the last. */
  readonly cuts = new Uint8Array(LONGEST + 1)
  readonly letters = new Uint8Array(LONGEST)
  /** Room for the letters with those that signs hide. */
  readonly restored = new Uint8Array(LONGEST)
  size = 0
  from = 0
  to = 0
  gaps = 0
  make: Make = Make.asWritten
  /** With a mask, how many letters must show. */
  leastShown = 1
  /** Put together of two words that are clean alone. */
  ofKnown = false
  /** An entry is found only where it is all of the word, endings apart. */
  asWhole = false
  /** Only vowels are hidden: a dash between consonants joins them. */
  hidesVowels = false

  /** How many letters have been put in at most since all were forgotten. */
  private longest = 0

  /** Whether a letter may have been put in since all were forgotten. */
  get isTouched(): boolean {
    return this.size + this.longest > 0
  }

  begin(from: number, to: number, make: Make): void {
    this.longest = Math.max(this.longest, this.size)
    this.size = 0
    this.from = from
    this.to = to
    this.gaps = 0
    this.make = make
    this.leastShown = 1
    this.ofKnown = false
    this.asWhole = false
    this.hidesVowels = false
  }

  /** Adds a unit, of which there are never more than {@link LONGEST}. */
  push(unit: number, cut = 0): void {
    this.cuts[this.size] = cut
    this.letters[this.size] = firstLetter(unit)
    this.units[this.size++] = unit
    this.cuts[this.size] = 1
  }

  /** Makes a piece of the text the word, as it is written, which is never longer than {@link LONGEST}. */
  load(units: Uint8Array, from: number, to: number): void {
    this.begin(from, to, Make.asWritten)
    const size = to - from
    for (let at = 0; at < size; at++) {
      const unit = units[from + at] ?? 0
      this.units[at] = unit
      this.letters[at] = firstLetter(unit)
      this.cuts[at] = 0
    }
    this.cuts[size] = 1
    this.size = size
  }

  /** Wipes every letter. */
  forget(): void {
    const touched = Math.max(this.size, this.longest)
    this.units.fill(0, 0, touched)
    this.letters.fill(0, 0, touched)
    this.restored.fill(0, 0, touched)
    this.size = 0
    this.longest = 0
  }

  /** Whether the part from `begin` to `end` was put together from pieces. */
  crossesCut(begin: number, end: number): boolean {
    for (let at = begin + 1; at < end; at++) if (this.cuts[at] === 1) return true
    return false
  }
}
