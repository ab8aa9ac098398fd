import { FOREIGN_LETTER, LAST_LETTER, lettersOf, PICTURE, WILD } from './units.js'

const READS_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '+': 't',
  '|': 'il',
  '(': 'c',
  '<': 'c',
  '{': 'c',
  '[': 'c',
  ')': 'd',
  '&': 'e',
}

/** The letters that a letter, a digit or a sign may stand for, the likeliest first. */
export const LETTERS_OF: (readonly number[] | undefined)[] = new Array<undefined>(128).fill(
  undefined,
)
export const NO_LETTERS: readonly number[] = []
/** Digits and signs that may stand for a letter: sh1t, @ss. */
export const MAY_BE_LETTER = new Uint8Array(256)
/** What a unit may stand for as a set: bit 1 to 26 for a letter, bit {@link WILD} for what hides one, bit 0 always. */
export const READINGS = new Int32Array(256).fill(1)
const FIRST_LETTER = new Uint8Array(256)

// Plain loops: they run once, before anything is compiled, each time that a worker starts.
for (let unit = 1; unit <= WILD; unit++) {
  READINGS[unit] = 1 | (1 << unit)
  if (unit !== WILD) LETTERS_OF[unit] = [unit]
  FIRST_LETTER[unit] = unit
}
for (const sign in READS_AS) {
  const unit = sign.charCodeAt(0)
  const letters = [...lettersOf(READS_AS[sign] ?? '')]
  LETTERS_OF[unit] = letters
  MAY_BE_LETTER[unit] = 1
  FIRST_LETTER[unit] = letters[0] ?? 0
  for (const letter of letters) READINGS[unit] = (READINGS[unit] ?? 0) | (1 << letter)
}

const flags = (signs: string, ...units: number[]): Uint8Array => {
  const table = new Uint8Array(256)
  for (let at = 0; at < signs.length; at++) table[signs.charCodeAt(at)] = 1
  for (const unit of units) table[unit] = 1
  return table
}

export const IS_DIGIT = flags('0123456789')
/** Signs that may hide a letter: f*ck. */
export const MAY_HIDE = flags('*#%^&-_~?$@!', PICTURE)
/** Signs that only ever hide, so that others among them do too: f@#%. */
export const ONLY_HIDES = flags('*#%^')
/** Signs that end a word without being part of it. */
export const PUNCTUATION = flags('"\'`.,;:!?()[]{}<>-_~/\\|', PICTURE)
/** Signs that only ever end a word. */
export const IS_STOP = flags('.,;:?"\'')

/**
 * What a unit adds to a count of up to 255 letters, of signs, of what may be a letter and of digits, each of
 * which has eight bits of the sum.
 */
export const TALLY = new Int32Array(256).fill(1 << 8)
TALLY.fill(1, 1, LAST_LETTER + 1)
TALLY[FOREIGN_LETTER] = 0
for (let unit = WILD; unit < 128; unit++) {
  if (IS_DIGIT[unit] === 1) TALLY[unit] = 1 << 24
  if (MAY_BE_LETTER[unit] === 1) TALLY[unit] = (TALLY[unit] ?? 0) + (1 << 16)
}

/** What closes an opening bracket and what opens a closing one, 0 for what is none. */
export const CLOSING = new Uint8Array(256)
export const OPENING = new Uint8Array(256)
for (const pair of ['()', '[]', '{}', '<>']) {
  CLOSING[pair.charCodeAt(0)] = pair.charCodeAt(1)
  OPENING[pair.charCodeAt(1)] = pair.charCodeAt(0)
}

export const STAR = 42
export const DASH = 45
export const LOW_LINE = 95
export const HASH = 35
export const APOSTROPHE = 39

/** The letter that a unit is read as when only one reading is asked for. */
export const firstLetter = (unit: number): number => FIRST_LETTER[unit] ?? 0

/** Whether a unit can be part of a word with signs in it. */
export const spells = (unit: number): boolean => unit <= LAST_LETTER || MAY_BE_LETTER[unit] === 1
