import { createStorageStore } from '../../src/accounts/index.js'
import { NOON } from './clock.js'
import { createArea, createLocks, type FakeArea } from './extension-storage.js'
import { openHome, type Home } from './home.js'

/** A document in which `home` has used up its 10 detections of today, and has a key. */
export interface Used {
  version: unknown
  accounts: Record<string, unknown>
  keys: Record<string, unknown>
}

/** The key of that document. */
export interface UsedKey {
  readonly id: string
  readonly text: string
}

export async function usedUp(
  limit: number | 'unlimited' = 10,
): Promise<{ document: Used; key: UsedKey }> {
  const area = createArea()
  const { accounts, ask } = await openHome({ store: storeIn(area), limit })
  const key = await accounts.issueKey({ account: 'home', name: 'Friend', sender: 'friend' })
  await ask(10)
  return { document: JSON.parse(area.values.get('accounts') ?? '') as Used, key }
}

export const storeIn = (area: FakeArea) =>
  createStorageStore({ area, locks: createLocks(), name: 'accounts' })

/** Opens `home` where something is stored already, and says what was set aside meanwhile. */
export async function openStored(
  document: unknown,
): Promise<Home & { readonly area: FakeArea; readonly setAside: () => unknown[] }> {
  const area = createArea({ accounts: document })
  const home = await openHome({ store: storeIn(area), limit: 10 })
  return {
    ...home,
    area,
    setAside: () =>
      [...area.values]
        .filter(([name]) => name.startsWith('accounts.damaged-'))
        .map(([, text]) => JSON.parse(text) as unknown),
  }
}

/** The counter of a document of `usedUp`, some of it replaced. */
export function counterWith(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    counts: { '2026-11-20': 10 },
    day: '2026-11-20',
    seen: NOON,
    seenBefore: NOON,
    ...change,
  }
}

/** The account of a document of `usedUp`, some of it replaced. */
export function accountWith(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { limit: 10, counter: counterWith({}), receipts: [], ...change }
}
