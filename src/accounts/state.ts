import type { Counter } from './counter.js'
import type { Day } from './day.js'

/** Detections a day. */
export type Limit = number | 'unlimited'

export const FREE_LIMIT = 100

export interface Account {
  readonly limit: Limit
  readonly counter: Counter
  /** The calls that were paid for a moment ago, newest last; see `receipts.ts`. */
  readonly receipts: readonly Receipt[]
}

export interface Receipt {
  readonly mark: string
  readonly until: number
}

/** An API key as it is kept: enough to recognise it, not enough to use it. */
export interface KeyRecord {
  readonly account: string
  /** What the account holder calls it. */
  readonly name: string
  /** SHA-256 of the whole key, in hexadecimal. */
  readonly digest: string
  /** The one sender that may use it; left out, whoever has it may. */
  readonly sender?: string
  readonly created: number
  /** How many of the account's detections this key may use; left out, all of them. */
  readonly limit?: Limit
  /** What it used on the day that it was last used; left out, it never was. */
  readonly use?: KeyUse
}

export interface KeyUse {
  readonly day: Day
  readonly count: number
}

/** A note that a document could not be read in full, kept until the account holder has seen it. */
export interface Damage {
  readonly found: number
  /** The name under which the unreadable document is kept. */
  readonly setAside: string
  readonly reason: string
}

/** The stored document. Its version counts up with every change of its form; see `migrations.ts`. */
export interface State {
  readonly version: 1
  readonly accounts: Readonly<Record<string, Account>>
  readonly keys: Readonly<Record<string, KeyRecord>>
  readonly damage?: Damage
}

export const EMPTY_STATE: State = { version: 1, accounts: {}, keys: {} }

/** An account is asked for that does not exist, or was erased a moment ago. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount'

  constructor(id: string) {
    super(`There is no account "${id}"; open it first.`)
  }
}

/** @throws NoSuchAccount where there is none of this name. */
export function existing(state: State, id: string): Account {
  const account = Object.hasOwn(state.accounts, id) ? state.accounts[id] : undefined
  if (!account) throw new NoSuchAccount(id)
  return account
}

export function withAccount(state: State, id: string, account: Account): State {
  return { ...state, accounts: { ...state.accounts, [id]: account } }
}

export function withKey(state: State, id: string, key: KeyRecord): State {
  return { ...state, keys: { ...state.keys, [id]: key } }
}

export function withoutKey(state: State, id: string): State {
  return {
    ...state,
    keys: Object.fromEntries(Object.entries(state.keys).filter(([other]) => other !== id)),
  }
}
