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
 * Unpacks the table that `training/profanity` packs: runs of `start,length,unit,step,guise`
 * in base 36, starts as distances from the end of the run before.
 */
export function unpackCharacters(packed: string): CharacterTable {
  const pages: (Int32Array | undefined)[] = []
  let start = 0
  for (const run of packed.split(';')) {
    const [gap = '', length = '', read = '', guise = '0'] = run.split(',')
    const size = length === '' ? 1 : parseInt(length, 36)
    if (gap !== '') start += parseInt(gap, 36)
    const marks = Number(guise) << 8
    const steps = read.length > 1 && read.charCodeAt(1) === PLUS
    const first = read === '' ? 0 : read.charCodeAt(0)
    const second = read.length > 1 && !steps ? unitOf(read.charCodeAt(1)) << 16 : 0
    for (let at = 0; at < size; at++) {
      const code = start + at
      const page = (pages[code >> 8] ??= emptyPage(code >> 8))
      if (read === '') page[code & 255] = DROPPED
      else if (read === ' ') page[code & 255] = SPACE
      else page[code & 255] = unitOf(steps ? first + at : first) | marks | second
    }
    start += size
  }
  return {
    read(code) {
      const page = pages[code >> 8]
      if (page === undefined) return unlisted(code)
      return page[code & 255] ?? 0
    },
    hides: (code) => !(code >= 0x300 && code < 0x370),
  }
}

function emptyPage(page: number): Int32Array {
  const values = new Int32Array(256).fill(unlisted((page << 8) | 255))
  if (page === 0) values.fill(PICTURE, 0, 0xc0)
  return values
}

/** Letters of other scripts end a word differently than pictures and signs do. */
function unlisted(code: number): number {
  if (code < 0xc0) return PICTURE
  if (code >= 0x2000 && code < 0x2c00) return PICTURE
  if (code >= 0xd800 && code < 0xf900) return PICTURE
  if (code >= 0x1d000 && code < 0x20000) return PICTURE
  return FOREIGN_LETTER
}

function unitOf(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : code
}
