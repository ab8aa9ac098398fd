import { browser } from '../browser/index.js'
import type messages from '../../public/_locales/en/messages.json'
import { locale, number } from './locale.js'

/** The name of a sentence in `_locales`. */
export type Word = keyof typeof messages

/** The sentences that differ with a count: each has a form for every plural category of its language. */
export type Counted = Word extends infer Name
  ? Name extends `${infer Stem}_other`
    ? Stem
    : never
  : never

/**
 * A sentence in the reader's language, with numbers as that language writes them.
 *
 * @example say('remainingOf', 88, 100) // '88 of 100 left today'
 */
export function say(word: Word, ...values: readonly (string | number)[]): string {
  return translate(word, values)
}

/**
 * The form of a sentence that goes with a count, which is its first value.
 *
 * @example sayCount('languages', 186) // '186 languages'
 */
export function sayCount(stem: Counted, count: number, ...values: readonly string[]): string {
  const category = new Intl.PluralRules(locale()).select(count)
  const all = [count, ...values]
  return translate(`${stem}_${category}`, all) || translate(`${stem}_other`, all)
}

function translate(name: string, values: readonly (string | number)[]): string {
  const written = values.map((value) => (typeof value === 'number' ? number(value) : value))
  return browser.i18n.getMessage(name, written)
}
