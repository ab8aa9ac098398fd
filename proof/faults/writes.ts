import type { Overview } from '../../src/owner/calls.js'
import type { Promises } from '../figures.js'
import type { Stage } from '../stage.js'
import { failEvery } from './failing-storage.js'

/** What comes of calls while writes fail, some or all of them. */
export interface WriteFigures {
  readonly callsMade: number
  readonly answered: number
  readonly unavailable: number
  readonly endedInAnotherWay: readonly string[]
  readonly answeredButNotCounted: number
  readonly answeredOnceWritesSucceedAgain: number
}

export const WRITE_PROMISES: Promises<WriteFigures> = {
  'every call ends in an answer or says that the service is unavailable': (it) =>
    it.unavailable > 0 && it.endedInAnotherWay.length === 0,
  'nothing is lost that was answered': (it) => it.answeredButNotCounted === 0,
  'all is well once writes succeed again': (it) => it.answeredOnceWritesSucceedAgain > 0,
}

const UNAVAILABLE = ['status 503', 'TimedOutError']

/** Lets writes fail: every third, every second, all. */
export async function failWrites(stage: Stage, calls: number): Promise<WriteFigures> {
  return during(stage, calls, [3, 2, 1], (every) => failEvery(stage, every))
}

const FILLER = 'filler'
const BROWSERS_LIMIT = 10_485_760

/** Fills the extension's storage to the last byte that the browser allows. */
export async function fillStorage(stage: Stage, calls: number): Promise<WriteFigures> {
  return during(stage, calls, [1], async (full) => {
    await stage.options.evaluate(
      async ({ name, limit, full }) => {
        await chrome.storage.local.remove(name)
        if (full === 0) return
        const rest = limit - (await chrome.storage.local.getBytesInUse()) - name.length - 2
        await chrome.storage.local.set({ [name]: 'x'.repeat(rest) })
      },
      { name: FILLER, limit: BROWSERS_LIMIT, full },
    )
  })
}

/** Makes calls in each of several states of the storage, and then in a sound one. */
async function during(
  stage: Stage,
  calls: number,
  states: readonly number[],
  set: (state: number) => Promise<void>,
): Promise<WriteFigures> {
  const before = await used(stage)
  const endings: string[] = []
  for (const state of states) {
    await set(state)
    endings.push(...(await callAll(stage, calls)))
  }
  await set(0)
  const again = await callAll(stage, calls)
  const answered = endings.filter((ending) => ending === 'answered').length
  const answeredAgain = again.filter((ending) => ending === 'answered').length
  const counted = (await used(stage)) - before
  return {
    callsMade: endings.length + again.length,
    answered,
    unavailable: endings.filter((ending) => UNAVAILABLE.includes(ending)).length,
    endedInAnotherWay: endings.filter(
      (ending) => ending !== 'answered' && !UNAVAILABLE.includes(ending),
    ),
    answeredButNotCounted: Math.max(0, answered + answeredAgain - counted),
    answeredOnceWritesSucceedAgain: answeredAgain,
  }
}

async function callAll({ callers }: Stage, calls: number): Promise<string[]> {
  const task = { calls, timeout: 4_000 }
  return (
    await Promise.all(
      callers.map((caller) => caller.do('callAtOnce', { ...task, key: caller.key })),
    )
  ).flat()
}

async function used({ owner }: Stage): Promise<number> {
  return ((await owner('overview', null)) as Overview).used
}
