import { browser } from '../browser/index.js'

/** The text of the page that the person has before them, or null where the browser lets nobody read it. */
export async function readPageText(): Promise<string | null> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true })
  if (tab?.id === undefined) return null
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId: tab.id },
      func: visibleText,
    })
    return typeof frame?.result === 'string' ? frame.result : null
  } catch {
    return null
  }
}

/** Runs in the page, so it uses nothing of this file. As much as the service takes in one text. */
function visibleText(): string {
  return document.body.innerText.slice(0, 100_000)
}
