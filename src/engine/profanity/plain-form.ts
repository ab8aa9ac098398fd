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

/**
 * What a character is read as where some are `listed`: as the list says, or as Unicode does, or as those that it looks like.
 *
 * @example
 * readingAmong(new Map([[0x3c9, omega]]), 0x3ce) // omega: 'ώ' is read as 'ω' is
 */
export function readingAmong(
  listed: ReadonlyMap<number, Reading>,
  code: number,
): Reading | undefined {
  return listed.get(code) ?? readingBeside(listed, code)
}

/** The same of a character that is not listed itself. */
export function readingBeside(
  listed: ReadonlyMap<number, Reading>,
  code: number,
): Reading | undefined {
  if (isIdeograph(code)) return undefined
  const character = String.fromCodePoint(code)
  const plain = plainForm(character)
  if (plain !== undefined) return plain
  for (const kin of kinOf(character)) {
    const reading = readingAmong(listed, kin.codePointAt(0) ?? 0)
    if (reading !== undefined) return reading
  }
  return undefined
}

/** Characters that are no letters of anything, and are many. */
function isIdeograph(code: number): boolean {
  return (
    (code >= 0x3400 && code < 0xa000) ||
    (code >= 0xac00 && code < 0xf900) ||
    (code >= 0x20000 && code < 0xe0000)
  )
}

/** Whether it is one sign of ASCII, or two letters that are written as one. */
export function isReadable(text: string): boolean {
  return PRINTED.test(text) && (text.length === 1 || PAIR.test(text))
}

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}
