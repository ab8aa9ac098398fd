import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCard } from '../../scripts/chromium/card.js'
import { chooseFromMenu } from '../../scripts/chromium/right-click.js'
import { laidDownHistory } from '../../scripts/screenshots/history.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

describe.each(['light', 'dark'] as const)(
  'In the %s, axe finds nothing wrong with',
  (colorScheme) => {
    let stage: Stage
    beforeAll(async () => {
      stage = await setStage({ colorScheme })
      await stage.owner('changeSettings', { profanity: true })
      await stage.owner('issueKey', { name: 'Script', limit: 5 })
      const page = await stage.openOwn('options')
      await page.locator('h1').waitFor()
      await stage.owner('setLimit', 100)
      await laidDownHistory(page)
      await page.close()
    }, 60_000)
    afterAll(() => stage.close())

    it.each(['options', 'welcome', 'result', 'connect', 'popup'])('the page %s', async (name) => {
      const page = await stage.openOwn(name)
      await page.locator('h1').first().waitFor()
      expect(await wrongs(page)).toEqual([])
      await page.close()
    })

    it('the popup with a result and the list of languages', async () => {
      const page = await stage.openOwn('popup')
      await page.locator('textarea').fill(SENTENCES.GERMAN)
      await page.locator('textarea').press('Control+Enter')
      await page.locator('[data-answer]').waitFor()
      await page.locator('summary').click()
      await page.locator('.languages').waitFor()
      expect(await wrongs(page)).toEqual([])
      await page.close()
    })

    it('the colours of the card, which are those of the system', async () => {
      const visited = await stage.visit('/plain')
      await visited.locator('#text').selectText()
      await chooseFromMenu(stage.browser, visited)
      const card = await findCard(visited)
      const paper = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
      const brightness = Number(/\d+/.exec(paper)?.[0])
      expect(brightness > 128 ? 'light' : 'dark').toBe(colorScheme)
      await visited.close()
    })

    it.each(['/plain', '/field', '/digits'])('the card at %s', async (path) => {
      const visited = await stage.visit(path)
      await visited.locator('#text, #field').selectText()
      await chooseFromMenu(stage.browser, visited)
      const { html, styles } = await (
        await findCard(visited)
      ).evaluate((card) => {
        const root = card.getRootNode() as ShadowRoot
        const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
        return { html: card.outerHTML, styles: rules.map(({ cssText }) => cssText).join('\n') }
      })
      // A closed root is closed to axe too, so it looks at the same elements in the open.
      const page = await stage.visit('/inner')
      await page.setContent(
        `<html lang="en"><title>Card</title><style>${styles}</style><body>${html}</body></html>`,
      )
      expect(await wrongs(page)).toEqual([])
      await page.close()
      await visited.close()
    })
  },
)

/** What is wrong with a page, by the rules of WCAG 2.2 AA and good practice. */
async function wrongs(page: Page): Promise<string[]> {
  await page.waitForTimeout(200)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      rules: { region: { enabled: false } },
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  })
}
