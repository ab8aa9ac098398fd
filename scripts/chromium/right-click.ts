import type { CDPSession, Page } from 'playwright-core'
import { GLOSSA_ID, type LaunchedBrowser } from './launch.js'

/**
 * Does what a right-click on the page's selection and a choice of the menu's entry do, where no hand can:
 * the browser lets the extension into the tab, and the extension is told that its entry was chosen.
 *
 * @returns What the card that appears holds as its answer.
 */
export async function rightClickDetect(browser: LaunchedBrowser, page: Page): Promise<unknown> {
  await letIntoTab(browser, page)
  const worker = await browser.worker(GLOSSA_ID)
  const selection = await page.evaluate(() => getSelection()?.toString() ?? '')
  await worker.evaluate(
    async ({ url, selectionText }) => {
      const [tab] = await chrome.tabs.query({ url })
      const info = {
        menuItemId: 'detect',
        selectionText,
        frameId: 0,
        editable: false,
        pageUrl: url,
      }
      // The types have no `dispatch`, which Chromium offers for tests.
      const event = chrome.contextMenus.onClicked as unknown as {
        dispatch(...values: unknown[]): void
      }
      event.dispatch(info, tab)
    },
    { url: page.url(), selectionText: selection },
  )
  return cardAnswer(page)
}

/** What a click on the extension's button grants: `activeTab`. */
async function letIntoTab(browser: LaunchedBrowser, page: Page): Promise<void> {
  const own = await browser.context.newCDPSession(page)
  const { targetInfo } = await own.send('Target.getTargetInfo')
  await own.detach()
  const session = await browser.context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session to speak to it.')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
  const tab = targetInfos.find(({ type, url }) => type === 'tab' && url === targetInfo.url)
  if (!tab) throw new Error('The browser shows no such tab.')
  // The protocol's types do not know this method yet.
  const send = session.send.bind(session) as (
    method: string,
    parameters: object,
  ) => Promise<unknown>
  await send('Extensions.triggerAction', { id: GLOSSA_ID, targetId: tab.targetId })
  await session.detach()
}

/** The card is in a closed shadow root, which no page can look into and a debugger can. */
async function cardAnswer(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await answerIn(session)
    if (answer !== undefined) {
      await session.detach()
      return JSON.parse(answer) as unknown
    }
    await page.waitForTimeout(50)
  }
  throw new Error('No card appeared within 5 s.')
}

async function answerIn(session: CDPSession): Promise<string | undefined> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  for (const { attributes = [] } of nodes) {
    const name = attributes.indexOf('data-answer')
    if (name !== -1) return attributes[name + 1]
  }
  return undefined
}
