import contentScript from '../content/index.ts?iife'
import { browser, type Menus, type Tabs } from '../browser/index.js'

const DETECT = 'detect'

/** Menus outlast the worker; they are made once, when the extension is installed or updated. */
export function createMenus(): void {
  browser.contextMenus.create({
    id: DETECT,
    title: 'Detect language of “%s”',
    contexts: ['selection'],
  })
}

/** Reads the selection in the frame that was clicked, and shows beside it what language it is in. */
export async function detectSelection(info: Menus.OnClickData, tab?: Tabs.Tab): Promise<void> {
  if (info.menuItemId !== DETECT || tab?.id === undefined) return
  await browser.scripting.executeScript({
    target: { tabId: tab.id, frameIds: [info.frameId ?? 0] },
    files: [contentScript],
  })
}
