const MILLISECONDS_A_DAY = 86_400_000

/** The first moment whose day cannot be written as `YYYY-MM-DD`. */
export const END_OF_TIME = Date.UTC(10_000, 0)

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

/** A clock can be set to anything; this is the nearest time whose day can be written and counted on. */
export function nearestTime(reading: number): number {
  return Math.min(Math.max(reading, 0), END_OF_TIME - MILLISECONDS_A_DAY)
}
