import { LAST_LETTER, WILD } from './units.js'
import { EMPTY, extend, WordSet } from './word-set.js'

/** How a match sits in the word around it. */
export enum Fit {
  none = 0,
  whole = 1,
  inflected = 2,
  /** Glued to words that are known: whatthe… */
  glued = 3,
  /** Among letters that are no known words. */
  inside = 4,
}

/** The endings of words; what is a clean word without one is clean with it. */
export const SUFFIXES = (
  's es z ez ed d in ing ings en er ers a as ah ahs az uh y ier iest ies ish able ness ful ' +
  'less like ly ery erin erz rs r eth est n ns t wit ya u e'
).split(' ')
const SUFFIX_SET = WordSet.of(SUFFIXES)
/** A word is at least so long without its ending. */
export const SHORTEST_STEM = 4
const LONGEST_SUFFIX = 4
const LONGEST_KNOWN = 14
const LONGEST_GLUED = 40

/** The edges of words: endings, known words, and clean words that hold a profane one. */
export class Bounds {
  private readonly reached = new Uint8Array(LONGEST_GLUED + 1)
  private readonly calm = new Uint8Array(512)
  /** How many letters have been written into it at most since they were forgotten. */
  private calmed = 0

  constructor(
    private readonly known: WordSet,
    private readonly innocent: WordSet,
  ) {}

  /** Wipes what was read of a text. */
  forget(): void {
    this.calm.fill(0, 0, this.calmed)
    this.calmed = 0
  }

  isKnown(letters: Uint8Array, from: number, to: number): boolean {
    return this.known.has(hashBetween(letters, from, to, EMPTY))
  }

  isCleanHash(hash: number): boolean {
    return this.innocent.has(hash) || this.known.has(hash)
  }

  isSuffix(letters: Uint8Array, from: number, to: number): boolean {
    return to - from <= LONGEST_SUFFIX && SUFFIX_SET.has(hashBetween(letters, from, to, EMPTY))
  }

  /** Whether letters can be cut into known words, no more than one of them short. */
  areWords(letters: Uint8Array, from: number, to: number): boolean {
    const size = to - from
    if (size === 0) return true
    if (size > LONGEST_GLUED) return false
    const { reached } = this
    reached.fill(0, 0, size + 1)
    reached[0] = 1
    for (let start = 0; start < size; start++) {
      const before = reached[start] ?? 0
      if (before === 0) continue
      let hash = EMPTY
      for (let end = start + 1; end <= size && end - start <= LONGEST_KNOWN; end++) {
        hash = extend(hash, letters[from + end - 1] ?? 0)
        if (!this.known.has(hash)) continue
        const cost = before + (end - start < 3 ? 1 : 0)
        const best = reached[end] ?? 0
        if (cost <= 2 && (best === 0 || best > cost)) reached[end] = cost
      }
    }
    return reached[size] !== 0
  }

  /** An ending, or an ending and then known words: …edupagain. */
  areRest(letters: Uint8Array, from: number, to: number): boolean {
    if (this.areWords(letters, from, to)) return true
    for (let cut = from + 1; cut <= from + LONGEST_SUFFIX && cut <= to; cut++) {
      if (this.isSuffix(letters, from, cut) && this.areWords(letters, cut, to)) return true
    }
    return false
  }

  /** A clean word, with or without an ending. */
  isClean(letters: Uint8Array, from: number, to: number): boolean {
    return this.isListed(letters, from, to, true)
  }

  private lists(hash: number, orKnown: boolean): boolean {
    return this.innocent.has(hash) || (orKnown && this.known.has(hash))
  }

  private isListed(letters: Uint8Array, from: number, to: number, orKnown: boolean): boolean {
    const shortest = Math.max(from + SHORTEST_STEM, to - LONGEST_SUFFIX)
    let hash = hashBetween(letters, from, Math.min(shortest, to), EMPTY)
    for (let cut = shortest; cut < to; cut++) {
      if (this.lists(hash, orKnown) && this.isSuffix(letters, cut, to)) return true
      hash = extend(hash, letters[cut] ?? 0)
    }
    return this.lists(hash, orKnown)
  }

