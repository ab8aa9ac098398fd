/** A change that no test can notice, because what it changes cannot be told from outside, or need not be. */
interface Explained {
  readonly file: string
  /** Part of the line that was changed. */
  readonly line: string
  /** What was put there; left out, anything. */
  readonly replacement?: string
  readonly why: string
}

export const EXPLAINED: readonly Explained[] = []
