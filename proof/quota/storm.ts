import { setTimeout as pause } from 'node:timers/promises'
import type { Overview } from '../../src/owner/calls.js'
import type { Chance } from '../chance.js'
import type { Promises } from '../figures.js'
import type { Stage } from '../stage.js'

/** Calls of several extensions at once against one account, while the worker is stopped again and again. */
export interface Storm {
  readonly rounds: number
  /** How many calls each extension makes at once. */
  readonly callsOfEach: number
  readonly stopsInARound: number
  /** Milliseconds that a call may take in all. */
  readonly timeout: number
}

export interface StormFigures {
  readonly callsMade: number
  readonly timesTheWorkerWasStopped: number
  readonly answered: number
  readonly refusedAsOverTheLimit: number
  /** Ended by a typed error that says that no answer came: the caller cannot know whether it was counted. */
  readonly brokenOff: number
  readonly hung: number
  readonly endedInAnotherWay: readonly string[]
  readonly counted: number
  /** By how many answers the worst round went over what was left of the limit. */
  readonly answeredOverTheLimit: number
  /** By how many the count of the worst round is behind its answers. */
  readonly answeredButNotCounted: number
  /** By how many the count of the worst round exceeds what its answered and broken-off calls account for. */
  readonly countedTwice: number
}

export const STORM_PROMISES: Promises<StormFigures> = {
  'no more is answered than the limit allows': (it) => it.answeredOverTheLimit === 0,
  'whatever is answered was counted': (it) => it.answeredButNotCounted === 0,
  'nothing is counted twice by a retry': (it) => it.countedTwice === 0,
  'no call hangs': (it) => it.hung === 0,
  'every call ends in an answer or a typed error': (it) => it.endedInAnotherWay.length === 0,
  'calls are answered, and refused': (it) => it.answered > 0 && it.refusedAsOverTheLimit > 0,
}

/** The errors of a client whose call was made and got no answer in time. */
const NO_ANSWER = ['DisconnectedError', 'NotInstalledError', 'TimedOutError', 'status 503']
const LONGEST_PAUSE = 700

/** Lets the storm loose on a stage, in the rounds that it has. */
export async function storm(stage: Stage, storm: Storm, chance: Chance): Promise<StormFigures> {
  const callsInARound = storm.callsOfEach * stage.callers.length
  const rounds: Round[] = []
  for (let round = 0; round < storm.rounds; round++) {
    // In turn: far too few for all, just too few, enough.
    const allowed = Math.floor((callsInARound * ((round % 3) + 1)) / 2.9)
    rounds.push(await runRound(stage, storm, allowed, chance))
  }
  const endings = rounds.flatMap((round) => round.endings)
  const count = (...names: string[]): number =>
    endings.filter((ending) => names.includes(ending)).length
  const worst = (of: (round: Round) => number): number => Math.max(0, ...rounds.map(of))
  const known = ['answered', 'QuotaError', 'hung', ...NO_ANSWER]
  return {
    callsMade: endings.length,
    timesTheWorkerWasStopped: storm.rounds * (storm.stopsInARound + 1),
    answered: count('answered'),
    refusedAsOverTheLimit: count('QuotaError'),
    brokenOff: count(...NO_ANSWER),
    hung: count('hung'),
    endedInAnotherWay: [...new Set(endings.filter((ending) => !known.includes(ending)))],
    counted: rounds.reduce((sum, { counted }) => sum + counted, 0),
    answeredOverTheLimit: worst(({ answered, allowed }) => answered - allowed),
    answeredButNotCounted: worst(({ answered, counted }) => answered - counted),
    countedTwice: worst(({ answered, brokenOff, counted }) => counted - answered - brokenOff),
  }
}

interface Round {
  readonly allowed: number
  readonly counted: number
  readonly answered: number
  readonly brokenOff: number
  readonly endings: readonly string[]
}

async function runRound(
  stage: Stage,
  { callsOfEach, stopsInARound, timeout }: Storm,
  allowed: number,
  chance: Chance,
): Promise<Round> {
  const before = await countedSoFar(stage)
  await stage.owner('setLimit', before + allowed)
  const called = Promise.all(
    stage.callers.map((caller) =>
      caller.do('callAtOnce', { key: caller.key, calls: callsOfEach, timeout }),
    ),
  )
  for (let stop = 0; stop < stopsInARound; stop++) {
    await pause(chance.below(LONGEST_PAUSE))
    await stage.stopWorker()
  }
  const endings = (await called).flat()
  // What was given up may still be waiting in the worker, and would be counted in the next round.
  await stage.stopWorker()
  return {
    allowed,
    counted: (await countedSoFar(stage)) - before,
    answered: endings.filter((ending) => ending === 'answered').length,
    brokenOff: endings.filter((ending) => NO_ANSWER.includes(ending)).length,
    endings,
  }
}

async function countedSoFar(stage: Stage): Promise<number> {
  return ((await stage.owner('overview', null)) as Overview).used
}
