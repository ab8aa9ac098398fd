const D = 4
const E = 5
const G = 7
const I = 9
const N = 14
const S = 19
const U = 21
const SHORTEST_STEM = 3

/**
 * Where the stem of a word of letters ends, so that cook, cooks, cooked and cooking are looked up as one. A last e
 * stays: hats are no hate.
 */
export function stemEnd(letters: Uint8Array, from: number, to: number): number {
  const shortest = from + SHORTEST_STEM
  let end = to
  if (end > shortest && letters[end - 1] === S && !keepsItsS(letters[end - 2] ?? 0)) end--
  const last = letters[end - 1]
  if (last === D && end - 2 >= shortest && letters[end - 2] === E && letters[end - 3] !== E)
    return end - 2
  const isGerund = last === G && letters[end - 2] === N && letters[end - 3] === I
  return isGerund && end - 3 >= shortest ? end - 3 : end
}

/** Grass, campus, basis. */
const keepsItsS = (before: number): boolean => before === S || before === U || before === I
