import type { BrowserContext, Page } from 'playwright-core'
import { extensionPage } from './extension-page.js'

/**
 * Waits for a window of the extension, whatever else opens meanwhile: in a new profile the page of the first steps
 * may come late.
 *
 * @example
 * const opened = openedWindow(context, 'connect')
 * await askToConnect()
 * const approval = await opened
 */
export function openedWindow(context: BrowserContext, name: string): Promise<Page> {
  const address = extensionPage(name)
  return context.waitForEvent('page', { predicate: (page) => page.url().startsWith(address) })
}
