import { browser } from '../browser/index.js'

const RIGHT_TO_LEFT = ['ar', 'he']

/** The language that the sentences are in, in the variety that the browser is set to. */
export function locale(): string {
  const words = browser.i18n.getMessage('locale') || 'en'
  const own = browser.i18n.getUILanguage()
  return sameLanguage(own, words) ? own : words
}

export function direction(): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.some((code) => sameLanguage(code, locale())) ? 'rtl' : 'ltr'
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** Several things in one phrase. @example list(['English', 'German']) // 'English and German' */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(things)
}

/** A probability or a part, neither of which is ever quite the whole. @example percent(0.998) // '99%' */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(Math.min(share, 0.99))
}

/** @example timeOfDay(new Date()) // '01:00' */
export function timeOfDay(time: Date | number): string {
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(time)
}

/** A UTC day, as `YYYY-MM-DD`. */
export function day(date: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The name of a language in the reader's language, where the browser knows one. */
export function languageName(code: string, otherwise: string): string {
  try {
    const names = new Intl.DisplayNames(locale(), { type: 'language', fallback: 'none' })
    return names.of(code) ?? otherwise
  } catch {
    return otherwise
  }
}

function sameLanguage(one: string, other: string): boolean {
  return new Intl.Locale(one).language === new Intl.Locale(other).language
}
