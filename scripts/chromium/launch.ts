import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Worker } from 'playwright-core'
import { findChromium } from './find.js'

/** The id that the `key` in manifest.json gives. */
export const GLOSSA_ID = 'lkggialcdaleofkgbpkbfhkpcjgdmead'

export interface LaunchOptions {
  /** Folders of unpacked extensions. */
  readonly extensions: readonly string[]
  readonly headless: boolean
  readonly colorScheme?: 'light' | 'dark'
  /** The language of the browser's own surface and of the extension's. */
  readonly language?: string
  /** How much everything is enlarged, as by the browser's own zoom. */
  readonly zoom?: number
  /** The machine's time zone, such as `Asia/Kathmandu`. */
  readonly timeZone?: string
  /** The display on which its windows open, where that is not the one of this process. */
  readonly display?: string
  /** Where the browser writes down what it does on the network. */
  readonly networkLog?: string
}

const SIZE = { width: 1000, height: 700 }

export interface LaunchedBrowser {
  readonly context: BrowserContext
  /** The folder of all that the browser keeps. */
  readonly profile: string
  /** The extension's worker, which may have to be woken first. */
  worker(extensionId: string): Promise<Worker>
  close(): Promise<void>
}

/** Starts Chromium with a profile of its own, which is gone afterwards, and makes no request of its own. */
export async function launchChromium({
  extensions,
  headless,
  colorScheme,
  language = 'en-US',
  zoom = 1,
  timeZone,
  display,
  networkLog,
}: LaunchOptions): Promise<LaunchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'glossa-chromium-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless,
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: headless ? { width: SIZE.width / zoom, height: SIZE.height / zoom } : null,
    ...(headless && { deviceScaleFactor: zoom }),
    // On Linux the language comes from the environment, elsewhere from the switch.
    env: {
      ...process.env,
      LANGUAGE: language,
      ...(timeZone !== undefined && { TZ: timeZone }),
      ...(display !== undefined && { DISPLAY: display }),
    },
    ...(colorScheme && { colorScheme }),
    args: [
      `--disable-extensions-except=${extensions.join(',')}`,
      `--load-extension=${extensions.join(',')}`,
      '--enable-unsafe-extension-debugging',
      `--lang=${language}`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(networkLog === undefined ? [] : [`--log-net-log=${networkLog}`]),
    ],
  })
  return {
    context,
    profile,
    worker: async (extensionId) => {
      const isIts = (worker: Worker): boolean => worker.url().includes(extensionId)
      return (
        context.serviceWorkers().find(isIts) ??
        (await context.waitForEvent('serviceworker', { predicate: isIts, timeout: 15_000 }))
      )
    },
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
