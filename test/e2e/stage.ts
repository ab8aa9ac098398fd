import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import {
  launchChromium,
  type LaunchedBrowser,
  type LaunchOptions,
} from '../../scripts/chromium/launch.js'
import { askOwnerFrom, type OwnerArguments } from '../../scripts/screenshots/owner.js'
import { serveSite, type Site } from './site.js'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 })

/** A browser with the extension in it, and a site to visit. */
export interface Stage {
  readonly browser: LaunchedBrowser
  readonly site: Site
  /** A page of the site. */
  visit(path: string): Promise<Page>
  /** One of the extension's own pages. */
  openOwn(name: string): Promise<Page>
  /** Asks the worker in the account holder's name. */
  readonly owner: (...call: OwnerArguments) => Promise<unknown>
  close(): Promise<void>
}

/** Sets the stage; `neighbours` are folders of other extensions. */
export async function setStage(
  options: Partial<LaunchOptions> = {},
  neighbours: readonly string[] = [],
): Promise<Stage> {
  const site = await serveSite()
  const browser = await launchChromium({
    extensions: [builtFolder('chrome'), ...neighbours],
    headless: true,
    ...options,
  })
  const control = await browser.context.newPage()
  await control.goto(extensionPage('options'))
  const open = async (address: string): Promise<Page> => {
    const page = await browser.context.newPage()
    await page.goto(address)
    return page
  }
  return {
    browser,
    site,
    visit: (path) => open(site.address + path),
    openOwn: (name) => open(extensionPage(name)),
    owner: (...call) => askOwnerFrom(control, ...call),
    close: async () => {
      await browser.close()
      site.close()
    },
  }
}
