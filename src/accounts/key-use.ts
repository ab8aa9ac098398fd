import type { Day } from './day.js'
import type { KeyRecord, Limit } from './state.js'

interface Allowance {
  readonly used: number
  readonly limit: Limit
}

/** How many of the day's detections a key has used. */
export function usedBy({ use }: KeyRecord, day: Day): number {
  return use?.day === day ? use.count : 0
}

/** The key after so many detections more on a day; a negative `count` gives back, unless that day is over. */
export function withUse(key: KeyRecord, day: Day, count: number): KeyRecord {
  if (count < 0 && key.use?.day !== day) return key
  return { ...key, use: { day, count: Math.max(0, usedBy(key, day) + count) } }
}

/** Whether the key's own limit leaves room for so many detections more; a key without one leaves it to the account. */
export function hasRoomFor(key: KeyRecord, day: Day, count: number): boolean {
  const { limit = 'unlimited' } = key
  return limit === 'unlimited' || usedBy(key, day) + count <= limit
}

/** What is used and allowed, as the holder of a key may count on it: where the account has less left, that. */
export function shareOf(key: KeyRecord, account: Allowance, day: Day): Allowance {
  const { limit = 'unlimited' } = key
  if (limit === 'unlimited') return account
  const used = usedBy(key, day)
  const leftInAll =
    account.limit === 'unlimited' ? Infinity : Math.max(0, account.limit - account.used)
  return { used, limit: Math.min(limit, used + leftInAll) }
}
