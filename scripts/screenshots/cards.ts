import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { findCard } from '../chromium/card.js'
import { extensionPage } from '../chromium/extension-page.js'
import type { LaunchedBrowser } from '../chromium/launch.js'
import { openedWindow } from '../chromium/opened-window.js'
import { chooseFromMenu } from '../chromium/right-click.js'
import { askOwnerFrom } from './owner.js'
import { MIXED } from './pages.js'

/** Pictures of the card in each of its states, on the sample page. */
export async function takeCards(
  browser: LaunchedBrowser,
  address: string,
  folder: string,
): Promise<void> {
  const own = await browser.context.newPage()
  await own.goto(extensionPage('options'))
  await askOwnerFrom(own, 'setLimit', 100)
  await askOwnerFrom(own, 'changeSettings', { profanity: true })
  const page = await browser.context.newPage()
  const take = async (name: string, line: string | undefined): Promise<void> => {
    await page.goto(address)
    if (line) await page.locator(line).selectText()
    await chooseFromMenu(browser, page)
    await findCard(page)
    await page.waitForTimeout(250)
    await page.screenshot({ path: join(folder, `card-${name}.png`) })
  }
  for (const line of ['de', 'en', 'ar', 'ja', 'mixed', 'digits']) await take(line, `#${line}`)
  await take('nothing', undefined)
  await takePage(browser, page, address, folder)
  await takeWindow(browser, page, folder)
  await askOwnerFrom(own, 'setLimit', 0)
  await take('spent', '#fr')
  await page.close()
  await own.close()
}

async function takePage(
  browser: LaunchedBrowser,
  page: Page,
  address: string,
  folder: string,
): Promise<void> {
  await page.goto(address)
  await chooseFromMenu(browser, page, { menuItemId: 'detect-page' })
  await findCard(page)
  await page.waitForTimeout(250)
  await page.screenshot({ path: join(folder, 'card-page.png') })
}

/** The window with the answer, where no page lets an extension in. */
async function takeWindow(browser: LaunchedBrowser, page: Page, folder: string): Promise<void> {
  await page.goto('chrome://version')
  const opened = openedWindow(browser.context, 'result')
  await chooseFromMenu(browser, page, { selectionText: MIXED })
  const window = await opened
  await window.setViewportSize({ width: 420, height: 480 })
  await window.locator('[data-answer]').waitFor()
  await window.screenshot({ path: join(folder, 'result.png') })
  await window.close()
}
