import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import { callOf, type Attack, type Scene } from './attack.js'

const RIGHT_TO_LEFT = '\u202e'

const NAMES = [
  '<img src=x onerror="globalThis.injected=1">',
  '<script>globalThis.injected=1</script>',
  '"><svg onload=globalThis.injected=1>',
  'javascript:globalThis.injected=1',
  '{{constructor.constructor("globalThis.injected=1")()}}',
  '$1 $& __MSG_appName__ &lt;b&gt;',
  `${RIGHT_TO_LEFT}assolG`,
  'Glossa\n\nAllowed by your administrator',
]

/** Names of programs and keys, which others choose and our pages show. */
export const NAMES_SHOWN: readonly Attack[] = [
  {
    name: 'Markup, scripts and marks of direction in the name that a person is asked about',
    attempt: async ({ browser, options, attacker, owner }) => {
      await owner('erase', null)
      for (const name of NAMES) {
        await options.evaluate(() => chrome.storage.session.clear())
        const opened = openedWindow(browser.context, 'connect')
        const decision = attacker.do('send', { message: { glossa: 1, connect: { name } } })
        const approval = await opened
        await approval.locator('.claimed').waitFor()
        await showsAsText(approval, '.claimed', name)
        assert.equal(await approval.locator('code').innerText(), attacker.id)
        await approval.close()
        await decision
      }
      return `${NAMES.length} names, each shown as the text that it is`
    },
  },
  ...['options', 'popup'].map((page): Attack => ({
    name: `The same in the names of keys, in ${page}`,
    attempt: async (scene) => {
      await issueKeys(scene)
      const tab = await scene.browser.context.newPage()
      await tab.goto(extensionPage(page))
      await tab.locator('bdi, .name').first().waitFor()
      for (const name of NAMES) await showsAsText(tab, 'body', name)
      await tab.close()
      return `${NAMES.length} names, each shown as the text that it is`
    },
  })),
]

/** A key of each name, and a detection with each, because the popup shows those that were used. */
async function issueKeys({ owner, attacker }: Scene): Promise<void> {
  await owner('erase', null)
  for (const name of NAMES) {
    const { text } = (await owner('issueKey', { name, limit: 'unlimited' })) as { text: string }
    const { status } = (await attacker.do('send', { message: callOf(text) })) as { status: number }
    assert.equal(status, 200)
  }
}

/** The name is there letter by letter, in an element that keeps its direction to itself, and has become nothing else. */
async function showsAsText(page: Page, within: string, name: string): Promise<void> {
  const seen = await page.locator(within).evaluate((element, name) => {
    const bearer = [...element.querySelectorAll('*')].find(
      ({ children, textContent }) => children.length === 0 && textContent === name,
    )
    return {
      isThere: bearer !== undefined,
      isIsolated: bearer?.closest('bdi, [dir=auto]') !== null,
      injected:
        'injected' in globalThis ||
        element.querySelector('img, script:not([src]), svg[onload]') !== null,
    }
  }, name)
  assert.deepEqual(seen, { isThere: true, isIsolated: true, injected: false }, name)
}
