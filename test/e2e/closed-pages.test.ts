import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCard } from '../../scripts/chromium/card.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import { chooseFromMenu, rightClickDetect } from '../../scripts/chromium/right-click.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())

describe('Right-click where no script is let in', () => {
  it('shows the card all the same in the extension’s own pages', async () => {
    const page = await stage.openOwn('welcome')
    await page.locator('[lang=ja]').selectText()
    expect(await rightClickDetect(stage.browser, page)).toMatchObject({ results: [{ lang: 'ja' }] })
    await page.close()
  })

  it('says that a PDF cannot be read where the menu knows no text of it', async () => {
    const page = await stage.visit('/document.pdf')
    await chooseFromMenu(stage.browser, page, { menuItemId: 'detect-page' })
    const card = await findCard(page)
    expect(await card.evaluate((dialog) => dialog.innerText)).toContain('This page cannot be read')
    await page.close()
  })

  it('shows a window with the answer elsewhere', async () => {
    const page = await stage.browser.context.newPage()
    await page.goto('chrome://version')
    const opened = openedWindow(stage.browser.context, 'result')
    await chooseFromMenu(stage.browser, page, { selectionText: SENTENCES.FRENCH })
    const window = await opened
    await window.locator('[data-answer]').waitFor()
    expect(await window.locator('.own').innerText()).toBe('français')
    await window.close()
    await page.close()
  })
})
