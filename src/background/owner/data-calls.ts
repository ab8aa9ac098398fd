import { browser } from '../../browser/index.js'
import { accounts, HOME } from '../home.js'
import { ownKey } from '../own-key.js'
import { soundSettings } from '../../owner/index.js'
import { changeSettings, readSettings } from '../settings.js'
import type { OwnerHandlers } from './owner-door.js'

/** All data at once: taken along, put back, forgotten. No text is among it, because none is kept. */
export const dataCalls = {
  backUp: async () => {
    const file = {
      glossa: browser.runtime.getManifest().version,
      accounts: await accounts.backUp(),
      settings: await readSettings(),
    }
    return JSON.stringify(file, undefined, 2)
  },
  restore: async (text) => {
    const file = parse(text)
    if (!file || !(await accounts.restore(file.accounts))) return false
    await changeSettings(soundSettings(file.settings))
    await startAnew()
    return true
  },
  erase: async () => {
    await accounts.erase()
    // What was set aside as unreadable goes too.
    await Promise.all([browser.storage.local.clear(), browser.storage.session.clear()])
    await startAnew()
    return null
  },
} satisfies Partial<OwnerHandlers>

async function startAnew(): Promise<void> {
  ownKey.forget()
  await accounts.open(HOME)
}

function parse(text: string): { accounts?: unknown; settings?: unknown } | undefined {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? file : undefined
  } catch {
    return undefined
  }
}
