import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { firefoxPage, launchFirefox } from '../../scripts/firefox/launch.js'
import { SENTENCES } from './site.js'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 })

describe('In Firefox', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchFirefox([builtFolder('firefox')])
  }, 60_000)
  afterAll(() => browser.close())

  /** Firefox does not tell when a page of an extension has loaded. */
  async function open(name: string): Promise<Page> {
    const page = await browser.newPage()
    await page.goto(firefoxPage(name), { waitUntil: [] })
    await page.waitForSelector('h1')
    return page
  }

  const text = (page: Page, selector: string): Promise<string> =>
    page.$eval(selector, (element) => (element as HTMLElement).innerText)

  it('the popup shows what is left today', async () => {
    const page = await open('popup')
    expect(await text(page, '.quota h1')).toMatch(/^\d+ of 100 detections left today$/)
    await page.close()
  })

  it('the popup detects what is typed', async () => {
    const page = await open('popup')
    await page.type('textarea', SENTENCES.FRENCH)
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    await page.waitForSelector('[data-answer]')
    expect(await text(page, '.own')).toBe('français')
    await page.close()
  })

  it('the options create a key', async () => {
    const page = await open('options')
    await page.type('.grow input', 'Script')
    await page.click('form.row button.primary')
    await page.waitForSelector('.issued code')
    expect(await text(page, '.issued code')).toMatch(/^glossa_[0-9a-f]{64}$/)
    await page.close()
  })

  it('the first page tells the shortcuts', async () => {
    const page = await open('welcome')
    await page.waitForSelector('kbd')
    expect(await text(page, 'kbd')).toContain('L')
    await page.close()
  })
})
