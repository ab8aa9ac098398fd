import type { Browser } from 'puppeteer-core'
import { builtFolder } from '../../scripts/build-target.js'
import type { Card } from '../../scripts/card.js'
import * as chromiumCard from '../../scripts/chromium/card.js'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { launchChromium } from '../../scripts/chromium/launch.js'
import { stopBackground } from '../../scripts/firefox/background.js'
import * as firefoxCard from '../../scripts/firefox/card.js'
import { firefoxPage, launchFirefox } from '../../scripts/firefox/launch.js'
import { remoteOf } from '../../scripts/firefox/remote.js'
import { stopWorkers } from './worker.js'

/** A browser with the extension in it, in a window that a hand can reach. What is asked of it here a person would see. */
export interface RealWindow {
  /** The keys that choose the extension's entry in a menu that has just opened. */
  readonly toEntry: readonly string[]
  /** Those that choose it where the menu is of a frame, which has another entry for itself. */
  readonly toEntryInFrame: readonly string[]
  /** Shows an address in a tab of its own. */
  visit(address: string): Promise<void>
  /** The address of one of the extension's own pages. */
  ownPage(name: string): string
  /** Runs a function in the page that is visited. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  card(): Promise<Card>
  hasCard(): Promise<boolean>
  /** The addresses of all that is shown. */
  addresses(): Promise<readonly string[]>
  /** Runs a function in what is shown at an address with such a part; nothing where there is none. */
  runIn<Result>(address: string, run: () => Result): Promise<Result | undefined>
  /** Stops the extension's worker, as the browser does with one that has nothing to do. */
  stopWorker(): Promise<void>
  close(): Promise<void>
}

async function openChromium(display: string): Promise<RealWindow> {
  const browser = await launchChromium({
    extensions: [builtFolder('chrome')],
    headless: false,
    display,
  })
  const { context } = browser
  let page = await context.newPage()
  return {
    toEntry: ['d'],
    toEntryInFrame: ['d'],
    visit: async (address) => {
      page = await context.newPage()
      await page.goto(address)
    },
    ownPage: extensionPage,
    // Playwright's type takes an argument's handles apart, which a plain argument has none of.
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    card: () => chromiumCard.findCard(page, 10_000),
    hasCard: () => chromiumCard.hasCard(page),
    addresses: () => Promise.resolve(context.pages().map((one) => one.url())),
    runIn: (address, run) =>
      Promise.resolve(
        context
          .pages()
          .find((one) => one.url().includes(address))
          ?.evaluate(run),
      ),
    stopWorker: () => stopWorkers({ browser }),
    close: () => browser.close(),
  }
}

async function openFirefox(display: string): Promise<RealWindow> {
  const browser: Browser = await launchFirefox([builtFolder('firefox')], display)
  let page = await browser.newPage()
  return {
    // Its own are the last entries of every menu, and some that are not have the same first letter.
    toEntry: ['Up', 'Return'],
    toEntryInFrame: ['Up', 'Right', 'Return'],
    visit: async (address) => {
      page = await browser.newPage()
      // Firefox does not tell when a page of an extension has loaded.
      const isOwn = address.startsWith('moz-extension:')
      await page.goto(address, { waitUntil: isOwn ? [] : 'load' })
      await page.waitForSelector('body *')
    },
    ownPage: firefoxPage,
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    card: () => firefoxCard.findCard(browser, 10_000),
    hasCard: () => firefoxCard.hasCard(browser),
    addresses: async () => (await remoteOf(browser).contexts()).map(({ url }) => url),
    runIn: async (address, run) => {
      const { contexts, call } = remoteOf(browser)
      const shown = (await contexts()).find(({ url }) => url.includes(address))
      if (!shown) return undefined
      const { value } = await call(shown.context, `() => JSON.stringify((${run.toString()})())`)
      return JSON.parse(String(value)) as ReturnType<typeof run>
    },
    stopWorker: () => stopBackground(browser),
    close: () => browser.close(),
  }
}

export const REAL_WINDOWS = { Chromium: openChromium, Firefox: openFirefox }
