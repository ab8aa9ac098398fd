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
