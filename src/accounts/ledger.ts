import { nearestTime } from './day.js'
import type { Damage, State } from './state.js'
import type { Outcome, Store } from './store.js'
import { readState, type Reading } from './stored-state.js'

export type Report = (damage: Damage) => void

/** What a step makes of the state; the same `state` object as it was given means that nothing changed. */
export interface Change<Result> {
  readonly state: State
  readonly result: Result
}

/** The store could not be read or written. Nothing was changed, and trying again later may help. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'

  constructor(cause: unknown) {
    super('The accounts could not be read or written.', { cause })
  }
}

interface Found<Result> {
  readonly result: Result
  readonly damage: Damage | undefined
}

/**
 * The stored document as a `State`: read with care, changed by atomic steps, and, where it was found
 * damaged, set aside whole before anything is written over it.
 */
export function createLedger({
  store,
  now,
  report,
}: {
  store: Store
  now: () => number
  report?: Report
}) {
  const present = (): number => nearestTime(now())
  const readings = new WeakMap<object, Reading>()

  function readOnce(document: unknown): Reading {
    if (typeof document !== 'object' || document === null) return readState(document, present())
    const known = readings.get(document)
    if (known) return known
    const reading = readState(document, present())
    readings.set(document, reading)
    return reading
  }

  async function change<Result>(
    step: (state: State, now: number) => Change<Result>,
  ): Promise<Result> {
    const { result, damage } = await update<Found<Result>>((document) => {
      const time = present()
      const reading = readOnce(document)
      const damage = reading.damage === undefined ? undefined : describe(reading.damage, time)
      const { state, result } = step(damage ? { ...reading.state, damage } : reading.state, time)
      if (damage) {
        return {
          result: { result, damage },
          write: state,
          setAside: { name: damage.setAside, value: document },
        }
      }
      if (state === reading.state) return { result: { result, damage } }
      readings.set(state, { state })
      return { result: { result, damage }, write: state }
    })
    if (damage) report?.(damage)
    return result
  }

  /** What the step throws is a mistake of ours; whatever else fails is the store. */
  async function update<Result>(step: (document: unknown) => Outcome<Result>): Promise<Result> {
    let mistake: Error | undefined
    try {
      return await store.update((document) => {
        try {
          return step(document)
        } catch (error) {
          mistake = error instanceof Error ? error : new Error(String(error))
          throw mistake
        }
      })
    } catch (error) {
      throw mistake ?? new StoreFault(error)
    }
  }

  async function readDocument(): Promise<unknown> {
    try {
      return await store.read()
    } catch (error) {
      throw new StoreFault(error)
    }
  }

  return {
    change,
    read: async (): Promise<State> => {
      const reading = readOnce(await readDocument())
      return reading.damage === undefined
        ? reading.state
        : change((state) => ({ state, result: state }))
    },
  }
}

function describe(reason: string, now: number): Damage {
  return {
    found: now,
    setAside: `damaged-${new Date(now).toISOString().replaceAll(':', '-')}`,
    reason,
  }
}
