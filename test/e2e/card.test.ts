import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCard, hasCard } from '../../scripts/chromium/card.js'
import { chooseFromMenu, letIntoTab, type Choice } from '../../scripts/chromium/right-click.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.owner('setLimit', 'unlimited')
  await stage.owner('changeSettings', { profanity: false, theme: 'system', languages: [] })
})

/** Visits a page, selects its text, and chooses from the menu. */
async function detect(
  path: string,
  { select = '#text', ...choice }: Choice & { select?: string } = {},
) {
  const page = await stage.visit(path)
  if (select) await page.locator(select).selectText()
  await chooseFromMenu(stage.browser, page, choice)
  return { page, card: await findCard(page) }
}

const languageOf = (answer: unknown): string | undefined =>
  (answer as { results: { lang: string }[] }).results[0]?.lang

/** A frame that is not there is as closed to us as one of another site. */
const NO_FRAME = 999_999

/** The number that the extension knows the frame within the page by. */
async function innerFrame(): Promise<number> {
  const worker = await stage.browser.worker(GLOSSA_ID)
  return worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true })
    const target = { tabId: tab?.id ?? 0, allFrames: true }
    const frames = await chrome.scripting.executeScript({ target, func: () => null })
    return Math.max(...frames.map(({ frameId }) => frameId))
  })
}

const textOf = (card: HTMLElement): string => card.innerText

describe('Right-click', () => {
  it('on a selection tells its language', async () => {
    const { page, card } = await detect('/plain')
    expect(languageOf(await card.answer())).toBe('de')
    await page.close()
  })

  it('reads the exact selection, whatever the menu knows of it', async () => {
    const { page, card } = await detect('/plain', { selectionText: SENTENCES.FRENCH })
    expect(languageOf(await card.answer())).toBe('de')
    await page.close()
  })

  it('on a page tells the language of its text', async () => {
    const { page, card } = await detect('/plain', { select: '', menuItemId: 'detect-page' })
    expect(languageOf(await card.answer())).toBe('de')
    await page.close()
  })

  it('in a text field tells the language of what is typed there', async () => {
    const page = await stage.visit('/field')
    await page.locator('#field').focus()
    await chooseFromMenu(stage.browser, page, { menuItemId: 'detect-field' })
    expect(languageOf(await (await findCard(page)).answer())).toBe('en')
    await page.close()
  })

  it('never reads a password', async () => {
    const page = await stage.visit('/field')
    await page.locator('#secret').focus()
    await chooseFromMenu(stage.browser, page, { menuItemId: 'detect-field' })
    expect(await (await findCard(page)).answer()).toEqual({ empty: true, results: [] })
    await page.close()
  })

  it('reads a selection inside a shadow root', async () => {
    const page = await stage.visit('/shadow')
    await page.locator('textarea').selectText()
    await chooseFromMenu(stage.browser, page)
    expect(languageOf(await (await findCard(page)).answer())).toBe('fr')
    await page.close()
  })

  it('works inside the frame that was clicked', async () => {
    const page = await stage.visit('/frame')
    await page.frameLocator('#frame').locator('#text').selectText()
    await letIntoTab(stage.browser, page)
    await chooseFromMenu(stage.browser, page, { frameId: await innerFrame() })
    const card = await findCard(page)
    expect(languageOf(await card.answer())).toBe('fr')
    expect(await card.evaluate(({ ownerDocument }) => ownerDocument.location.pathname)).toBe(
      '/inner',
    )
    await page.close()
  })

  it('shows what the menu knows in the page around a frame that lets nobody in', async () => {
    const { page, card } = await detect('/plain', {
      select: '',
      frameId: NO_FRAME,
      selectionText: SENTENCES.FRENCH,
    })
    expect(languageOf(await card.answer())).toBe('fr')
    await page.close()
  })

  it('with nothing selected says so kindly', async () => {
    const { page, card } = await detect('/plain', { select: '' })
    expect(await card.evaluate(textOf)).toContain('Nothing is selected')
    await page.close()
  })

  it('with nothing that is a language says so kindly', async () => {
    const { page, card } = await detect('/digits')
    expect(await card.evaluate(textOf)).toContain('No language here')
    await page.close()
  })
})

