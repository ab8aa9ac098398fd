/** What the account holder has chosen. The defaults define the type. */
export const DEFAULT_SETTINGS = {
  theme: 'system' as 'system' | 'light' | 'dark',
  /** Whether the card shows how likely English text is to contain profanity, for a detection more. */
  profanity: false,
  /** The only languages that the holder's own detections consider; empty, all. */
  languages: [] as readonly string[],
}

export type Settings = typeof DEFAULT_SETTINGS

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
