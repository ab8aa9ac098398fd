import type { Locks, StorageArea } from '../../src/accounts/storage-store.js'

/** `storage.local` as a browser has it, handing out copies. */
export interface FakeArea extends StorageArea {
  readonly values: Map<string, string>
  /** How often something was read. */
  readonly reads: () => number
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
  const listeners: Parameters<StorageArea['onChanged']['addListener']>[0][] = []
  let reads = 0
  let writes = 0
  let broken = false
  return {
    values,
    reads: () => reads,
    writes: () => writes,
    onChanged: { addListener: (listener) => listeners.push(listener) },
    breakDown: (now) => {
      broken = now
    },
    get: async (name) => {
      await pause()
      reads++
      const text = values.get(name)
      return text === undefined ? {} : { [name]: JSON.parse(text) as unknown }
    },
    set: async (entries) => {
      await pause()
      if (broken) throw new Error('QuotaExceededError')
      writes++
      const changes = Object.entries(entries).filter(
        ([name, value]) => values.get(name) !== JSON.stringify(value),
      )
      for (const [name, value] of changes) values.set(name, JSON.stringify(value))
      const told = Object.fromEntries(changes.map(([name, newValue]) => [name, { newValue }]))
      for (const listener of listeners) listener(told)
    },
  }
}

/** `navigator.locks` of an extension whose worker can be stopped. */
export interface FakeLocks extends Locks {
  /** Takes all locks from the worker that holds them. */
  readonly stopWorker: () => void
}

/** One holder of a name at a time, the others in a queue. */
export function createLocks(): FakeLocks {
  const last = new Map<string, Promise<unknown>>()
  const stops: (() => void)[] = []
  return {
    request: (name, held) => {
      const stopped = new Promise<void>((resolve) => stops.push(resolve))
      const turn = (last.get(name) ?? Promise.resolve()).then(() => Promise.race([held(), stopped]))
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    stopWorker: () => {
      for (const stop of stops.splice(0)) stop()
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
