import type { State } from './state.js'

type Versioned = Readonly<Record<string, unknown>>

export const NEWEST_VERSION: State['version'] = 1

/**
 * `migrations[n]` turns a document of version n into one of version n + 1. A step is never changed once
 * it was released, because documents of every version ever released must load.
 */
const migrations: Readonly<Record<number, (document: Versioned) => Versioned>> = {}

/**
 * @returns The document in the newest version, or undefined where its version is not one that was released.
 */
export function migrate(document: Versioned): Versioned | undefined {
  let current = document
  while (current.version !== NEWEST_VERSION) {
    const step = typeof current.version === 'number' ? migrations[current.version] : undefined
    if (!step) return undefined
    current = step(current)
  }
  return current
}
