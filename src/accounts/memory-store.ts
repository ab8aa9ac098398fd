import type { Store } from './store.js'

/** A store that lasts as long as the process: for tests, and for callers that need no account of days. */
export function createMemoryStore(
  initial?: object,
): Store & { readonly setAside: ReadonlyMap<string, unknown> } {
  let document: unknown = initial
  const setAside = new Map<string, unknown>()
  return {
    setAside,
    read: () => Promise.resolve(document),
    update: (step) => {
      try {
        const outcome = step(document)
        if (outcome.setAside) setAside.set(outcome.setAside.name, outcome.setAside.value)
        if (outcome.write) document = outcome.write
        return Promise.resolve(outcome.result)
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error(String(error)))
      }
    },
  }
}
