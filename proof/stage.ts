import type { Page } from 'playwright-core'
import { builtFolder } from '../scripts/build-target.js'
import { extensionPage } from '../scripts/chromium/extension-page.js'
import { GLOSSA_ID, launchChromium, type LaunchedBrowser } from '../scripts/chromium/launch.js'
import { openedWindow } from '../scripts/chromium/opened-window.js'
import { askOwnerFrom, type OwnerArguments } from '../scripts/screenshots/owner.js'
import { assembleCallers, type CallerExtension } from './callers.js'
import type { caller } from './caller/caller.js'

type CallerPage = typeof caller

/** An extension that was let in, and its page. */
export interface Caller extends CallerExtension {
  readonly key: string
  readonly tab: Page
  /** Has the page do something. */
  do<Name extends keyof CallerPage>(
    name: Name,
    task: Omit<Parameters<CallerPage[Name]>[0], 'glossa'>,
  ): ReturnType<CallerPage[Name]>
}

/** A browser with the extension in it, and others that call it. */
export interface Stage {
  readonly browser: LaunchedBrowser
  readonly callers: readonly Caller[]
  readonly options: Page
  /** Asks the worker in the account holder's name. */
  readonly owner: (...call: OwnerArguments) => Promise<unknown>
  /** Stops the worker, as the browser does with one that has nothing to do, whatever it is doing. */
  stopWorker(): Promise<void>
  close(): Promise<void>
}

export interface StageOptions {
  readonly callers: number
  /** The folder of the extension; left out, the one that was built. */
  readonly extension?: string
  /** The time zone of the machine, such as `Asia/Kathmandu`. */
  readonly timeZone?: string
  /** Where the browser writes down what it does on the network. */
  readonly networkLog?: string
}

/** Sets the stage: each caller asks to be let in, and the person allows it. */
export async function setStage({
  callers: count,
  extension = builtFolder('chrome'),
  ...launch
}: StageOptions): Promise<Stage> {
  const assembled = await assembleCallers(count)
  const browser = await launchChromium({
    extensions: [extension, ...assembled.callers.map(({ folder }) => folder)],
    headless: true,
    ...launch,
  })
  const options = await open(browser, extensionPage('options'))
  const callers: Caller[] = []
  for (const extension of assembled.callers) callers.push(await letIn(browser, extension))
  const session = await browser.context.newCDPSession(options)
  await session.send('ServiceWorker.enable')
  return {
    browser,
    callers,
    options,
    owner: (...call) => askOwnerFrom(options, ...call),
    stopWorker: async () => {
      await session.send('ServiceWorker.stopAllWorkers')
    },
    close: async () => {
      await browser.close()
      await assembled.remove()
    },
  }
}

async function open({ context }: LaunchedBrowser, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function letIn(browser: LaunchedBrowser, extension: CallerExtension): Promise<Caller> {
  const tab = await open(browser, extension.page)
  const opened = openedWindow(browser.context, 'connect')
  const decision = tab.evaluate(
    (glossa) =>
      chrome.runtime.sendMessage<unknown, { key: string }>(glossa, {
        glossa: 1,
        connect: { name: document.title },
      }),
    GLOSSA_ID,
  )
  const approval = await opened
  await approval.locator('.primary').dispatchEvent('click')
  const { key } = await decision
  return {
    ...extension,
    key,
    tab,
    // The page's script says what it is, and the browser hands it on untyped.
    do: ((name: string, task: object) =>
      tab.evaluate(
        ([name, task]) =>
          (globalThis as unknown as { caller: Record<string, (task: unknown) => unknown> }).caller[
            name
          ]?.(task),
        [name, { ...task, glossa: GLOSSA_ID }] as const,
      )) as Caller['do'],
  }
}
