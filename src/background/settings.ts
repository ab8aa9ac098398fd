import { browser } from '../browser/index.js'
import { soundSettings, type Settings } from '../owner/index.js'

const NAME = 'settings'

/** What the account holder has chosen; what was never chosen, or is damaged, is as by default. */
export async function readSettings(): Promise<Settings> {
  return soundSettings((await browser.storage.local.get(NAME))[NAME])
}

export async function changeSettings(changes: Partial<Settings>): Promise<Settings> {
  const settings = soundSettings({ ...(await readSettings()), ...changes })
  await browser.storage.local.set({ [NAME]: settings })
  return settings
}
