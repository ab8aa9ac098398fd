import { browser } from '../browser/index.js'
import { DEFAULT_SETTINGS, type Settings } from '../owner/index.js'

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

/** The settings that a document holds: whatever it is, something sound comes out. */
export function soundSettings(document: unknown): Settings {
  const { theme, profanity, languages } = (document ?? {}) as Partial<
    Record<keyof Settings, unknown>
  >
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULT_SETTINGS.theme,
    profanity: typeof profanity === 'boolean' ? profanity : DEFAULT_SETTINGS.profanity,
    languages:
      Array.isArray(languages) && languages.every((code) => typeof code === 'string')
        ? languages
        : DEFAULT_SETTINGS.languages,
  }
}