describe('The card', () => {
  it('names the language in its own language and in the reader’s, with its code', async () => {
    const { page, card } = await detect('/plain')
    const text = await card.evaluate(textOf)
    for (const part of ['Deutsch', 'German', 'de']) expect(text).toContain(part)
    await page.close()
  })

  it('names every language of a mixed text, each with how sure it is, and the parts', async () => {
    const { page, card } = await detect('/mixed')
    expect(await card.evaluate((dialog) => dialog.querySelector('h1')?.textContent)).toMatch(
      /^(Deutsch\s· English|English\s· Deutsch)$/,
    )
    const text = await card.evaluate(textOf)
    expect(text).toMatch(/(German and English|English and German)\s/)
    expect(text).toMatch(/German\s+[a-z ]+\s+\d+%/)
    expect(text).toMatch(/English\s+[a-z ]+\s+\d+%/)
    expect(text).toContain('Parts of the text')
    await page.close()
  })

  it('says how sure it is in words and as a number', async () => {
    const { page, card } = await detect('/plain')
    expect(await card.evaluate(textOf)).toMatch(
      /(almost certain|very likely|likely|a guess)\s+\d+%/,
    )
    await page.close()
  })

  it('says what remains of today’s detections', async () => {
    await stage.owner('setLimit', 1_000)
    const { page, card } = await detect('/plain')
    expect(await card.evaluate(textOf)).toMatch(/\d+ of 1,000 detections left today/)
    await page.close()
  })

  it('says when there will be more, where none are left', async () => {
    await stage.owner('setLimit', 0)
    const { page, card } = await detect('/plain')
    expect(await card.evaluate(textOf)).toMatch(/No detections left today\s+More from/)
    await page.close()
  })

  it('shows no profanity score unless the reader wants it', async () => {
    const { page, card } = await detect('/field', { select: '#field' })
    expect(await card.answer()).not.toHaveProperty('score')
    await page.close()
  })

  it('shows the profanity score of English where the reader wants it, and says that it counted', async () => {
    await stage.owner('changeSettings', { profanity: true })
    const { page, card } = await detect('/field', { select: '#field' })
    expect(await card.answer()).toHaveProperty('score')
    expect(await card.evaluate(textOf)).toContain('counted as one detection')
    await page.close()
  })

  it('considers the reader’s own languages alone, where they chose some', async () => {
    await stage.owner('changeSettings', { languages: ['fr', 'nl'] })
    const { page, card } = await detect('/plain')
    expect(['fr', 'nl']).toContain(languageOf(await card.answer()))
    await page.close()
  })

  it('takes the focus, and gives it back', async () => {
    const page = await stage.visit('/plain')
    await page.locator('#button').focus()
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body))
    await chooseFromMenu(stage.browser, page)
    await findCard(page)
    expect(await focused(page)).toBe('GLOSSA-CARD')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('BUTTON')
    await page.close()
  })

  it('is a dialog that is called and described by what it found', async () => {
    const { page, card } = await detect('/plain')
    const named = await card.evaluate((dialog) => ({
      role: dialog.role,
      name: dialog.querySelector(`#${dialog.getAttribute('aria-labelledby') ?? ''}`)?.textContent,
      says: dialog.querySelector(`#${dialog.getAttribute('aria-describedby') ?? ''}`)?.textContent,
    }))
    expect(named).toMatchObject({ role: 'dialog', name: 'Deutsch' })
    expect(named.says).toContain('German')
    await page.close()
  })

  it('leads Tab round within itself', async () => {
    const { page, card } = await detect('/plain')
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
    expect(
      await card.evaluate(
        (dialog) => (dialog.getRootNode() as ShadowRoot).activeElement?.textContent,
      ),
    ).toBe('Copy code')
    await page.close()
  })

  it('copies the code', async () => {
    const { page, card } = await detect('/plain')
    await stage.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => card.evaluate(textOf)).toContain('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('de')
    await page.close()
  })

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click outside', (page: Page) => page.mouse.click(900, 650)],
    ['scrolling away', (page: Page) => page.mouse.wheel(0, 3000)],
  ])('closes by %s', async (_, act) => {
    const { page } = await detect('/long')
    await page.mouse.move(900, 650)
    await act(page)
    await expect.poll(() => hasCard(page)).toBe(false)
    await page.close()
  })

  it('stays when it is clicked', async () => {
    const { page, card } = await detect('/plain')
    const { x, y } = await card.evaluate(
      (dialog) => dialog.getBoundingClientRect().toJSON() as DOMRect,
    )
    await page.mouse.click(x + 30, y + 30)
    expect(await hasCard(page)).toBe(true)
    await page.close()
  })

  it('replaces the card before it', async () => {
    const { page } = await detect('/plain')
    await chooseFromMenu(stage.browser, page)
    await page.waitForTimeout(300)
    expect(await page.locator('glossa-card').count()).toBe(1)
    await page.close()
  })

  it.each(['/plain', '/right-to-left', '/hostile', '/strict', '/modal', '/removing'])(
    'is whole and on the screen at %s',
    async (path) => {
      const { page, card } = await detect(path)
      const { left, top, right, bottom, size, opacity } = await card.evaluate((dialog) => ({
        left: dialog.getBoundingClientRect().left,
        top: dialog.getBoundingClientRect().top,
        right: dialog.getBoundingClientRect().right,
        bottom: dialog.getBoundingClientRect().bottom,
        size: getComputedStyle(dialog.querySelector('h1') ?? dialog).fontSize,
        opacity: getComputedStyle((dialog.getRootNode() as ShadowRoot).host).opacity,
      }))
      expect({ size, opacity }).toEqual({ size: '34px', opacity: '1' })
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right - left).toBeGreaterThan(250)
      expect(right).toBeLessThanOrEqual(1000)
      expect(bottom).toBeLessThanOrEqual(700)
      await page.close()
    },
  )

  it.each(['/middle', '/word'])(
    'hides nothing of the selection at %s on a short screen',
    async (path) => {
      const page = await stage.visit(path)
      await page.setViewportSize({ width: 500, height: 350 })
      await page.locator('#text').selectText()
      await chooseFromMenu(stage.browser, page)
      const card = await findCard(page)
      const shown = await card.evaluate(
        (dialog) => dialog.getBoundingClientRect().toJSON() as DOMRect,
      )
      const asked = await page.evaluate(
        () => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON() as DOMRect,
      )
      const isApart =
        shown.bottom <= asked.top ||
        shown.top >= asked.bottom ||
        shown.left >= asked.right ||
        shown.right <= asked.left
      expect({ isApart, isOnScreen: shown.top >= 0 && shown.bottom <= 350 }).toEqual({
        isApart: true,
        isOnScreen: true,
      })
      await page.close()
    },
  )

  it('cannot be looked into by the page', async () => {
    const { page } = await detect('/plain')
    expect(
      await page.evaluate(() => document.querySelector('glossa-card')?.shadowRoot ?? 'nothing'),
    ).toBe('nothing')
    await page.close()
  })
})

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName)
}
