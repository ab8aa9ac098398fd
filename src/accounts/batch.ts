import type { Outcome, Store } from './store.js'

/** One write: the newest document, and those that were set aside on the way to it. */
export interface Batch {
  readonly document: object
  readonly setAside: readonly { readonly name: string; readonly value: unknown }[]
}

/** The slow medium under a batching store. */
export interface Medium {
  read(): Promise<unknown>
  /** Loads the document, hands it to `steps`, and durably writes what that returns, if anything. */
  commit(steps: (document: unknown) => Batch | undefined): Promise<void>
}

interface Waiting {
  run(document: unknown): Outcome<unknown>
  resolve(result: unknown): void
  reject(reason: unknown): void
}

/**
 * Makes a store of a slow medium: the updates that arrive while a write is under way wait together and
 * are committed, in their order, with one write.
 */
export function createBatchingStore(medium: Medium): Store {
  let waiting: Waiting[] = []
  let committing = false

  async function commitAll(): Promise<void> {
    committing = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await commitTogether(medium, batch)
    }
    committing = false
  }

  return {
    read: () => medium.read(),
    update: <Result>(step: (document: unknown) => Outcome<Result>) =>
      new Promise<Result>((resolve, reject) => {
        // The result that comes back is the one that this very step returned.
        waiting.push({
          run: step,
          resolve: (result) => {
            resolve(result as Result)
          },
          reject,
        })
        if (!committing) void commitAll()
      }),
  }
}

async function commitTogether(medium: Medium, batch: readonly Waiting[]): Promise<void> {
  let settled: (() => void)[] = []
  try {
    await medium.commit((stored) => {
      settled = []
      let document = stored
      let written: object | undefined
      const setAside: Batch['setAside'][number][] = []
      for (const update of batch) {
        try {
          const outcome = update.run(document)
          if (outcome.write !== undefined) document = written = outcome.write
          if (outcome.setAside !== undefined) setAside.push(outcome.setAside)
          settled.push(() => {
            update.resolve(outcome.result)
          })
        } catch (error) {
          settled.push(() => {
            update.reject(error)
          })
        }
      }
      return written && { document: written, setAside }
    })
    for (const settle of settled) settle()
  } catch (error) {
    for (const update of batch) update.reject(error)
  }
}
