import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letIntoTab } from '../../scripts/chromium/right-click.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

let stage: Stage
let popup: Page
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.owner('erase', null)
})
afterEach(() => popup.close())

async function open(): Promise<string> {
  popup = await stage.openOwn('popup')
  await popup.locator('h1').waitFor()
  return popup.locator('.quota').innerText()
}

async function detect(text: string): Promise<void> {
  await popup.locator('textarea').fill(text)
  await popup.locator('textarea').press('Control+Enter')
  await popup.locator('[data-answer]').waitFor()
}

describe('Today’s detections', () => {
  it('are shown with what is left and when there will be more', async () => {
    expect(await open()).toMatch(/100 of 100 detections left today\s+More from \d/)
  })

  it('go down with each detection', async () => {
    await open()
    await detect(SENTENCES.GERMAN)
    await expect
      .poll(() => popup.locator('.quota h1').innerText())
      .toBe('99 of 100 detections left today')
  })

  it('are said to be few when they are', async () => {
    await stage.owner('setLimit', 5)
    await open()
    for (let time = 0; time < 4; time++) await detect(`${SENTENCES.GERMAN} ${time}`)
    await expect
      .poll(() => popup.locator('.quota h1').innerText())
      .toBe('Only 1 of 5 detections left today')
  })

  it('are said to be used up when they are, with the way to more', async () => {
    await stage.owner('setLimit', 0)
    expect(await open()).toMatch(/No detections left today\s+More from \d.*\s+Change the limit/)
  })

  it('are said to be without a limit when they are', async () => {
    await stage.owner('setLimit', 'unlimited')
    expect(await open()).toMatch(/No limit\s+0 detections used today/)
  })

  it('give way to the truth where the worker does not answer', async () => {
    popup = await stage.browser.context.newPage()
    await popup.addInitScript(() => {
      chrome.runtime.sendMessage = () => Promise.reject(new Error('gone'))
    })
    await popup.goto(
      `chrome-extension://${new URL((await stage.openOwn('popup')).url()).host}/src/ui/popup/index.html`,
    )
    await popup.getByText('Glossa is not working just now').waitFor()
  })
})

describe('The box to try', () => {
  it('detects by Ctrl and Enter', async () => {
    await open()
    await detect(SENTENCES.FRENCH)
    expect(await popup.locator('.own').innerText()).toBe('français')
  })

  it('names every language of a mixed text', async () => {
    await open()
    await detect(SENTENCES.MIXED)
    expect(await popup.locator('.own').innerText()).toMatch(
      /^(Deutsch\s· English|English\s· Deutsch)$/,
    )
  })

  it('detects by its button', async () => {
    await open()
    await popup.locator('textarea').fill(SENTENCES.FRENCH)
    await popup.getByRole('button', { name: 'Detect language', exact: true }).click()
    await popup.getByText('français').waitFor()
  })

  it('judges profanity by its button', async () => {
    await open()
    await popup.locator('textarea').fill(SENTENCES.ENGLISH)
    await popup.getByRole('button', { name: 'Profanity' }).click()
    await popup.getByText('no sign of profanity').waitFor()
  })

  it('asks for a text where there is none, and counts nothing', async () => {
    await open()
    await popup.getByRole('button', { name: 'Detect language', exact: true }).click()
    await popup.getByText('Nothing is selected').waitFor()
    expect(await popup.locator('.quota h1').innerText()).toBe('100 of 100 detections left today')
  })

  it('says when there will be more, where nothing is left', async () => {
    await stage.owner('setLimit', 0)
    await open()
    await detect(SENTENCES.FRENCH)
    expect(await popup.locator('.finding').innerText()).toMatch(
      /No detections left today\s+More from/,
    )
  })
})

describe('This page', () => {
  it('has its language told at a press of a button', async () => {
    await open()
    const page = await stage.visit('/plain')
    await letIntoTab(stage.browser, page)
    await popup.evaluate(() => {
      document.querySelector<HTMLButtonElement>('section > button')?.click()
    })
    await expect.poll(() => popup.locator('.own').allInnerTexts()).toEqual(['Deutsch'])
    await page.close()
  })

  it('is said to be closed to extensions where it is', async () => {
    await open()
    await popup.getByRole('button', { name: 'Detect language of this page' }).click()
    await popup.getByText('This page cannot be read').waitFor()
  })
})

describe('The list of languages', () => {
  it.each([
    ['its English name', 'german', 'Deutsch'],
    ['its own name', 'DEUTSCH', 'Deutsch'],
    ['its code', 'de', 'Deutsch'],
    ['its name without accents', 'francais', 'français'],
  ])('finds a language by %s', async (_, typed, own) => {
    await open()
    await popup.locator('summary').click()
    await popup.getByRole('searchbox').fill(typed)
    expect(await popup.locator('.languages li').first().locator('bdi').innerText()).toBe(own)
  })

  it('says how many there are, and lists as many', async () => {
    await open()
    const said = await popup.locator('summary').innerText()
    await popup.locator('summary').click()
    await popup.locator('.languages').waitFor()
    expect(await popup.locator('.languages li').count()).toBe(Number(said.replace(/\D/g, '')))
  })

  it('says so where there is none', async () => {
    await open()
    await popup.locator('summary').click()
    await popup.getByRole('searchbox').fill('zzzz')
    await popup.getByText('No language has such a name or code').waitFor()
  })
})
