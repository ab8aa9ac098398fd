import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCard } from '../../scripts/chromium/card.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import { letIntoTab } from '../../scripts/chromium/right-click.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())

async function foundIn(page: Page): Promise<string | undefined> {
  const { results } = (await (await findCard(page)).answer()) as { results: { lang: string }[] }
  return results[0]?.lang
}

/** Tells the worker of an event, as the browser would. */
async function dispatch(event: 'commands.onCommand' | 'omnibox.onInputEntered', value: string) {
  const worker = await stage.browser.worker(GLOSSA_ID)
  await worker.evaluate(
    ({ area, name, value }) => {
      const events = (chrome as unknown as Record<string, Record<string, unknown>>)[area]
      // The types have no `dispatch`, which Chromium offers for tests.
      ;(events?.[name] as { dispatch(...values: unknown[]): void }).dispatch(value)
    },
    { area: event.split('.')[0] ?? '', name: event.split('.')[1] ?? '', value },
  )
}

describe('The keyboard', () => {
  it('detects the selection by the command', async () => {
    const page = await stage.visit('/plain')
    await page.locator('#text').selectText()
    await letIntoTab(stage.browser, page)
    await dispatch('commands.onCommand', 'detect-selection')
    expect(await foundIn(page)).toBe('de')
    await page.close()
  })

  it('detects the selection of the frame that has it', async () => {
    const page = await stage.visit('/frame')
    const inner = page.frameLocator('#frame').locator('#text')
    await letIntoTab(stage.browser, page)
    await inner.click()
    await inner.selectText()
    await dispatch('commands.onCommand', 'detect-selection')
    expect(await foundIn(page)).toBe('fr')
    await page.close()
  })
})

describe('The address bar', () => {
  it('detects a text that is typed after “lang”', async () => {
    const opened = openedWindow(stage.browser.context, 'result')
    await dispatch('omnibox.onInputEntered', SENTENCES.FRENCH)
    const window = await opened
    await window.getByText('français').waitFor()
    await window.close()
  })
})

describe('The badge', () => {
  it('shows the code of what was found, and nothing a few seconds later', async () => {
    const page = await stage.visit('/plain')
    await page.locator('#text').selectText()
    await letIntoTab(stage.browser, page)
    await dispatch('commands.onCommand', 'detect-selection')
    await findCard(page)
    const worker = await stage.browser.worker(GLOSSA_ID)
    const badge = () =>
      worker.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true })
        return chrome.action.getBadgeText({ tabId: tab?.id ?? 0 })
      })
    await expect.poll(badge).toBe('de')
    await expect.poll(badge, { timeout: 6_000 }).toBe('')
    await page.close()
  }, 15_000)
})
