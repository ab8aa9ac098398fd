import { LETTERS_OF, NO_LETTERS } from './signs.js'
import { LAST_LETTER, WILD } from './units.js'
import { LETTER_BEHIND } from './veil.js'

/** One form of a profane word. */
export interface Entry {
  readonly word: string
  /** How likely the bare word is meant as profanity, in per cent. */
  readonly level: number
  /** May stand inside any word, whatever surrounds it. */
  readonly free: boolean
  /** May be glued to known words. */
  readonly glued: boolean
  /** Takes endings. */
  readonly inflects: boolean
  /** May be written as two words, each clean. */
  readonly apart: boolean
  /** A spelling derived from another entry. */
  readonly respelled: boolean
}

/** Entries by their place: a plain array, or a list that is read when it is asked. */
export interface Entries {
  at(index: number): Entry | undefined
}

/** All entries as one automaton; a state is a prefix, state 0 the empty one. */
export interface Automaton {
  /** `next[state * WIDTH + letter]` is the following state, 0 when there is none. */
  readonly next: Uint16Array
  /** 1 + the index of the entry that ends in a state, 0 when none does. */
  readonly ends: Uint16Array
  /** Whether some entry through a state may begin inside a word. */
  readonly inner: Uint8Array
  /** By unit: what may follow it where an entry begins, as a set to be compared with its `READINGS`. */
  readonly opens: Int32Array
  /** The same of the entries that may begin inside a word. */
  readonly opensInside: Int32Array
}

export const WIDTH = LAST_LETTER + 1

const ZERO = 48
const CAPITAL_A = 65
const LONGEST_WORD = 64
/** Every set of readings has something in common with it. */
const ANYTHING = -1

/**
 * What ends a packed word: how many of its letters the next one begins with, as a digit from 0, or from A
 * where the word may begin inside another.
 */
export const closing = (shared: number, inner: boolean): string =>
  String.fromCharCode((inner ? CAPITAL_A : ZERO) + shared)

/** How many letters a closing says that the next word shares. */
export const sharedAt = (closing: number): number =>
  closing - (closing < CAPITAL_A ? ZERO : CAPITAL_A)

/**
 * Reads the automaton of packed words, which are in order: of each the letters that the one before did not have,
 * veiled, and a {@link closing}. So every letter makes a state, and none is looked for. Tells where the closings are, too.
 */
export function readAutomaton(packed: string): Automaton & { readonly closings: Uint16Array } {
  // With their closings, words take up no fewer characters than they make states.
  const size = packed.length
  const next = new Uint16Array(size * WIDTH)
  const ends = new Uint16Array(size)
  const inner = new Uint8Array(size)
  const closings = new Uint16Array(size)
  const path = new Uint16Array(LONGEST_WORD)
  let states = 0
  let entries = 0
  let state = 0
  let depth = 0
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at)
    const letter = LETTER_BEHIND[code] ?? 0
    if (letter === 0) {
      closings[entries] = at
      ends[state] = ++entries
      for (; code >= CAPITAL_A && depth > 0; depth--) inner[path[depth] ?? 0] = 1
      depth = sharedAt(code)
      state = path[depth] ?? 0
      continue
    }
    next[state * WIDTH + letter] = ++states
    state = states
    path[++depth] = state
  }
  return { next, ends, inner, closings, ...readOpenings(next, inner) }
}

/** A doubled letter opens whatever its single one does, and so does a letter before a sign that may hide one. */
function readOpenings(
  next: Uint16Array,
  inner: Uint8Array,
): Pick<Automaton, 'opens' | 'opensInside'> {
  const opens = new Int32Array(128)
  const opensInside = new Int32Array(128)
  for (let first = 1; first <= LAST_LETTER; first++) {
    const state = next[first] ?? 0
    if (state === 0) continue
    let follow = (1 << first) | (1 << WILD)
    let inside = inner[state] === 1 ? follow : 0
    for (let letter = 1; letter <= LAST_LETTER; letter++) {
      const following = next[state * WIDTH + letter] ?? 0
      if (following === 0) continue
      follow |= 1 << letter
      if (inner[following] === 1) inside |= 1 << letter
    }
    opens[first] = follow
    opensInside[first] = inside
  }
  for (let sign = WILD + 1; sign < 128; sign++) {
    for (const letter of LETTERS_OF[sign] ?? NO_LETTERS) {
      opens[sign] = (opens[sign] ?? 0) | (opens[letter] ?? 0)
      opensInside[sign] = (opensInside[sign] ?? 0) | (opensInside[letter] ?? 0)
    }
  }
  opens[WILD] = ANYTHING
  opensInside[WILD] = ANYTHING
  return { opens, opensInside }
}
