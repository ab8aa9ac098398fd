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

/** The letters that a digit or sign may stand for, the likeliest first. */
export const LETTERS_OF: readonly (Uint8Array | undefined)[] = readLetters()

function readLetters(): (Uint8Array | undefined)[] {
  const letters: (Uint8Array | undefined)[] = []
  for (let unit = 0; unit < 128; unit++) letters.push(undefined)
  for (const sign in READS_AS) letters[sign.charCodeAt(0)] = lettersOf(READS_AS[sign] ?? '')
  return letters
}

/** What a unit may stand for as a set: bit 1 to 26 for a letter, bit {@link WILD} for what hides one, bit 0 always. */
export const READINGS = readReadings()

function readReadings(): Int32Array {
  const readings = new Int32Array(256).fill(1)
  for (let unit = 1; unit <= WILD; unit++) readings[unit] = 1 | (1 << unit)
  for (let unit = WILD + 1; unit < 128; unit++)
    for (const letter of LETTERS_OF[unit] ?? [])
      readings[unit] = (readings[unit] ?? 0) | (1 << letter)
  return readings
}

const flags = (signs: string, ...units: number[]): Uint8Array => {
  const table = new Uint8Array(256)
  for (const sign of signs) table[sign.charCodeAt(0)] = 1
  for (const unit of units) table[unit] = 1
  return table
}

/** Digits and signs that may stand for a letter: sh1t, @ss. */
export const MAY_BE_LETTER = flags(Object.keys(READS_AS).join(''))
export const IS_DIGIT = flags('0123456789')
/** Signs that may hide a letter: f*ck. */
export const MAY_HIDE = flags('*#%^&-_~?=$@!', PICTURE)
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
export const TALLY = Int32Array.from({ length: 256 }, (_, unit) => {
  if (unit >= 1 && unit <= LAST_LETTER) return 1
  if (unit === FOREIGN_LETTER) return 0
  return (IS_DIGIT[unit] === 1 ? 1 << 24 : 1 << 8) + (MAY_BE_LETTER[unit] === 1 ? 1 << 16 : 0)
})

export const STAR = 42
export const DASH = 45
export const LOW_LINE = 95
export const HASH = 35
export const APOSTROPHE = 39

/** The letter that a unit is read as when only one reading is asked for. */
export const firstLetter = (unit: number): number => FIRST_LETTER[unit] ?? 0

const FIRST_LETTER = Uint8Array.from({ length: 256 }, (_, unit) =>
  unit <= WILD ? unit : (LETTERS_OF[unit]?.[0] ?? 0),
)

/** Whether a unit can be part of a word with signs in it. */
export const spells = (unit: number): boolean => unit <= LAST_LETTER || MAY_BE_LETTER[unit] === 1
