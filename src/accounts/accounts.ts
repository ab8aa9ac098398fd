import { countIn, giveBackIn, GivenUp, noted, presentAccount, type Bill } from './charging.js'
import { startCounter, used, useUp } from './counter.js'
import { dayOf, endOfDay, type Day } from './day.js'
import { createDigester, createKey, digest, isSame, keyId } from './key.js'
import { shareOf, usedBy } from './key-use.js'
import { createLedger, type Report } from './ledger.js'
import { EMPTY_STATE, existing, FREE_LIMIT, withAccount, withKey, withoutKey } from './state.js'
import type { Account, Damage, KeyRecord, Limit, State } from './state.js'
import type { Store } from './store.js'
import { isLimit, readState } from './stored-state.js'
import { withTodaysUse } from './todays-use.js'

export interface Status {
  readonly used: number
  readonly limit: Limit
  /** When the next day's allowance begins. */
  readonly resetsAt: number
  /** The counts of the last days, today's among them. */
  readonly history: Readonly<Record<Day, number>>
}

export type Charge =
  | {
      readonly granted: true
      /** Gives back what this very charge counted, on the day that it was counted on. To be called once. */
      refund(): Promise<void>
    }
  | { readonly granted: false; readonly secondsToReset: number }

/** A key as its holder may see it. */
export interface KeyDescription extends Omit<KeyRecord, 'digest' | 'use'> {
  readonly id: string
  /** How many of today's detections it has used. */
  readonly usedToday: number
}

/** What a key that was presented opens. */
export interface Opened {
  readonly account: string
  /** The key's public id. */
  readonly key: string
}

export interface NewKey {
  readonly account: string
  readonly name: string
  /** The one sender that may use the key. */
  readonly sender?: string
  /** A key of the same account that is revoked in the same step. */
  readonly replaces?: string
  /** How many of the account's detections it may use; left out, all of them. */
  readonly limit?: Limit
  /** A key that was made elsewhere; left out, a new one is made. */
  readonly text?: string
}

export interface IssuedKey {
  readonly id: string
  readonly text: string
}

export type Accounts = ReturnType<typeof createAccounts>

/**
 * The accounts, their API keys and their daily counters. Every change is one atomic step of the store,
 * and is durable when its promise resolves.
 *
 * @param parts.report Is told when a stored document could not be read in full.
 * @example
 * const accounts = createAccounts({ store: createMemoryStore() })
 * await accounts.open('home')
 * const key = await accounts.issueKey({ account: 'home', name: 'My script' })
 * (await accounts.charge({ account: 'home', detections: 3 })).granted // true
 */
