import { setMaxListeners } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest'
import { CHANGES, type Change } from './altered-copy.js'
import { codeSwitch, worked } from './switch.js'

/** What became of the changes. */
export interface Tried {
  /** The changes that some test noticed. */
  readonly noticed: number[]
  /** The changes whose place some test reached. */
  readonly reached: number[]
  /** The changes whose place was reached when the code was loaded: only then can they be switched on. */
  readonly loaded: number[]
  /** Tests that cannot be run again, or not after a change: what they alone would notice counts as missed. */
  readonly notAgain: string[]
}

/** Where a copy has what became of its changes. */
export const TRIED = 'tried.json'

/** How often every place was reached: outside of tests, and in the test that is run. */
interface Counts {
  readonly loaded: Uint32Array
  readonly ofTest: Uint32Array
}

/** Of all tests of a process, which share the code and so its switch. */
const shared = globalThis as {
  noticed?: Set<number>
  reached?: Set<number>
  notAgain?: Set<string>
  counts?: Counts
}
const noticed = (shared.noticed ??= new Set())
const reached = (shared.reached ??= new Set())
const notAgain = (shared.notAgain ??= new Set())

/** As they are before a test puts a clock of its own in their place. */
const { setTimeout, clearTimeout } = globalThis

/** A test that takes longer waits for what a change keeps from coming, or does what has no end. */
const MOST_MILLISECONDS = 5000
/** A place that is reached so many times as often as before, or so many times more, is in a loop without an end. */
const MOST_TIMES = 200
const MOST_TIMES_MORE = 1_000_000

/**
 * Runs every test as it is, then again with each change on whose place it reached, until some test fails
 * with it. A change is noticed only where the same test passes again once it is off.
 */
export default class TryingRunner extends TestRunner {
  readonly #counts: Counts

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config)
    const changes = JSON.parse(readFileSync(join(config.root, CHANGES), 'utf8')) as Change[]
    const size = changes.length
    this.#counts = shared.counts ??= {
      loaded: new Uint32Array(size),
      ofTest: new Uint32Array(size),
    }
    this.#count(codeSwitch.counts ?? this.#counts.loaded)
  }

  #count(counts: Uint32Array): void {
    codeSwitch.counts = counts
    codeSwitch.unlooked = 0
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    this.#count(this.#counts.ofTest.fill(0))
    super.onBeforeTryTask(test)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    try {
      await TestRunner.getTestFn(test)()
    } catch (error) {
      // A change that was tried before may have spoilt what it shares with others.
      await renew(test)
      this.#count(this.#counts.ofTest.fill(0))
      if (!(await passes(test))) throw error
    }
    // Each time that it is run, a test listens for being stopped.
    setMaxListeners(0, test.context.signal)
    // What is reached is not counted while changes are tried, which takes a fraction of the time then.
    codeSwitch.counts = undefined
    const places = [...this.#counts.ofTest.entries()].filter(([, times]) => times > 0)
    for (const [id] of places) reached.add(id)
    const open = places.filter(([id]) => !noticed.has(id))
    if (open.length > 0 && !(await tryChanges(test, open))) notAgain.add(nameOf(test))
    this.#count(this.#counts.loaded)
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    const tried: Tried = {
      noticed: [...noticed],
      reached: [...reached],
      loaded: [...this.#counts.loaded.entries()].flatMap(([id, times]) => (times > 0 ? id : [])),
      notAgain: [...notAgain],
    }
    writeFileSync(join(this.config.root, TRIED), JSON.stringify(tried))
  }
}

/** Tries the changes on whose places a test came, so many times each; false once it fails without one. */
async function tryChanges(
  test: RunnerTestCase,
  places: readonly (readonly [id: number, times: number])[],
): Promise<boolean> {
  if (!(await passes(test))) return false
  for (const [id, times] of places) {
    if (await passes(test, id, times)) continue
    if (!(await passes(test))) {
      // It may have failed for what a change before it had spoilt.
      await renew(test)
      if (await passes(test, id, times)) continue
      await renew(test)
      if (!(await passes(test))) return false
    }
    noticed.add(id)
  }
  return true
}

/** Makes anew what a test shares with others of its file: a change may have spoilt it. */
async function renew(test: RunnerTestCase): Promise<void> {
  for (const suite of suitesOf(test))
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) await hook(suite)
}

/** Whether a test passes once more, with a change on or with none. */
async function passes(test: RunnerTestCase, id = -1, times = 0): Promise<boolean> {
  const suites = suitesOf(test)
  // What the test was still waiting for when it took too long is waited for no more.
  delete test.promises
  codeSwitch.on = id
  codeSwitch.end = worked() + MOST_MILLISECONDS
  codeSwitch.left = Math.min(MOST_TIMES * times, times + MOST_TIMES_MORE) + 1000
  try {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
    await inTime(TestRunner.getTestFn(test)())
    return true
  } catch {
    return false
  } finally {
    codeSwitch.on = -1
    codeSwitch.end = Infinity
    for (const suite of suites.reverse())
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach)
        await inTime(hook(test.context, suite)).catch(() => undefined)
    for (const finish of (test as WithEnd).onFinished?.splice(0) ?? [])
      await inTime(finish(test.context)).catch(() => undefined)
  }
}

/** What a test asked to be done at its end, where vitest keeps it. */
interface WithEnd {
  readonly onFinished?: ((context: unknown) => unknown)[]
}

/** The groups that a test is in, its file first. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = []
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite)
  return suites[0] === test.file ? suites : [test.file, ...suites]
}

async function inTime(work: unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('It took too long.'))
    }, MOST_MILLISECONDS)
  })
  await Promise.race([work, late]).finally(() => {
    clearTimeout(timer)
  })
}

function nameOf(test: RunnerTestCase): string {
  return `${test.file.name}: ${test.fullTestName}`
}
