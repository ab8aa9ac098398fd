/** Which change of the code is on, and what is counted; the altered code asks it at every place. */
export interface Switch {
  /** The number of the change that is on; -1 for none. */
  on: number
  /** How often the place of that change may still be reached. */
  left: number
  /** How long the process may have worked before the code may not go on, in milliseconds. */
  end: number
  /** How often every place was reached, where that is counted. */
  counts: Uint32Array | undefined
  /** How many places may be passed before it is looked again what there is to do. */
  unlooked: number
  /** Notes that the place of the change that is on was reached: always true. */
  come(): boolean
  /** Counts that such places were reached, or looks whether it is too late to go on. */
  look(...ids: readonly number[]): void
}

/** How long this process has worked, in milliseconds: how long it waited for its turn says nothing of the code. */
export function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Looking at the clock takes longer than most of what is done between: it is done once in so many places. */
const PLACES_TO_A_LOOK = 10_000

/** There is one for all code of a process, made before the first of it is loaded. */
const shared = globalThis as { glossaSwitch?: Switch }

/**
 * The switch of the altered code.
 *
 * @throws {Error} out of the code, where a change makes it go round without an end, or for much longer.
 */
export const codeSwitch: Switch = (shared.glossaSwitch ??= {
  on: -1,
  left: 0,
  end: Infinity,
  counts: undefined,
  unlooked: 0,
  come() {
    if (--this.left < 0) throw new Error('It goes round without an end.')
    return true
  },
  look(...ids) {
    const { counts } = this
    this.unlooked = counts ? 0 : PLACES_TO_A_LOOK
    if (counts) for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
    else if (worked() > this.end) throw new Error('It takes too long.')
  },
})
