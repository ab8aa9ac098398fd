import { LETTERS_OF } from './signs.js'
import { LAST_LETTER, WILD } from './units.js'

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
  /**
   * `opens[first * UNITS + second]`: whether an entry begins so, however the units are read;
   * {@link OPENS_INSIDE} where one does that may begin inside a word.
   */
  readonly opens: Uint8Array
}

/** Units that stand for something other than a picture are below. */
export const UNITS = 128
const OPENS = 1
export const OPENS_INSIDE = 2

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
  return { next, ends, inner, opens: findOpenings(next, inner) }
}

/** A doubled letter opens whatever its single one does, and so does a letter before a sign that may hide one. */
function findOpenings(next: Uint16Array, inner: Uint8Array): Uint8Array {
  const opens = new Uint8Array(UNITS * UNITS)
  const spelling = Array.from({ length: UNITS }, (_, unit) => {
    const letters = unit >= 1 && unit <= LAST_LETTER ? [unit] : LETTERS_OF[unit]
    return [unit, letters ?? []] as const
  }).filter(([, letters]) => letters.length > 0)
  for (const [first, firsts] of spelling) {
    for (const letter of firsts) {
      const state = next[letter] ?? 0
      if (state === 0) continue
      const single = inner[state] === 1 ? OPENS_INSIDE : OPENS
      opens[first * UNITS + WILD] = Math.max(opens[first * UNITS + WILD] ?? 0, single)
      for (const [second, seconds] of spelling) {
        const slot = first * UNITS + second
        for (const following of seconds) {
          const reached = following === letter ? state : (next[state * WIDTH + following] ?? 0)
          if (reached !== 0)
            opens[slot] = Math.max(opens[slot] ?? 0, inner[reached] === 1 ? OPENS_INSIDE : OPENS)
        }
      }
    }
  }
  return opens.fill(OPENS_INSIDE, WILD * UNITS, WILD * UNITS + UNITS)
}
