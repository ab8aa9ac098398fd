import { Guise } from './units.js'

/** What a character is read as: one or two signs of ASCII, a space, or nothing; and how it was altered. */
export interface Reading {
  readonly as: string
  /** A {@link Guise}, as the number that it is written with. */
  readonly guise: number
}

const INVISIBLE = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u
const BLANK = /[\s\u0080-\u009f]/u
const MARKS = /\p{M}/gu
const PRINTED = /^[\x21-\x7e]+$/
const LAST_OF_ASCII = '\x7f'
/** Two letters that are written as one character. */
const PAIR = /^(?:ae|oe|ff|fi|fl|st|ij|ss)$/

/**
 * What Unicode itself, which the platform knows by heart, says that a character stands for; nothing where that is no ASCII.
 *
 * @example
 * plainForm('é') // { as: 'e', guise: Guise.accent }
 */
export function plainForm(character: string): Reading | undefined {
  if (INVISIBLE.test(character)) return { as: '', guise: Guise.none }
  if (BLANK.test(character)) return { as: ' ', guise: Guise.none }
  const plain = withoutMarks(character.normalize('NFKD')).toLowerCase()
  if (!isReadable(plain)) return undefined
  const isAccented = isReadable(withoutMarks(character.normalize('NFD')))
  return { as: plain, guise: isAccented ? Guise.accent : Guise.style }
}

/**
 * The characters that one looks like: the small one, and the one without its accents.
 *
 * @example
 * kinOf('Ώ') // ['ώ', 'Ω']
 */
export function kinOf(character: string): string[] {
  const kin = [character.toLowerCase(), withoutMarks(character.normalize('NFKD'))]
  return kin.filter(
    (one) => one !== character && one > LAST_OF_ASCII && Array.from(one).length === 1,
  )
}

/** Whether it is one sign of ASCII, or two letters that are written as one. */
export function isReadable(text: string): boolean {
  return PRINTED.test(text) && (text.length === 1 || PAIR.test(text))
}

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
