import type { Locks, StorageArea } from '../../src/accounts/storage-store.js'

/** `storage.local` as a browser has it, handing out copies. */
export interface FakeArea extends StorageArea {
  readonly values: Map<string, string>
  /** How often something was written. */
  readonly writes: () => number
  /** Makes writes fail, or succeed again. */
  readonly breakDown: (broken: boolean) => void
}

export function createArea(
  initial: Readonly<Record<string, unknown>> = {},
  pause: () => Promise<void> = () => Promise.resolve(),
): FakeArea {
  const values = new Map(
    Object.entries(initial).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  let writes = 0
  let broken = false
  return {
    values,
    writes: () => writes,
    breakDown: (now) => {
      broken = now
    },
    get: async (name) => {
      await pause()
      const text = values.get(name)
      return text === undefined ? {} : { [name]: JSON.parse(text) as unknown }
    },
    set: async (entries) => {
      await pause()
      if (broken) throw new Error('QuotaExceededError')
      writes++
      for (const [name, value] of Object.entries(entries)) values.set(name, JSON.stringify(value))
    },
  }
}

/** `navigator.locks`: one holder of a name at a time, the others in a queue. */
export function createLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: (name, held) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(held)
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

/** Waits of 0 to 3 milliseconds that look random and are the same in every run. */
export function createPause(): () => Promise<void> {
  let seed = 1
  return () => {
    seed = (seed * 48271) % 2147483647
    return new Promise((resolve) => setTimeout(resolve, seed % 4))
  }
}
