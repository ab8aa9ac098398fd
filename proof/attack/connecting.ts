import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Attack } from './attack.js'

const TIMES = 1_000

/** Extensions that ask to be let in until the person gives in. */
export const CONNECTING: readonly Attack[] = [
  {
    name: `An extension asks to be let in ${TIMES} times at once`,
    attempt: async ({ browser, attacker }) => {
      const windows: Page[] = []
      const note = (page: Page): void => {
        windows.push(page)
      }
      browser.context.on('page', note)
      const opened = browser.context.waitForEvent('page')
      const message = { glossa: 1, connect: { name: 'Insistent' } }
      const asked = attacker.do('sendAtOnce', { message, times: TIMES })
      await (await opened).close()
      const replies = (await asked) as { refused?: string; key?: string }[]
      browser.context.off('page', note)
      assert.equal(replies.filter(({ refused }) => refused !== undefined).length, TIMES)
      assert.equal(windows.length, 1)
      return 'one window, and all refused when it is closed'
    },
  },
  {
    name: 'It asks again and again',
    attempt: async ({ browser, attacker }) => {
      let windows = 0
      const close = (page: Page): void => {
        windows++
        void page.close()
      }
      browser.context.on('page', close)
      const message = { glossa: 1, connect: { name: 'Insistent' } }
      for (let time = 0; time < 20; time++) {
        const { refused } = (await attacker.do('send', { message })) as { refused?: string }
        assert.notEqual(refused, undefined)
      }
      browser.context.off('page', close)
      assert.ok(windows <= 2, `${windows} windows`)
      return `of 20 wishes ${windows} opened a window`
    },
  },
]
