export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Noon of a Friday, UTC. */
export const NOON = Date.UTC(2026, 10, 20, 12)

/** A wall clock that reads what it was set to. */
export interface Clock {
  readonly now: () => number
  readonly set: (time: number) => void
}

export function createClock(time = NOON): Clock {
  let current = time
  return {
    now: () => current,
    set: (next) => {
      current = next
    },
  }
}
