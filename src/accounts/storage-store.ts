import { createBatchingStore, type Batch } from './batch.js'
import type { Store } from './store.js'

/** The part of `browser.storage.local` that is used. */
export interface StorageArea {
  get(name: string): Promise<Record<string, unknown>>
  set(values: Record<string, unknown>): Promise<void>
  readonly onChanged: {
    addListener(changed: (changes: Record<string, { readonly newValue?: unknown }>) => void): void
  }
}

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(name: string, held: () => Promise<void>): Promise<unknown>
}

/**
 * Keeps the document under one name of the extension's storage, which has no atomic update of its own. The
 * first update takes a lock that is the worker's for life, so that no other writes; therefore what was
 * written last is known, and is not read again. Anybody else who changes it can only be a person with the
 * browser's tools: the browser tells what they made of it, and the next update goes on from there.
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
  /** Tells our own changes, of which the browser tells us too, from those of others. */
  const revisionName = `${name}.revision`
  const writtenHere = new Set<unknown>()
  let lock: Promise<void> | undefined
  let known: Known | undefined

  area.onChanged.addListener((changes) => {
    const isOurs = writtenHere.delete(changes[revisionName]?.newValue)
    if (!isOurs && changes[name]) known = { document: changes[name].newValue }
  })

  const read = async (): Promise<unknown> => (known ? known.document : (await area.get(name))[name])

  async function write({ document, setAside }: Batch): Promise<void> {
    const revision = crypto.randomUUID()
    writtenHere.add(revision)
    try {
      await area.set({
        ...Object.fromEntries(setAside.map((aside) => [`${name}.${aside.name}`, aside.value])),
        [name]: document,
        [revisionName]: revision,
      })
    } catch (error) {
      writtenHere.delete(revision)
      throw error
    }
  }

  async function beSoleWriter(): Promise<void> {
    lock ??= holdForLife(locks, `glossa:${name}`)
    try {
      await lock
    } catch (error) {
      lock = undefined
      throw error
    }
  }

  return createBatchingStore({
    read,
    commit: async (steps) => {
      await beSoleWriter()
      const document = await read()
      const before = (known ??= { document })
      const batch = steps(before.document)
      if (!batch) return
      let after: Known | undefined
      try {
        await write(batch)
        after = { document: batch.document }
      } finally {
        // What is stored after a write that failed is anybody's guess. What others made of it meanwhile stands.
        if (known === before) known = after
      }
    },
  })
}

/** The document as it is stored. */
interface Known {
  readonly document: unknown
}

/** Resolves once the lock is ours. It is not given back: the browser takes it when the worker ends. */
function holdForLife(locks: Locks, name: string): Promise<void> {
  return new Promise((held, refused) => {
    const untilTheEnd = (): Promise<void> => {
      held()
      return new Promise(() => undefined)
    }
    locks.request(name, untilTheEnd).catch(refused)
  })
}