  /** A clean word as it stands, or as it was before it was stretched. */
  isCleanHowever(letters: Uint8Array, size: number): boolean {
    return this.isClean(letters, 0, size) || this.isCalmlyClean(letters, size)
  }

  /** Whether a mask hides one letter, and some letter in its place makes a clean word with a stem inside. */
  mayHideInnocent(letters: Uint8Array, size: number): boolean {
    let hidden = -1
    for (let at = 0; at < size; at++) {
      if (letters[at] !== WILD) continue
      if (hidden >= 0) return false
      hidden = at
    }
    if (hidden < 0) return false
    let found = false
    for (let letter = 1; letter <= LAST_LETTER && !found; letter++) {
      letters[hidden] = letter
      found = this.isListed(letters, 0, size, false)
    }
    letters[hidden] = WILD
    return found
  }

  /** Whether a clean word, however stretched, reaches over the letters from `begin` to `end`. */
  isCovered(letters: Uint8Array, begin: number, end: number, size: number): boolean {
    return (
      this.isClean(letters, 0, size) ||
      this.isCoveredByPart(letters, begin, end, size) ||
      this.isCalmlyCovered(letters, begin, end, size)
    )
  }

  private isCoveredByPart(letters: Uint8Array, begin: number, end: number, size: number): boolean {
    if (size > LONGEST_GLUED) return false
    const last = begin + (letters[begin] === letters[begin + 1] ? 1 : 0)
    for (let from = 0; from <= last; from++) {
      if (from > 0 && !this.areWords(letters, 0, from)) continue
      for (let to = size; to >= end; to--) {
        if (from === begin && to === end) continue
        if (!this.isCleanHash(hashBetween(letters, from, to, EMPTY))) continue
        if (this.areRest(letters, to, size)) return true
      }
    }
    return false
  }

  private isCalmlyClean(letters: Uint8Array, size: number): boolean {
    const pace = paceOf(letters, size)
    if (pace === Pace.even) return false
    for (const most of [1, 2]) {
      if (this.isClean(this.calm, 0, this.calmDown(letters, size, pace, most))) return true
    }
    return false
  }

  /** Finds an assassin in assssassin, in aassssaassssiinn and in #theassssassintoday. */
  private isCalmlyCovered(letters: Uint8Array, begin: number, end: number, size: number): boolean {
    const pace = paceOf(letters, size)
    if (pace === Pace.even) return false
    for (const most of [1, 2]) {
      const first = this.calmDown(letters, begin, pace, most)
      const last = this.calmDown(letters, end, pace, most)
      const count = this.calmDown(letters, size, pace, most)
      if (this.isClean(this.calm, 0, count)) return true
      if (this.isCoveredByPart(this.calm, first, last, count)) return true
    }
    return false
  }

  /** Writes letters as they were before they were stretched; tells how many they are. */
  private calmDown(letters: Uint8Array, size: number, pace: Pace, most: number): number {
    let count = 0
    for (let at = 0, to; at < size; at = to) {
      to = runEnd(letters, at, size)
      const length = to - at
      const kept = pace === Pace.doubled ? length / 2 : length >= 3 ? most : length
      for (let copy = 0; copy < kept; copy++) this.calm[count++] = letters[at] ?? 0
    }
    this.calmed = Math.max(this.calmed, count)
    return count
  }
}

/** How letters are repeated: as in any word, every one of them twice, or some three times and more. */
enum Pace {
  even,
  doubled,
  stretched,
}

function paceOf(letters: Uint8Array, size: number): Pace {
  let stretched = false
  let doubled = true
  for (let at = 0, to; at < size; at = to) {
    to = runEnd(letters, at, size)
    if (to - at >= 3) stretched = true
    if ((to - at) % 2 === 1) doubled = false
  }
  return doubled ? Pace.doubled : stretched ? Pace.stretched : Pace.even
}

/** Goes on with a hash over letters. */
export function hashBetween(letters: Uint8Array, from: number, to: number, start: number): number {
  let hash = start
  for (let at = from; at < to; at++) hash = extend(hash, letters[at] ?? 0)
  return hash
}

function runEnd(letters: Uint8Array, at: number, size: number): number {
  let to = at + 1
  while (to < size && letters[to] === letters[at]) to++
  return to
}
