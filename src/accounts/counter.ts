import { dayOf, type Day } from './day.js'

/**
 * The detections of an account, counted a UTC day at a time.
 *
 * The only clock is the one on the wall, which people and networks set back and forth. So the counter
 * remembers which day it counts on, and how it came there, and holds to two promises: a clock that is set
 * back hands out no second allowance, and a clock that was ahead for a while locks nobody out once it
 * is right again, beyond the end of the true day.
 *
 * Some readings fit both: a day that is used up, then a time on an earlier day, no earlier than when that
 * day was last seen, then the first day again. That clock is taken to have been ahead, so the day that
 * comes again is a fresh one; what was counted on it stays counted on the earlier day.
 */
export interface Counter {
  /** The last days' counts, for the account holder to look back on. */
  readonly counts: Readonly<Record<Day, number>>
  /** The day that is counted on. */
  readonly day: Day
  /** The latest time that was read on that day. */
  readonly seen: number
  /** The last time that was read before that day began to be counted. */
  readonly seenBefore: number
  /** The day that the clock showed when it was found to be set back behind `day`. */
  readonly setBackTo?: Day
}

const DAYS_KEPT = 31

/** @example used(startCounter(now)) // 0 */
export function startCounter(now: number): Counter {
  const day = dayOf(now)
  return { counts: { [day]: 0 }, day, seen: now, seenBefore: now }
}

/** How many detections count against today's limit. Bring the counter to the present first. */
export function used(counter: Counter): number {
  return counter.counts[counter.day] ?? 0
}

/** Adds to what was counted on the counter's day. */
export function count(counter: Counter, count: number): Counter {
  return { ...counter, counts: { ...counter.counts, [counter.day]: used(counter) + count } }
}

/** Leaves nothing of an allowance for the counter's day, because it is not known what is left. */
export function useUp(counter: Counter, allowance: number): Counter {
  return count(counter, Math.max(0, allowance - used(counter)))
}

/** Takes back from what was counted on a day; nothing, where that day was found not to have come yet. */
export function giveBack(counter: Counter, count: number, day: Day): Counter {
  const counted = counter.counts[day]
  if (counted === undefined) return counter
  return { ...counter, counts: { ...counter.counts, [day]: Math.max(0, counted - count) } }
}

/**
 * The counter at the time `now`: on the day that this time belongs to, unless the clock was set back.
 *
 * @example
 * used(bringToPresent(counterOfYesterday, now)) // 0
 */
export function bringToPresent(counter: Counter, now: number): Counter {
  const today = dayOf(now)
  if (today === counter.day) return sameDay(counter, now)
  if (today > counter.day) return nextDay(counter, now, counter.counts)
  if (now >= counter.seenBefore) return wasAhead(counter, now)
  if (counter.setBackTo === undefined || today < counter.setBackTo)
    return { ...counter, setBackTo: today }
  if (today > counter.setBackTo)
    return nextDay(counter, now, withoutDaysAfter(counter.counts, today))
  return counter
}

function sameDay(counter: Counter, now: number): Counter {
  const { counts, day, seen, seenBefore } = counter
  return { counts, day, seen: Math.max(seen, now), seenBefore }
}

/** A day has begun that nothing was counted on, or that the clock was taken back from meanwhile. */
function nextDay(counter: Counter, now: number, counts: Counter['counts']): Counter {
  const day = dayOf(now)
  const seenBefore = Math.min(counter.seen, now)
  return { counts: newest({ ...counts, [day]: counts[day] ?? 0 }), day, seen: now, seenBefore }
}

/**
 * The clock reads no earlier than when it was last right, and earlier than since: it was ahead. What was
 * counted on days that have not come was in truth counted today.
 */
function wasAhead(counter: Counter, now: number): Counter {
  const day = dayOf(now)
  const early = Object.entries(counter.counts).filter(([other]) => other > day)
  const total = early.reduce((sum, [, amount]) => sum + amount, counter.counts[day] ?? 0)
  return {
    counts: { ...withoutDaysAfter(counter.counts, day), [day]: total },
    day,
    seen: now,
    seenBefore: now,
  }
}

function withoutDaysAfter(counts: Counter['counts'], last: Day): Counter['counts'] {
  return Object.fromEntries(Object.entries(counts).filter(([day]) => day <= last))
}

function newest(counts: Counter['counts']): Counter['counts'] {
  return Object.fromEntries(
    Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-DAYS_KEPT),
  )
}