export function createAccounts({
  store,
  now = Date.now,
  report,
}: {
  store: Store
  now?: () => number
  report?: Report
}) {
  const ledger = createLedger({ store, now, ...(report && { report }) })

  const digester = createDigester()

  async function identify(text: string, sender?: string): Promise<Opened | undefined> {
    const [presented, state] = await Promise.all([digester.of(text), ledger.read()])
    const id = keyId(presented)
    const key = state.keys[id]
    if (!key || !isSame(presented, key.digest)) return undefined
    digester.remember(text, presented)
    if (key.sender !== undefined && key.sender !== sender) return undefined
    return Object.hasOwn(state.accounts, key.account)
      ? { account: key.account, key: id }
      : undefined
  }

  return {
    /**
     * Makes sure that an account exists. One that does keeps its limit and its count.
     *
     * @throws RangeError where the limit is none.
     */
    open: async (id: string, limit: Limit = FREE_LIMIT): Promise<void> => {
      refuseWhatIsNoLimit(limit)
      await ledger.change((state, time) => {
        if (Object.hasOwn(state.accounts, id)) return { state, result: undefined }
        return { state: withAccount(state, id, newAccount(state, limit, time)), result: undefined }
      })
    },

    /** @throws RangeError where the limit is neither a whole number from 0 up nor `'unlimited'`. */
    setLimit: async (id: string, limit: Limit): Promise<void> => {
      refuseWhatIsNoLimit(limit)
      await ledger.change((state) => ({
        state: withAccount(state, id, { ...existing(state, id), limit }),
        result: undefined,
      }))
    },

    /** What is used and left; with a key that has a limit of its own, of that. */
    status: (id: string, key?: string): Promise<Status> =>
      ledger.change((state, time) => {
        const { limit, counter } = presentAccount(state, id, time)
        const { counts: history, day } = counter
        const asker = key === undefined ? undefined : state.keys[key]
        const whole = { used: used(counter), limit }
        const share = asker ? shareOf(asker, whole, day) : whole
        return {
          state: noted(state, id, counter),
          result: { ...share, resetsAt: endOfDay(time), history },
        }
      }),

    /**
     * Counts detections before they are made; refuses, and counts nothing, where they do not all fit.
     *
     * @throws GivenUp where the signal was aborted by the time that its turn came.
     */
    charge: async (bill: Bill, signal?: AbortSignal): Promise<Charge> => {
      const charged = await ledger.change((state, time) => {
        if (signal?.aborted) throw new GivenUp()
        return countIn(state, bill, time)
      })
      if (!charged.granted) return charged
      const { countedOn } = charged
      return {
        granted: true,
        refund: async () => {
          if (countedOn === undefined) return
          await ledger.change((state) => ({
            state: giveBackIn(state, bill, countedOn),
            result: undefined,
          }))
        },
      }
    },

    /** @returns The new key's public id, and the key itself, which cannot be shown a second time. */
    issueKey: async ({
      account,
      name,
      sender,
      replaces,
      limit,
      text = createKey(),
    }: NewKey): Promise<IssuedKey> => {
      const digested = await digest(text)
      const id = keyId(digested)
      if (limit !== undefined) refuseWhatIsNoLimit(limit)
      const kept = {
        account,
        name,
        digest: digested,
        ...(sender !== undefined && { sender }),
        ...(limit !== undefined && { limit }),
      }
      await ledger.change((state, time) => {
        existing(state, account)
        const isOurs = replaces !== undefined && state.keys[replaces]?.account === account
        const others = isOurs ? withoutKey(state, replaces) : state
        const inherited = isOurs ? whatOutlasts(state.keys[replaces]) : {}
        const key = { ...inherited, ...kept, created: time }
        return { state: withKey(others, id, key), result: undefined }
      })
      return { id, text }
    },

    revokeKey: (id: string): Promise<void> =>
      ledger.change((state) => ({ state: withoutKey(state, id), result: undefined })),

    /** @throws RangeError as `setLimit` does. A key that does not exist is passed over. */
    limitKey: async (id: string, limit: Limit): Promise<void> => {
      refuseWhatIsNoLimit(limit)
      await ledger.change((state) => {
        const key = state.keys[id]
        return { state: key ? withKey(state, id, { ...key, limit }) : state, result: undefined }
      })
    },

    keys: async (account: string): Promise<KeyDescription[]> => {
      const state = await ledger.read()
      const time = now()
      const isKnown = Object.hasOwn(state.accounts, account)
      const today = isKnown ? presentAccount(state, account, time).counter.day : dayOf(time)
      return Object.entries(state.keys)
        .filter(([, key]) => key.account === account)
        .map(([id, key]) => describe(id, key, today))
    },

    /** @returns The account that the key opens for this sender, or undefined where it opens none. */
    authenticate: async (text: string, sender?: string): Promise<string | undefined> =>
      (await identify(text, sender))?.account,

    /** @returns The account that the key opens for this sender and the key's id, or undefined where it opens none. */
    identify,

    /** The whole document, for the account holder to keep: all but the keys themselves, which are kept nowhere. */
    backUp: (): Promise<State> => ledger.read(),

    /**
     * Puts a document that `backUp` gave in the place of this one. What was used today stays used.
     *
     * @returns Whether it could be read in full; where not, nothing is changed.
     */
    restore: (document: unknown): Promise<boolean> =>
      ledger.change((state, time) => {
        const reading = readState(document, time)
        if (document === undefined || reading.damage !== undefined) return { state, result: false }
        return { state: withTodaysUse(reading.state, state, time), result: true }
      }),

    /** Forgets every account and every key. */
    erase: (): Promise<void> => ledger.change(() => ({ state: EMPTY_STATE, result: undefined })),

    /** What could not be read of the stored document, if that ever happened. */
    damage: async (): Promise<Damage | undefined> => (await ledger.read()).damage,
  }
}

function refuseWhatIsNoLimit(limit: Limit): void {
  if (!isLimit(limit)) throw new RangeError('A limit is a whole number from 0 up, or "unlimited".')
}

function describe(id: string, key: KeyRecord, today: Day): KeyDescription {
  const { account, name, sender, created, limit } = key
  return {
    id,
    account,
    name,
    created,
    usedToday: usedBy(key, today),
    ...(sender !== undefined && { sender }),
    ...(limit !== undefined && { limit }),
  }
}

/** Who asks for a new key keeps the old one's limit, and what was used of it. */
function whatOutlasts({ limit, use }: Partial<KeyRecord> = {}): Partial<KeyRecord> {
  return { ...(limit !== undefined && { limit }), ...(use && { use }) }
}

/** On a day on which stored accounts were lost, a new one may be one of them, so it has nothing left today. */
function newAccount(state: State, limit: Limit, now: number): Account {
  const lostToday = state.damage !== undefined && dayOf(state.damage.found) === dayOf(now)
  const counter = startCounter(now)
  return {
    limit,
    counter: lostToday && limit !== 'unlimited' ? useUp(counter, limit) : counter,
    receipts: [],
  }
}
