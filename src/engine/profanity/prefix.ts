import { WIDTH, type Automaton } from './automaton.js'
import { LETTERS_OF, NO_LETTERS } from './signs.js'
import { SPACE } from './units.js'

/** Whether an entry may begin with some units, however they are read and stretched; spaces among them are none. */
export function mayBegin(
  automaton: Automaton,
  units: Uint8Array,
  from: number,
  to: number,
): boolean {
  return passes(automaton, units, from, to, 0, 0)
}

function passes(
  automaton: Automaton,
  units: Uint8Array,
  at: number,
  to: number,
  state: number,
  last: number,
): boolean {
  if (at === to) return true
  const unit = units[at] ?? 0
  if (unit === SPACE) return passes(automaton, units, at + 1, to, state, last)
  for (const letter of LETTERS_OF[unit] ?? NO_LETTERS) {
    const following = automaton.next[state * WIDTH + letter] ?? 0
    if (following !== 0 && passes(automaton, units, at + 1, to, following, letter)) return true
    if (letter === last && passes(automaton, units, at + 1, to, state, letter)) return true
  }
  return false
}
