import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { openWorkerSession } from '../../scripts/chromium/worker-session.js'
import type { Promises } from '../figures.js'
import type { Stage } from '../stage.js'
import { workerMemory } from '../../scripts/chromium/worker-memory.js'
import { slopeOf } from './slope.js'

/** What an hour of work would come to, seen from a while of it at full speed. */
export interface LoadFigures {
  readonly minutes: number
  readonly calls: number
  readonly callsASecond: number
  readonly medianMilliseconds: number
  readonly percentile95: number
  readonly percentile99: number
  readonly longestMilliseconds: number
  readonly callsNotAnswered: number
  readonly megabytesOfTheWorker: number
  /** What the memory grows by, by the line that fits the samples best. */
  readonly megabytesMoreAnHour: number
  /** How far the samples are from that line: a slope smaller than this over the whole time tells nothing. */
  readonly megabytesOfNoise: number
  readonly bytesStored: number
  readonly bytesStoredMoreInTheSecondHalf: number
  readonly kilobytesOnTheDisk: number
}

export const LOAD_PROMISES: Promises<LoadFigures> = {
  'every call is answered': (it) => it.calls > 0 && it.callsNotAnswered === 0,
  'the memory does not grow': (it) =>
    (it.megabytesMoreAnHour * it.minutes) / 60 < Math.max(2, 2 * it.megabytesOfNoise),
  'what is stored stays below what the receipts of the last calls need': (it) =>
    it.bytesStored < MOST_BYTES_STORED,
}

interface Sample {
  readonly hours: number
  readonly megabytes: number
  readonly stored: number
}

const MINUTE = 60_000
/** 4,096 receipts of at most 70 bytes, and an account with its keys. */
const MOST_BYTES_STORED = 300_000
/** A memory that has not seen every path yet, and receipts that are not yet as many as are kept, still grow. */
const SHARE_TO_WARM_UP = 0.25

/** Has every extension call without a pause, in each way that there is, and looks now and then. */
export async function load(stage: Stage, minutes: number): Promise<LoadFigures> {
  const start = Date.now()
  const end = start + minutes * MINUTE
  const samples: Sample[] = []
  const taken: number[] = []
  let failed = 0
  const period = Math.max(1_000, (minutes * MINUTE) / 120)
  while (Date.now() < end) {
    const milliseconds = Math.min(period, end - Date.now())
    const rounds = await Promise.all(
      stage.callers.map((caller) => caller.do('callInTurn', { key: caller.key, milliseconds })),
    )
    for (const round of rounds) {
      taken.push(...round.taken)
      failed += round.failed
    }
    samples.push({ hours: (Date.now() - start) / MINUTE / 60, ...(await look(stage)) })
  }
  const settled = samples.slice(Math.floor(samples.length * SHARE_TO_WARM_UP))
  const middle = settled[Math.floor(settled.length / 2)]
  const last = settled.at(-1)
  const { slope, noise } = slopeOf(settled.map(({ hours, megabytes }) => [hours, megabytes]))
  const sorted = taken.sort((one, other) => one - other)
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return {
    minutes,
    calls: taken.length,
    callsASecond: (taken.length / (Date.now() - start)) * 1000,
    medianMilliseconds: quantile(0.5),
    percentile95: quantile(0.95),
    percentile99: quantile(0.99),
    longestMilliseconds: quantile(1),
    callsNotAnswered: failed,
    megabytesOfTheWorker: last?.megabytes ?? NaN,
    megabytesMoreAnHour: slope,
    megabytesOfNoise: noise,
    bytesStored: last?.stored ?? NaN,
    bytesStoredMoreInTheSecondHalf: (last?.stored ?? NaN) - (middle?.stored ?? NaN),
    kilobytesOnTheDisk: (await bytesOnTheDisk(stage)) / 1000,
  }
}

async function look(stage: Stage): Promise<Pick<Sample, 'megabytes' | 'stored'>> {
  const session = await openWorkerSession(stage.browser, GLOSSA_ID)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  return {
    megabytes: (await workerMemory(stage.browser, GLOSSA_ID)) / 1e6,
    stored: await stage.options.evaluate(() => chrome.storage.local.getBytesInUse()),
  }
}

async function bytesOnTheDisk({ browser }: Stage): Promise<number> {
  const folder = join(browser.profile, 'Default', 'Local Extension Settings', GLOSSA_ID)
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
