import type { LanguagesAnswer } from '../../client/index.js'
import { locale } from '../../words/index.js'
import { ownName, readersName } from './language-naming.js'

export interface ListedLanguage {
  readonly code: string
  readonly name: string
  readonly own: string
  /** All that it may be found by, folded. */
  readonly words: string
}

/** All languages, in the order of their names in the reader's language. */
export function listLanguages(names: LanguagesAnswer): ListedLanguage[] {
  const { compare } = new Intl.Collator(locale())
  return Object.entries(names)
    .map(([code, [english, owns]]) => {
      const name = readersName(code, names)
      const words = [code, name, english, owns].map(fold).join('\n')
      return { code, name, own: ownName(code, names), words }
    })
    .sort((one, other) => compare(one.name, other.name))
}

/**
 * The languages whose code, own name, English name or name in the reader's language holds what is typed,
 * those first that are called just that, and then those that begin with it. Accents and case do not matter.
 *
 * @example search(languages, 'francais') // French
 */
export function search(languages: readonly ListedLanguage[], typed: string): ListedLanguage[] {
  const sought = fold(typed.trim())
  const rank = ({ words }: ListedLanguage): number =>
    words.split('\n').includes(sought) ? 0 : `\n${words}`.includes(`\n${sought}`) ? 1 : 2
  return languages
    .filter(({ words }) => words.includes(sought))
    .sort((one, other) => rank(one) - rank(other))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
