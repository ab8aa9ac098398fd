/** A change that no test can notice, because what it changes cannot be told from outside, or need not be. */
export interface Explanation {
  readonly file: string
  /** Part of the line that was changed. */
  readonly line: string
  /** What was put there; left out, anything. */
  readonly replacement?: string
  readonly why: string
}

export const UNDEFINED_IS_NONE =
  'A property that is undefined is not stored, and is read as one that is not there.'

/** A reason that many changes share. */
export const ALIKE = 'Of two that are alike either may be taken.'
export const BEYOND_THE_END = 'What lies beyond the end is nothing, and changes nothing.'
export const NEVER_MISSING = 'Never missing; the compiler asks for something in its place.'
export const A_SHORTCUT = 'It is a shortcut: the longer way finds the same.'

type ForOneReason = (
  file: string,
  why: string,
  changes: readonly (readonly [line: string, ...replacements: string[]])[],
) => Explanation[]

/**
 * Explains changes in the files of a folder that nobody can notice for one reason: part of the line, and
 * what was put there if not anything.
 *
 * @example
 * explainedIn('src/engine/language')('words', BEYOND_THE_END, [['while (at < size) {', 'at <= size']])
 */
export function explainedIn(folder: string): ForOneReason {
  return (file, why, changes) =>
    changes.flatMap(([line, ...replacements]): Explanation[] => {
      const place = { file: `${folder}/${file}.ts`, line, why }
      if (replacements.length === 0) return [place]
      return replacements.map((replacement) => ({ ...place, replacement }))
    })
}
