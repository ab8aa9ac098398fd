import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest'

/** What became of the changes. */
export interface Tried {
  /** The changes that some test noticed. */
  readonly noticed: string[]
  /** The changes whose place some test reached. */
  readonly reached: string[]
  /** The changes whose place was reached when the code was loaded: only then can they be switched on. */
  readonly loaded: string[]
  /** Tests that cannot be run again, or not after a change: what they alone would notice counts as missed. */
  readonly notAgain: string[]
}

/** Where a copy has what became of its changes. */
export const TRIED = 'tried.json'

/** The switch of the altered code, as Stryker's instrumenter writes it: what is on, and what was reached. */
interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

/** Of all tests of a process, which share the code and so its switch. */
const shared = globalThis as {
  __stryker__?: Switch
  noticed?: Set<string>
  reached?: Set<string>
  notAgain?: Set<string>
}
const code = (shared.__stryker__ ??= {})
const noticed = (shared.noticed ??= new Set())
const reached = (shared.reached ??= new Set())
const notAgain = (shared.notAgain ??= new Set())

/** As they are before a test puts a clock of its own in their place. */
const { setTimeout, clearTimeout } = globalThis

/** A test that takes longer waits for what a change keeps from coming. */
const MOST_MILLISECONDS = 5000
/** A place that is reached so many times as often as before is in a loop without an end. */
const MOST_TIMES = 200

/**
 * Runs every test as it is, then again with each change on whose place it reached, until some test fails
 * with it. A change is noticed only where the same test passes again once it is off.
 */
export default class TryingRunner extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase): void {
    code.currentTestId = test.id
    super.onBeforeTryTask(test)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    await TestRunner.getTestFn(test)()
    code.currentTestId = undefined
    const places = Object.entries(code.mutantCoverage?.perTest[test.id] ?? {})
    for (const [id] of places) reached.add(id)
    const open = places.filter(([id]) => !noticed.has(id))
    if (open.length > 0 && !(await tryChanges(test, open))) notAgain.add(nameOf(test))
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    const tried: Tried = {
      noticed: [...noticed],
      reached: [...reached],
      loaded: Object.keys(code.mutantCoverage?.static ?? {}),
      notAgain: [...notAgain],
    }
    writeFileSync(join(this.config.root, TRIED), JSON.stringify(tried))
  }
}

/** Tries the changes on whose places a test came, so many times each; false once it fails without one. */
async function tryChanges(
  test: RunnerTestCase,
  places: readonly (readonly [id: string, times: number])[],
): Promise<boolean> {
  if (!(await passes(test))) return false
  for (const [id, times] of places) {
    if (await passes(test, id, times)) continue
    if (!(await passes(test))) return false
    noticed.add(id)
  }
  return true
}

/** Whether a test passes once more, with a change on or with none. */
async function passes(test: RunnerTestCase, id?: string, times = 0): Promise<boolean> {
  const suites = suitesOf(test)
  // What the test was still waiting for when it took too long is waited for no more.
  delete test.promises
  code.activeMutant = id
  code.hitCount = 0
  code.hitLimit = id === undefined ? Infinity : MOST_TIMES * times + 1000
  try {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
    await inTime(TestRunner.getTestFn(test)())
    return true
  } catch {
    return false
  } finally {
    code.activeMutant = undefined
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
