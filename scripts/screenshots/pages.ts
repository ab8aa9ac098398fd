import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { extensionPage } from '../chromium/extension-page.js'
import type { LaunchedBrowser } from '../chromium/launch.js'
import { laidDownHistory } from './history.js'
import { askOwnerFrom } from './owner.js'

const POPUP = { width: 360, height: 600 }
/** A text in two languages. */
export const MIXED =
  'Der Zug hat heute wieder Verspätung, und niemand weiß warum. ' +
  'Nobody at the station could tell us when the next one would leave.'

/** Pictures of every page of the extension, in every state that it can be in. */
export async function takePages(browser: LaunchedBrowser, folder: string): Promise<void> {
  const page = await browser.context.newPage()
  const size = page.viewportSize()
  const take = async (name: string, target: Page = page): Promise<void> => {
    await target.waitForTimeout(150)
    await target.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  }
  const open = async (name: string): Promise<void> => {
    await page.goto(extensionPage(name))
    await page.locator('h1').first().waitFor()
  }

  await open('options')
  await take('options-new')
  await open('welcome')
  await take('welcome')
  await open('connect')
  await take('connect-gone')
  await takeApplicant(browser, (target) => take('connect', target))
  await page.setViewportSize({ width: 420, height: 480 })
  await open('result')
  await take('result-unreadable')

  await page.setViewportSize(POPUP)
  await open('popup')
  await take('popup-new')
  await page.locator('textarea').fill(MIXED)
  await page.locator('textarea').press('Control+Enter')
  await page.locator('[data-answer]').waitFor()
  await take('popup-tried')
  await page.locator('.try button').nth(1).click()
  await page.locator('[data-answer*=score]').waitFor()
  await take('popup-profanity')
  await open('popup')
  await page.locator('summary').click()
  await page.locator('input[type=search]').fill('an')
  await take('popup-languages')

  await askOwnerFrom(page, 'issueKey', { name: 'Subtitle script', limit: 500 })
  await laidDownHistory(page)
  for (const [name, limit] of [
    ['few', 24],
    ['spent', 20],
    ['unlimited', 'unlimited'],
    ['large', 1_000_000],
  ] as const) {
    await askOwnerFrom(page, 'setLimit', limit)
    await open('popup')
    await take(`popup-${name}`)
  }
  await askOwnerFrom(page, 'setLimit', 100)
  if (size) await page.setViewportSize(size)
  await open('options')
  await page.locator('.grow input').fill('Home server')
  await page.locator('form.row button[type=submit].primary').click()
  await page.locator('.issued').waitFor()
  await take('options-used')
  await page.locator('.grave').last().click()
  await take('options-erase')

  await page.setViewportSize(POPUP)
  await page.addInitScript(() => {
    chrome.runtime.sendMessage = () => Promise.reject(new Error('The worker is gone.'))
  })
  await open('popup')
  await take('popup-not-working')
  if (size) await page.setViewportSize(size)
  await open('options')
  await take('options-not-working')
  await page.close()
}

/** The question whether another extension may come in, as if one were at the door. */
async function takeApplicant(
  browser: LaunchedBrowser,
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.context.newPage()
  await page.setViewportSize({ width: 440, height: 520 })
  await page.addInitScript(() => {
    chrome.runtime.sendMessage = () => Promise.resolve({ answer: 'Quiet Reader' })
  })
  await page.goto(`${extensionPage('connect')}?abcdefghijklmnopabcdefghijklmnop`)
  await page.locator('.claimed').waitFor()
  await take(page)
  await page.close()
}
