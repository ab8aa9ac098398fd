const MILLISECONDS_A_DAY = 86_400_000

/** A UTC day as `YYYY-MM-DD`; days sort as text. */
export type Day = string

/** @example dayOf(Date.UTC(2026, 10, 20)) // '2026-11-20' */
export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** The moment at which the UTC day of `time` ends. Time stamps have no leap seconds, so every day is as long. */
export function endOfDay(time: number): number {
  return (Math.floor(time / MILLISECONDS_A_DAY) + 1) * MILLISECONDS_A_DAY
}
