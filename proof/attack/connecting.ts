import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Attack, Scene } from './attack.js'

const TIMES = 1_000
/** After so many refusals nobody is asked until the browser starts anew. */
const MOST_WINDOWS = 2
const WISH = { glossa: 1, connect: { name: 'Insistent' } }

/** Extensions that ask to be let in until the person gives in. */
export const CONNECTING: readonly Attack[] = [
  {
    name: `An extension asks to be let in ${TIMES} times at once`,
    attempt: (scene) =>
      refusing(scene, async (windows) => {
        const replies: unknown[] = await scene.attacker.do('sendAtOnce', {
          message: WISH,
          times: TIMES,
        })
        assert.equal(replies.filter(isRefusal).length, TIMES)
        assert.ok(windows.size <= MOST_WINDOWS, `${windows.size} windows`)
        return `${windows.size} opened a window, and all were refused when that was closed`
      }),
  },
  {
    name: 'It asks again and again',
    attempt: (scene) =>
      refusing(scene, async (windows) => {
        for (let time = 0; time < 20; time++)
          assert.ok(isRefusal(await scene.attacker.do('send', { message: WISH })))
        assert.ok(windows.size <= MOST_WINDOWS, `${windows.size} windows`)
        return `of 20 wishes ${windows.size} opened a window`
      }),
  },
]

function isRefusal(reply: unknown): boolean {
  return typeof (reply as { refused?: unknown } | undefined)?.refused === 'string'
}

/** Acts as if nobody had been let in or refused yet, while a person closes every window that opens. */
async function refusing(
  { browser, owner }: Scene,
  act: (windows: ReadonlySet<Page>) => Promise<string>,
): Promise<string> {
  await owner('erase', null)
  const windows = new Set<Page>()
  const close = (window: Page): void => {
    windows.add(window)
    void window.close()
  }
  browser.context.on('page', close)
  try {
    return await act(windows)
  } finally {
    browser.context.off('page', close)
  }
}
