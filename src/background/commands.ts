import { browser, type Tabs } from '../browser/index.js'
import { detectWhereFocusIs } from './detect-in-page.js'

const DETECT_SELECTION = 'detect-selection'

/** The popup's shortcut is the browser's own; this is the one for the selection. */
export async function runCommand(command: string, tab?: Tabs.Tab): Promise<void> {
  if (command !== DETECT_SELECTION) return
  const tabId = tab?.id ?? (await activeTab())?.id
  if (tabId !== undefined) await detectWhereFocusIs(tabId)
}

async function activeTab(): Promise<Tabs.Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true })
  return tab
}
