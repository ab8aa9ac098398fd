import type { LanguagesAnswer } from '../../client/index.js'
import { languageName } from '../../words/index.js'

/** What the language's own speakers call it; the first, where they call it by several names. */
export function ownName(code: string, names: LanguagesAnswer): string {
  const [, own = code] = names[code] ?? []
  return own.split(', ')[0] ?? own
}

/** What it is called in the reader's language, else in English. */
export function readersName(code: string, names: LanguagesAnswer): string {
  return languageName(code, names[code]?.[0] ?? code)
}
