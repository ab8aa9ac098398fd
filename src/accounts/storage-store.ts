import { createBatchingStore } from './batch.js'
import type { Store } from './store.js'

/** The part of `browser.storage.local` that is used. */
export interface StorageArea {
  get(name: string): Promise<Record<string, unknown>>
  set(values: Record<string, unknown>): Promise<void>
}

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, held: () => Promise<void>): Promise<unknown>
}

/**
 * Keeps the document under one name of the extension's storage. The lock makes an update atomic across
 * the worker and every page of the extension; `storage.local` itself has no such thing.
 *
 * @example
 * createStorageStore({ area: browser.storage.local, locks: navigator.locks, name: 'accounts' })
 */
export function createStorageStore({
  area,
  locks,
  name,
}: {
  area: StorageArea
  locks: Locks
  name: string
}): Store {
  const read = async (): Promise<unknown> => (await area.get(name))[name]
  return createBatchingStore({
    read,
    commit: async (steps) => {
      await locks.request(`glossa:${name}`, async () => {
        const batch = steps(await read())
        if (!batch) return
        const values = Object.fromEntries(
          batch.setAside.map((aside) => [`${name}.${aside.name}`, aside.value]),
        )
        await area.set(batch.document ? { ...values, [name]: batch.document } : values)
      })
    },
  })
}
