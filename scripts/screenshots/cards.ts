import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { findCard } from '../chromium/card.js'
import { extensionPage } from '../chromium/extension-page.js'
import type { LaunchedBrowser } from '../chromium/launch.js'
import { chooseFromMenu } from '../chromium/right-click.js'
import { askOwnerFrom } from './owner.js'

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
