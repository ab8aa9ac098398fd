import { countIn, giveBackIn, noted, presentAccount, type Bill } from './charging.js'
import { startCounter, used, useUp } from './counter.js'
import { dayOf, endOfDay, type Day } from './day.js'
import { createDigester, createKey, digest, isSame, keyId } from './key.js'
import { createLedger, type Report } from './ledger.js'
import { existing, FREE_LIMIT, withAccount, withKey, withoutKey } from './state.js'
import type { Account, Damage, KeyRecord, Limit, State } from './state.js'
import type { Store } from './store.js'
import { isLimit } from './stored-state.js'

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
export interface KeyDescription extends Omit<KeyRecord, 'digest'> {
  readonly id: string
}

export interface NewKey {
  readonly account: string
  readonly name: string
  /** The one sender that may use the key. */
  readonly sender?: string
  /** A key of the same account that is revoked in the same step. */
  readonly replaces?: string
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

  const digestOf = createDigester()

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

    status: (id: string): Promise<Status> =>
      ledger.change((state, time) => {
        const { limit, counter } = presentAccount(state, id, time)
        const { counts: history } = counter
        return {
          state: noted(state, id, counter),
          result: { used: used(counter), limit, resetsAt: endOfDay(time), history },
        }
      }),

    /** Counts detections before they are made; refuses, and counts nothing, where they do not all fit. */
    charge: async (bill: Bill): Promise<Charge> => {
      const charged = await ledger.change((state, time) => countIn(state, bill, time))
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
      text = createKey(),
    }: NewKey): Promise<IssuedKey> => {
      const digested = await digest(text)
      const id = keyId(digested)
      const kept = { account, name, digest: digested, ...(sender === undefined ? {} : { sender }) }
      await ledger.change((state, time) => {
        existing(state, account)
        const isOurs = replaces !== undefined && state.keys[replaces]?.account === account
        const others = isOurs ? withoutKey(state, replaces) : state
        return { state: withKey(others, id, { ...kept, created: time }), result: undefined }
      })
      return { id, text }
    },

    revokeKey: (id: string): Promise<void> =>
      ledger.change((state) => ({ state: withoutKey(state, id), result: undefined })),

    keys: async (account: string): Promise<KeyDescription[]> =>
      Object.entries((await ledger.read()).keys)
        .filter(([, key]) => key.account === account)
        .map(([id, key]) => describe(id, key)),

    /** @returns The account that the key opens for this sender, or undefined where it opens none. */
    authenticate: async (text: string, sender?: string): Promise<string | undefined> => {
      const [presented, state] = await Promise.all([digestOf(text), ledger.read()])
      const key = state.keys[keyId(presented)]
      if (!key || !isSame(presented, key.digest)) return undefined
      if (key.sender !== undefined && key.sender !== sender) return undefined
      return Object.hasOwn(state.accounts, key.account) ? key.account : undefined
    },

    /** What could not be read of the stored document, if that ever happened. */
    damage: async (): Promise<Damage | undefined> => (await ledger.read()).damage,
  }
}

function refuseWhatIsNoLimit(limit: Limit): void {
  if (!isLimit(limit)) throw new RangeError('A limit is a whole number from 0 up, or "unlimited".')
}

function describe(id: string, { account, name, sender, created }: KeyRecord): KeyDescription {
  return { id, account, name, created, ...(sender === undefined ? {} : { sender }) }
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
