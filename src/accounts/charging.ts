import { bringToPresent, count, giveBack, used, type Counter } from './counter.js'
import { endOfDay, type Day } from './day.js'
import { isPaid, stillValid, withReceipt, withoutReceipt } from './receipts.js'
import { existing, withAccount, type Account, type State } from './state.js'
import type { Change } from './ledger.js'

/** What a charge is for. */
export interface Bill {
  readonly account: string
  readonly detections: number
  /** Tells a repeated call from a new one; a call with a mark that was paid for a moment ago is free. */
  readonly mark?: string
}

export type Counted =
  /** Without a day, where nothing was counted because the call had been paid for. */
  | { readonly granted: true; readonly countedOn?: Day }
  | { readonly granted: false; readonly secondsToReset: number }

/** Counts the bill's detections where they all fit. */
export function countIn(
  state: State,
  { account, detections, mark }: Bill,
  now: number,
): Change<Counted> {
  const { limit, counter, receipts } = presentAccount(state, account, now)
  if (mark !== undefined && isPaid(receipts, mark, now)) return { state, result: { granted: true } }
  if (limit !== 'unlimited' && used(counter) + detections > limit) {
    return {
      state: noted(state, account, counter),
      result: { granted: false, secondsToReset: Math.ceil((endOfDay(now) - now) / 1000) },
    }
  }
  const after = {
    limit,
    counter: count(counter, detections),
    receipts: mark === undefined ? stillValid(receipts, now) : withReceipt(receipts, mark, now),
  }
  return {
    state: withAccount(state, account, after),
    result: { granted: true, countedOn: counter.day },
  }
}

/** Gives back what a bill counted on a day, and takes back its receipt. */
export function giveBackIn(state: State, { account, detections, mark }: Bill, day: Day): State {
  const { limit, counter, receipts } = existing(state, account)
  return withAccount(state, account, {
    limit,
    counter: giveBack(counter, detections, day),
    receipts: mark === undefined ? receipts : withoutReceipt(receipts, mark),
  })
}

/** The account, its counter brought to the present. */
export function presentAccount(state: State, id: string, now: number): Account {
  const account = existing(state, id)
  return { ...account, counter: bringToPresent(account.counter, now) }
}

/** Remembers what the clock was seen to do, also where nothing is counted: later readings are judged by it. */
export function noted(state: State, id: string, present: Counter): State {
  const account = existing(state, id)
  const { day, setBackTo } = account.counter
  return day === present.day && setBackTo === present.setBackTo
    ? state
    : withAccount(state, id, { ...account, counter: present })
}
