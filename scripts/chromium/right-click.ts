import type { Page } from 'playwright-core'
import { findCard } from './card.js'
import { GLOSSA_ID, type LaunchedBrowser } from './launch.js'

/**
 * Does what a right-click on the page's selection and a choice of the menu's entry do, where no hand can:
 * the browser lets the extension into the tab, and the extension is told that its entry was chosen.
 *
 * @returns What the card that appears holds as its answer.
 */
export async function rightClickDetect(browser: LaunchedBrowser, page: Page): Promise<unknown> {
  await chooseFromMenu(browser, page)
  return (await findCard(page)).answer()
}

export interface Choice {
  readonly menuItemId?: string
  readonly frameId?: number
  /** What the menu knows of the selection; left out, what the page says. */
  readonly selectionText?: string
}

/** A right-click and the choice of an entry, as far as the extension is told of it. */
export async function chooseFromMenu(
  browser: LaunchedBrowser,
  page: Page,
  { menuItemId = 'detect', frameId = 0, selectionText }: Choice = {},
): Promise<void> {
  await letIntoTab(browser, page)
  const worker = await browser.worker(GLOSSA_ID)
  const selection = selectionText ?? (await page.evaluate(() => getSelection()?.toString() ?? ''))
  await worker.evaluate(
    async (chosen) => {
      // Not the last focused: a window with an answer, opened earlier, may still have the focus.
      const [tab] = await chrome.tabs.query({ active: true, windowType: 'normal' })
      const info = { ...chosen, editable: false }
      // The types have no `dispatch`, which Chromium offers for tests.
      const event = chrome.contextMenus.onClicked as unknown as {
        dispatch(...values: unknown[]): void
      }
      event.dispatch(info, tab)
    },
    { menuItemId, frameId, selectionText: selection },
  )
}

/** What a click on the extension's button grants: `activeTab`. */
export async function letIntoTab(browser: LaunchedBrowser, page: Page): Promise<void> {
  await page.bringToFront()
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
