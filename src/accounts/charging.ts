import { bringToPresent, count, giveBack, used, type Counter } from './counter.js'
import { endOfDay, type Day } from './day.js'
import { isPaid, stillValid, withReceipt, withoutReceipt } from './receipts.js'
import { hasRoomFor, withUse } from './key-use.js'
import { existing, withAccount, withKey, type Account, type State } from './state.js'
import type { Change } from './ledger.js'

/** What a charge is for. */
export interface Bill {
  readonly account: string
  readonly detections: number
  /** The id of the key that asks, where its use is to be told apart and its own limit held. */
  readonly key?: string
  /** Tells a repeated call from a new one; a call with a mark that was paid for a moment ago is free. */
  readonly mark?: string
}

export type Counted =
  /** Without a day, where nothing was counted because the call had been paid for. */
  | { readonly granted: true; readonly countedOn?: Day }
  | { readonly granted: false; readonly secondsToReset: number }

/** Whoever asked for the detections wants them no more. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'

  constructor() {
    super('The request was given up before it was counted.')
  }
}

/** Counts the bill's detections where they all fit. */
export function countIn(
  state: State,
  { account, detections, key, mark }: Bill,
  now: number,
): Change<Counted> {
  const { limit, counter, receipts } = presentAccount(state, account, now)
  if (mark !== undefined && isPaid(receipts, mark, now)) return { state, result: { granted: true } }
  const payer = key === undefined ? undefined : state.keys[key]
  const fits =
    (limit === 'unlimited' || used(counter) + detections <= limit) &&
    (!payer || hasRoomFor(payer, counter.day, detections))
  if (!fits) {
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
    state: withAccount(withKeyUse(state, key, counter.day, detections), account, after),
    result: { granted: true, countedOn: counter.day },
  }
}

/** Gives back what a bill counted on a day, and takes back its receipt. */
export function giveBackIn(
  state: State,
  { account, detections, key, mark }: Bill,
  day: Day,
): State {
  const { limit, counter, receipts } = existing(state, account)
  return withAccount(withKeyUse(state, key, day, -detections), account, {
    limit,
    counter: giveBack(counter, detections, day),
    receipts: mark === undefined ? receipts : withoutReceipt(receipts, mark),
  })
}

/** A key that was revoked while its detections were made has no use to keep. */
function withKeyUse(state: State, id: string | undefined, day: Day, count: number): State {
  const key = id === undefined ? undefined : state.keys[id]
  return id === undefined || !key ? state : withKey(state, id, withUse(key, day, count))
}

/** The account, its counter brought to the present. */
export function presentAccount(state: State, id: string, now: number): Account {
  const account = existing(state, id)
  return { ...account, counter: bringToPresent(account.counter, now) }
}

/** How long the clock may run on without a word of it being written. */
const A_MINUTE = 60_000

/** Remembers what the clock was seen to do, also where nothing is counted: later readings are judged by it. */
export function noted(state: State, id: string, present: Counter): State {
  const account = existing(state, id)
  const { day, seen, setBackTo } = account.counter
  const isKnown =
    day === present.day && setBackTo === present.setBackTo && present.seen - seen < A_MINUTE
  return isKnown ? state : withAccount(state, id, { ...account, counter: present })
}
