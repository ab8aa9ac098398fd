import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Stage } from '../stage.js'
import { holds } from './marker.js'

/** The files of the browser's profile that hold the marker, and how many there are. */
export async function searchProfile(
  { browser }: Stage,
  marker: string,
): Promise<{ found: string[]; files: number }> {
  const found: string[] = []
  let files = 0
  for (const entry of await readdir(browser.profile, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const name = join(entry.parentPath, entry.name)
    // A browser that runs takes files away as it goes.
    const bytes = await readFile(name).catch(() => undefined)
    if (!bytes) continue
    files++
    if (holds(bytes, marker)) found.push(name.slice(browser.profile.length + 1))
  }
  return { found, files }
}

/** The storage areas of the extension that hold the marker. */
export async function searchStorage({ options }: Stage, marker: string): Promise<string[]> {
  const areas = await options.evaluate(async () => ({
    local: JSON.stringify(await chrome.storage.local.get()),
    session: JSON.stringify(await chrome.storage.session.get()),
    sync: JSON.stringify(await chrome.storage.sync.get()),
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    cookies: document.cookie,
  }))
  return Object.entries(areas)
    .filter(([, content]) => content.toLowerCase().includes(marker))
    .map(([name]) => name)
}

/** The tabs whose content holds the marker, closed shadow roots included. */
export async function searchTabs(
  { browser }: Stage,
  marker: string,
): Promise<{ found: string[]; tabs: number }> {
  const tabs = browser.context.pages()
  const found: string[] = []
  for (const tab of tabs) if (await isIn(tab, marker)) found.push(tab.url())
  return { found, tabs: tabs.length }
}

async function isIn(tab: Page, marker: string): Promise<boolean> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('DOM.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  await session.detach()
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll('textarea, input')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  )
  return (JSON.stringify(root) + fields.join('\n') + tab.url()).toLowerCase().includes(marker)
}
