import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { findCard } from '../chromium/card.js'
import { extensionPage } from '../chromium/extension-page.js'
import type { LaunchedBrowser } from '../chromium/launch.js'
import { chooseFromMenu } from '../chromium/right-click.js'
import { laidDownHistory } from '../screenshots/history.js'
import { askOwnerFrom } from '../screenshots/owner.js'
import { STORE_FOLDER } from './drawings.js'

/** What both stores take. */
const SIZE = { width: 1280, height: 800 }
const POPUP = { width: 360, height: 560 }
const TYPED = '창문을 열면 바다 냄새가 난다.'

/** The card beside what was selected on a page. */
export async function takeSelection(
  browser: LaunchedBrowser,
  address: string,
  line: string,
  name: string,
): Promise<void> {
  const page = await browser.context.newPage()
  await page.setViewportSize(SIZE)
  await page.goto(address)
  await page.locator(`#${line}`).selectText()
  await chooseFromMenu(browser, page)
  await findCard(page)
  await page.waitForTimeout(250)
  await take(page, name)
}

/** The options of somebody who has used the extension for a month. */
export async function takeOptions(browser: LaunchedBrowser, name: string): Promise<void> {
  const page = await browser.context.newPage()
  await page.setViewportSize(SIZE)
  await page.goto(extensionPage('options'))
  await askOwnerFrom(page, 'setLimit', 100)
  await laidDownHistory(page)
  await page.reload()
  await page.locator('.history').waitFor()
  await take(page, name)
}

/** The popup, on a ground of its own: it is smaller than the stores' pictures. */
export async function takePopup(
  browser: LaunchedBrowser,
  scene: string,
  name: string,
): Promise<void> {
  const page = await browser.context.newPage()
  await page.setViewportSize(POPUP)
  await page.goto(extensionPage('popup'))
  await page.locator('textarea').fill(TYPED)
  await page.locator('textarea').press('Control+Enter')
  await page.locator('[data-answer]').waitFor()
  await page.waitForTimeout(250)
  const popup = await page.screenshot({ fullPage: true })
  await page.setViewportSize(SIZE)
  await page.goto(pathToFileURL(scene).href)
  await page.locator('img').evaluate(
    async (image: HTMLImageElement, picture) => {
      image.src = picture
      await image.decode()
    },
    `data:image/png;base64,${popup.toString('base64')}`,
  )
  await take(page, name)
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(STORE_FOLDER, `${name}.png`) })
  await page.close()
}
