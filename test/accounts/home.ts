import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import type { Accounts, Charge, Damage, Limit, Store } from '../../src/accounts/index.js'
import { createClock, type Clock } from './clock.js'

export interface Home {
  readonly accounts: Accounts
  readonly clock: Clock
  /** What was reported as damaged, oldest first. */
  readonly reported: readonly Damage[]
  /** Asks for a number of detections, and tells whether they were granted. */
  readonly ask: (detections?: number) => Promise<boolean>
  /** Asks for a number of detections that are granted, with a mark or without. */
  readonly pay: (detections: number, mark?: string) => Promise<Extract<Charge, { granted: true }>>
  /** What today's count is. */
  readonly used: () => Promise<number>
}

/** The accounts of a household that has one account, `home`, opened at the time of the clock. */
export async function openHome({
  store = createMemoryStore(),
  clock = createClock(),
  limit,
}: { store?: Store; clock?: Clock; limit?: Limit } = {}): Promise<Home> {
  const reported: Damage[] = []
  const accounts = createAccounts({
    store,
    now: clock.now,
    report: (damage) => reported.push(damage),
  })
  await accounts.open('home', limit)
  return {
    accounts,
    clock,
    reported,
    ask: async (detections = 1) => (await accounts.charge({ account: 'home', detections })).granted,
    pay: async (detections, mark) => {
      const bill = { account: 'home', detections, ...(mark !== undefined && { mark }) }
      const charge = await accounts.charge(bill)
      if (!charge.granted) throw new Error('The charge was refused.')
      return charge
    },
    used: async () => (await accounts.status('home')).used,
  }
}
