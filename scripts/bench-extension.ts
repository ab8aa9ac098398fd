/**
 * Measures the extension in a real browser, from a page of another extension, and prints a table:
 * `npm run bench:extension`. The packages must have been built by `npm run build` and `npm run package`.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { assembleNeighbour, NEIGHBOUR_FOLDER } from './assemble-neighbour.js'
import { builtFolder } from './build-target.js'
import { extensionPage } from './chromium/extension-page.js'
import { GLOSSA_ID, launchChromium, type LaunchedBrowser } from './chromium/launch.js'
import { openedWindow } from './chromium/opened-window.js'
import { workerMemory } from './chromium/worker-memory.js'
import { askOwnerFrom } from './screenshots/owner.js'

/** The least that an extension can be, for what the browser itself takes. */
const EMPTY_FOLDER = join(import.meta.dirname, '../bench/empty-extension')
const EMPTY_ID = 'mdgkfjjmjbcgmkjfjcffakpaaghbgoad'
const NEIGHBOUR_PAGE = 'chrome-extension://gphnnlnncodhgocihapphmbdcnlkkpcb/popup.html'
const TEXT = 'Am Abend sitzen wir gern auf der Bank vor dem Haus.'
const SHORT = 'Guten Abend zusammen'
const COLD_STARTS = 15
const WARM_CALLS = 1_000
const TEXTS_IN_A_CALL = 1_000
const BULK_CALLS = 10
const POPUPS = 10

assembleNeighbour()
const browser = await launchChromium({
  extensions: [builtFolder('chrome'), NEIGHBOUR_FOLDER, EMPTY_FOLDER],
  headless: true,
})
try {
  const own = await open(browser, extensionPage('options'))
  await askOwnerFrom(own, 'setLimit', 'unlimited')
  const caller = await open(browser, NEIGHBOUR_PAGE)
  const key = await connect(browser, caller)
  const ours: Call = { glossa: GLOSSA_ID, key, path: '/v2/detect/language', q: TEXT, times: 1 }
  const empty: Call = { ...ours, glossa: EMPTY_ID }
  const warm = await timeCalls(caller, { ...ours, times: WARM_CALLS })
  row('warm round trip, median', `${median(warm).toFixed(2)} ms`)
  row('warm round trip, 99th percentile', `${quantile(warm, 0.99).toFixed(2)} ms`)
  const warmEmpty = await timeCalls(caller, { ...empty, times: WARM_CALLS })
  row('… of a worker that does nothing, median', `${median(warmEmpty).toFixed(2)} ms`)
  row('bulk, calls of 1,000 short texts', `${(await bulkRate(caller, key)).toFixed(0)} texts/s`)
  row('chrome.i18n.detectLanguage, one by one', `${(await builtInRate(caller)).toFixed(0)} texts/s`)
  row('memory of the worker', `${((await workerMemory(browser, GLOSSA_ID)) / 1e6).toFixed(1)} MB`)
  const cold = await inTurns(COLD_STARTS, [ours, empty], (call) => coldCall(browser, caller, call))
  row('worker stopped, to the first answer, median', `${median(cold[0]).toFixed(1)} ms`)
  row('… of a worker that does nothing', `${median(cold[1]).toFixed(1)} ms`)
  const pages = [extensionPage('popup'), `chrome-extension://${EMPTY_ID}/page.html`] as const
  const painted = await inTurns(POPUPS, pages, (page) => pagePainted(browser, page))
  row('popup, to its content painted, median', `${median(painted[0]).toFixed(1)} ms`)
  row('… of a page that has one line', `${median(painted[1]).toFixed(1)} ms`)
  for (const name of readdirSync(join(builtFolder('chrome'), '..')))
    if (name.endsWith('.zip'))
      row(name, `${(statSync(join(builtFolder('chrome'), '..', name)).size / 1e6).toFixed(2)} MB`)
} finally {
  await browser.close()
}

function row(name: string, value: string): void {
  console.log(`${name.padEnd(48)}${value.padStart(16)}`)
}

async function open({ context }: LaunchedBrowser, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function connect({ context }: LaunchedBrowser, caller: Page): Promise<string> {
  const opened = openedWindow(context, 'connect')
  const decision = caller.evaluate(
    (glossa) =>
      chrome.runtime.sendMessage<unknown, { key: string }>(glossa, {
        glossa: 1,
        connect: { name: 'Benchmark' },
      }),
    GLOSSA_ID,
  )
  const approval = await opened
  await approval.locator('.primary').dispatchEvent('click')
  return (await decision).key
}

interface Call {
  readonly glossa: string
  readonly key: string
  readonly path: string
  readonly q: string | readonly string[]
  readonly times: number
}

/** The milliseconds that each of several calls took, one after the other. */
function timeCalls(caller: Page, call: Call): Promise<number[]> {
  return caller.evaluate(async ({ glossa, key, path, q, times }) => {
    const request = {
      glossa: 1,
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ q }),
    }
    const taken: number[] = []
    for (let time = 0; time < times; time++) {
      const start = performance.now()
      const { status } = await chrome.runtime.sendMessage<unknown, { status: number }>(
        glossa,
        request,
      )
      taken.push(performance.now() - start)
      if (status !== 200) throw new Error(`Answered with ${status}.`)
    }
    return taken
  }, call)
}

async function bulkRate(caller: Page, key: string): Promise<number> {
  const taken = await timeCalls(caller, {
    glossa: GLOSSA_ID,
    key,
    path: '/v2/bulk_detect/language',
    q: Array.from({ length: TEXTS_IN_A_CALL }, (_, index) => `${SHORT} ${index}`),
    times: BULK_CALLS,
  })
  return (TEXTS_IN_A_CALL / median(taken)) * 1000
}

function builtInRate(caller: Page): Promise<number> {
  return caller.evaluate(async (text) => {
    const start = performance.now()
    for (let time = 0; time < 1_000; time++) await chrome.i18n.detectLanguage(text)
    return 1_000_000 / (performance.now() - start)
  }, SHORT)
}

/** What two things take, measured by turns, so that a moment in which the machine is busy meets both. */
async function inTurns<Thing>(
  times: number,
  [one, other]: readonly [Thing, Thing],
  measure: (thing: Thing) => Promise<number>,
): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []]
  for (let time = 0; time < times; time++) {
    taken[0].push(await measure(one))
    taken[1].push(await measure(other))
  }
  return taken
}

async function coldCall({ context }: LaunchedBrowser, caller: Page, call: Call): Promise<number> {
  const session = await context.newCDPSession(caller)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
  await caller.waitForTimeout(200)
  return (await timeCalls(caller, call))[0] ?? NaN
}

async function pagePainted(launched: LaunchedBrowser, address: string): Promise<number> {
  const page = await open(launched, 'about:blank')
  await page.goto(address)
  await page.locator('h1').waitFor()
  // The largest thing that was painted is the page's content: until it is there, nothing is.
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return painted
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
