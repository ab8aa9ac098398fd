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
}

export interface LaunchedBrowser {
  readonly context: BrowserContext
  /** The extension's worker, which may have to be woken first. */
  worker(extensionId: string): Promise<Worker>
  close(): Promise<void>
}

/** Starts Chromium with a profile of its own, which is gone afterwards, and makes no request of its own. */
export async function launchChromium({
  extensions,
  headless,
  colorScheme,
}: LaunchOptions): Promise<LaunchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'glossa-chromium-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless,
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: headless ? { width: 1000, height: 700 } : null,
    ...(colorScheme && { colorScheme }),
    args: [
      `--disable-extensions-except=${extensions.join(',')}`,
      `--load-extension=${extensions.join(',')}`,
      '--enable-unsafe-extension-debugging',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    context,
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
