import { browser } from '../browser/index.js'

const SHOWN_FOR = 4_000

/** Shows the code of a language on the button of a tab, for a few seconds. */
export async function showBadge(code: string, tabId: number | undefined): Promise<void> {
  const where = tabId === undefined ? {} : { tabId }
  await browser.action.setBadgeBackgroundColor({ color: '#0b5cad', ...where })
  await browser.action.setBadgeText({ text: code, ...where })
  setTimeout(() => {
    // The tab may have been closed meanwhile.
    void browser.action.setBadgeText({ text: '', ...where }).catch(() => undefined)
  }, SHOWN_FOR)
}
