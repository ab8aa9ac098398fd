import type { Task } from '../content/task.js'
import { browser, type Menus, type Tabs } from '../browser/index.js'
import { say, type Word } from '../words/index.js'
import { detectInPage } from './detect-in-page.js'

interface Entry {
  readonly title: Word
  readonly contexts: Menus.ContextType[]
  readonly task: Task
}

/**
 * Chromium counts frames among pages, and Firefox does not. Where a frame need not be named it must not be, or a
 * selection in it would have two entries, a level further down.
 */
const PAGES: Menus.ContextType[] = browser.runtime.getURL('').startsWith('moz-')
  ? ['page', 'frame']
  : ['page']

const ENTRIES: Readonly<Record<string, Entry>> = {
  detect: { title: 'menuSelection', contexts: ['selection'], task: { kind: 'selection' } },
  'detect-field': { title: 'menuField', contexts: ['editable'], task: { kind: 'field' } },
  'detect-page': { title: 'menuPage', contexts: PAGES, task: { kind: 'page' } },
}

/** Menus outlast the worker; they are made when the extension is installed or updated, and the browser's language may have changed. */
export async function createMenus(): Promise<void> {
  await browser.contextMenus.removeAll()
  for (const [id, { title, contexts }] of Object.entries(ENTRIES)) {
    browser.contextMenus.create({ id, title: say(title, '%s'), contexts })
  }
}

export async function detectByMenu(info: Menus.OnClickData, tab?: Tabs.Tab): Promise<void> {
  const entry = ENTRIES[info.menuItemId]
  if (!entry || tab?.id === undefined) return
  const place = { tabId: tab.id, frameId: info.frameId ?? 0 }
  await detectInPage(entry.task, place, info.selectionText)
}
