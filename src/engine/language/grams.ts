import { SCRIPTS } from './scripts.js'
import { BOUNDARY, MOST_LETTERS } from './words.js'

/** The longest and the shortest n-gram, counted with the boundaries of the word. */
const LONGEST = 5
const SHORTEST = 2

/** Scripts written without spaces: the edges of a run of letters say nothing about words. */
const UNSPACED = Uint8Array.from(SCRIPTS, (script) =>
  script === 'Hani' || script === 'Tibt' || script === 'Mymr' ? 1 : 0,
)
const HAN = SCRIPTS.indexOf('Hani')
/** Among tens of thousands of characters, longer n-grams hardly come twice. */
const LONGEST_IN_HAN = 3

/** When a word is skimmed, grams start at its first letter alone, or at one in this many without spaces. */
const UNSPACED_STRIDE = 4
/** The shortest gram of a skimmed word that is longer: shorter ones say little that the close look did not. */
const SHORTEST_SKIMMED = 4

/** Room for the grams of the longest word. */
export const MOST_GRAMS = (MOST_LETTERS + 2) * (LONGEST - SHORTEST + 1) + 1

/**
 * Writes the 32-bit keys of a word's features into `keys`, how many letters each has into `sizes`, and gives
 * back how many there are: its n-grams and, if it is longer than those, the whole word. This function is the only place that says what the
 * model looks at; training and detection both call it. A word that is `skimmed` gives only the grams
 * that start at its beginning, in a fraction of the time: enough where many words have been read.
 *
 * @example
 * const count = hashGrams(words.letters, words.length, words.script, keys, sizes)
 */
export function hashGrams(
  letters: Uint16Array,
  length: number,
  script: number,
  keys: Uint32Array,
  sizes: Uint8Array,
  skimmed = false,
): number {
  const end = length + 2
  const longest = script === HAN ? LONGEST_IN_HAN : LONGEST
  const wholeWord = UNSPACED[script] === 0
  const stride = !skimmed ? 1 : wholeWord ? end : UNSPACED_STRIDE
  const shortest = skimmed && wholeWord ? Math.min(SHORTEST_SKIMMED, end) : SHORTEST
  let count = 0
  for (let from = 0; from < end - 1; from += stride) {
    const stop = from === 0 && wholeWord ? end : Math.min(end, from + longest)
    let state = startOf(script)
    for (let at = from; at < stop; at++) {
      state = take(state, letters[at] ?? BOUNDARY)
      const size = at - from + 1
      if (size < shortest || (size > longest && at < end - 1)) continue
      sizes[count] = size
      keys[count++] = finish(state)
    }
  }
  return count
}

/**
 * The key of one gram.
 *
 * @example
 * keyOf([BOUNDARY, 0x61], LATIN) // of words that begin with "a"
 */
export function keyOf(letters: readonly number[], script: number): number {
  return finish(letters.reduce(take, startOf(script)))
}

function startOf(script: number): number {
  return (script * 0x1003f + 0x51ed270b) | 0
}

function take(state: number, letter: number): number {
  const mixed = Math.imul(state ^ letter, 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}

/** Spreads what the last letters changed over all bits. */
function finish(state: number): number {
  let mixed = state ^ (state >>> 15)
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  mixed ^= mixed >>> 12
  mixed = Math.imul(mixed, 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
