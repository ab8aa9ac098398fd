import type { Browser, Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEIGHBOUR_FOLDER } from '../../scripts/assemble-neighbour.js'
import { builtFolder } from '../../scripts/build-target.js'
import { isBackgroundRunning, stopBackground } from '../../scripts/firefox/background.js'
import { firefoxPage, launchFirefox, NEIGHBOUR_PAGE } from '../../scripts/firefox/launch.js'
import { remoteOf } from '../../scripts/firefox/remote.js'
import { SENTENCES } from './site.js'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 })
const PATIENCE = { timeout: 10_000, interval: 50 }

let browser: Browser
beforeAll(async () => {
  browser = await launchFirefox([builtFolder('firefox'), NEIGHBOUR_FOLDER])
}, 60_000)
afterAll(() => browser.close())

/** Firefox does not tell when a page of an extension has loaded. */
async function openOwn(name: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(firefoxPage(name), { waitUntil: [] })
  await page.waitForSelector('h1')
  return page
}

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText)

describe('In Firefox', () => {
  it('the popup shows what is left today', async () => {
    const page = await openOwn('popup')
    expect(await text(page, '.quota h1')).toMatch(/^\d+ of 100 detections left today$/)
    await page.close()
  })

  it('the popup detects what is typed', async () => {
    const page = await openOwn('popup')
    await page.type('textarea', SENTENCES.FRENCH)
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    await page.waitForSelector('[data-answer]')
    expect(await text(page, '.own')).toBe('français')
    await page.close()
  })

  it('the options create a key', async () => {
    const page = await openOwn('options')
    await page.type('.grow input', 'Script')
    await page.click('form.row button.primary')
    await page.waitForSelector('.issued code')
    expect(await text(page, '.issued code')).toMatch(/^glossa_[0-9a-f]{64}$/)
    await page.close()
  })

  it('the first page tells the shortcuts', async () => {
    const page = await openOwn('welcome')
    await page.waitForSelector('kbd')
    expect(await text(page, 'kbd')).toContain('L')
    await page.close()
  })
})

describe('In Firefox, another extension', () => {
  let neighbour: Page
  beforeEach(async () => {
    const options = await openOwn('options')
    await options.evaluate(() =>
      chrome.runtime.sendMessage({ glossa: 1, owner: 'erase', value: null }),
    )
    await options.close()
    neighbour = await browser.newPage()
    await neighbour.goto(NEIGHBOUR_PAGE, { waitUntil: [] })
    await neighbour.waitForSelector('#connect:not([hidden])')
  })
  afterEach(() => neighbour.close())

  const stateIs = (state: RegExp) =>
    expect.poll(() => text(neighbour, '#state'), PATIENCE).toMatch(state)

  /** The window on which the person decides, which Puppeteer does not see: an extension has opened it. */
  async function askToConnect(): Promise<string> {
    const { contexts, call } = remoteOf(browser)
    await neighbour.click('#connect')
    const { context } = await vi.waitUntil(
      async () => (await contexts()).find(({ url }) => url.includes('/connect/')),
      PATIENCE,
    )
    const isAsked = async () =>
      (await call(context, '() => document.querySelector(".claimed") !== null')).value
    await vi.waitUntil(isAsked, PATIENCE)
    return context
  }

  /** The window closes under the click. */
  async function decide(question: string, button: '.primary' | 'button:not(.primary)') {
    const click = `() => { setTimeout(() => document.querySelector('${button}').click()) }`
    await remoteOf(browser).call(question, click)
  }

  async function ask(): Promise<void> {
    await neighbour.$eval('#answer', (answer) => {
      answer.textContent = ''
    })
    await neighbour.click('#ask button')
    await expect.poll(() => text(neighbour, '#answer'), PATIENCE).toMatch(/^de, \d+ %$/)
  }

  it('is let in where the person allows it, and gets answers', async () => {
    await decide(await askToConnect(), '.primary')
    await stateIs(/^Connected .* 100 detections left today/)
    await ask()
    await stateIs(/ 99 detections left today/)
  })

  it('is told where the person refuses', async () => {
    await decide(await askToConnect(), 'button:not(.primary)')
    await stateIs(/^Not connected/)
  })

  it('is let in where the event page is stopped while the person thinks', async () => {
    const question = await askToConnect()
    await stopBackground(browser)
    await decide(question, '.primary')
    await stateIs(/^Connected/)
  })

  it('is answered by an event page that had been stopped, and all that was counted stays counted', async () => {
    await decide(await askToConnect(), '.primary')
    await stateIs(/^Connected/)
    await ask()
    await stopBackground(browser)
    expect(await isBackgroundRunning(browser)).toBe(false)
    await ask()
    await stateIs(/ 98 detections left today/)
  })
})
