import { LAST_LETTER } from './units.js'

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

/** All entries as one automaton; a state is a prefix, state 0 the empty one. */
export interface Automaton {
  /** `next[state * WIDTH + letter]` is the following state, 0 when there is none. */
  readonly next: Uint16Array
  /** 1 + the index of the entry that ends in a state, 0 when none does. */
  readonly ends: Uint16Array
  /** Whether some entry through a state may begin inside a word. */
  readonly inner: Uint8Array
  /** `opensInside[first * WIDTH + second]`: whether an entry that may begin inside a word begins so. */
  readonly opensInside: Uint8Array
}

export const WIDTH = LAST_LETTER + 1

/** Builds the automaton of entries whose words are folded: a to z. */
export function buildAutomaton(entries: readonly Entry[]): Automaton {
  let letters = 1
  for (const entry of entries) letters += entry.word.length
  const next = new Uint16Array(letters * WIDTH)
  const ends = new Uint16Array(letters)
  const inner = new Uint8Array(letters)
  let states = 1
  entries.forEach((entry, index) => {
    let state = 0
    for (let at = 0; at < entry.word.length; at++) {
      const slot = state * WIDTH + entry.word.charCodeAt(at) - 96
      if (next[slot] === 0) next[slot] = states++
      state = next[slot] ?? 0
      if (entry.free || entry.glued) inner[state] = 1
    }
    if (ends[state] === 0) ends[state] = index + 1
  })
  return { next, ends, inner, opensInside: findOpenings(next, inner) }
}

/** A doubled letter opens whatever its single one does. */
function findOpenings(next: Uint16Array, inner: Uint8Array): Uint8Array {
  const opensInside = new Uint8Array(WIDTH * WIDTH)
  for (let first = 1; first < WIDTH; first++) {
    const state = next[first] ?? 0
    for (let second = 1; second < WIDTH; second++) {
      const reached = first === second ? state : (next[state * WIDTH + second] ?? 0)
      opensInside[first * WIDTH + second] = inner[reached] ?? 0
    }
  }
  return opensInside
}
