import { readingAmong, type Reading } from './plain-form.js'
import { FOREIGN_LETTER, PICTURE, SPACE } from './units.js'

/** What a character that leaves no trace (a combining mark, a zero-width space) is read as. */
export const DROPPED = -1

const PLUS = 43

/** What a code point beyond ASCII is read as. */
export interface CharacterTable {
  /** The unit, its marks shifted by 8, a second unit shifted by 16; or {@link DROPPED}. */
  read(code: number): number
  /** Whether a dropped character is one that hides, rather than an accent. */
  hides(code: number): boolean
}

/**
 * Unpacks the table that `training/profanity` packs: of every run of characters its start, as the distance from the end of
 * the run before, its length, what they are read as and in which guise; first all starts, then all lengths, and so on,
 * in base 36. A `+` behind a reading says that it goes up with the code. The table has only what Unicode does not
 * say itself; 256 characters are worked out at once, when the first of them is met.
 *
 * @example
 * unpackCharacters('').read(0xe9) // the unit of "e", in the guise of an accent
 */
export function unpackCharacters(packed: string): CharacterTable {
  const listed = readRuns(packed)
  const pages: (Int32Array | undefined)[] = []

  function valueOf(code: number): number {
    const reading = readingAmong(listed, code)
    return reading === undefined ? unlisted(code) : valueOfReading(reading)
  }

  return {
    read(code) {
      const page = (pages[code >> 8] ??= Int32Array.from({ length: 256 }, (_, at) =>
        valueOf((code & ~255) | at),
      ))
      return page[code & 255] ?? 0
    },
    hides: (code) => !(code >= 0x300 && code < 0x370),
  }
}

function readRuns(packed: string): Map<number, Reading> {
  const listed = new Map<number, Reading>()
  let start = 0
  const [gaps = [], lengths = [], readings = [], guises = []] = packed
    .split(';')
    .map((column) => column.split(','))
  for (const [run, read] of readings.entries()) {
    const size = parseInt(lengths[run] ?? '', 36) || 1
    const guise = Number(guises[run])
    const steps = read.charCodeAt(1) === PLUS
    start += parseInt(gaps[run] ?? '', 36) || 0
    for (let at = 0; at < size; at++) {
      const as = steps ? String.fromCharCode(read.charCodeAt(0) + at) : read
      listed.set(start + at, { as, guise })
    }
    start += size
  }
  return listed
}

/** A reading as the table gives it. */
function valueOfReading({ as, guise }: Reading): number {
  if (as === '') return DROPPED
  if (as === ' ') return SPACE
  // The unit of a second letter that is not there is no number, and as bits 0.
  return unitOf(as, 0) | (guise << 8) | (unitOf(as, 1) << 16)
}

/** Letters of other scripts end a word differently than pictures and signs do. */
function unlisted(code: number): number {
  if (code < 0xc0) return PICTURE
  if (code >= 0x2000 && code < 0x2c00) return PICTURE
  if (code >= 0xd800 && code < 0xf900) return PICTURE
  if (code >= 0x1d000 && code < 0x20000) return PICTURE
  return FOREIGN_LETTER
}

function unitOf(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 97 && code <= 122 ? code - 96 : code
}
