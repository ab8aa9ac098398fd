import { FOREIGN_LETTER, Guise, isLetter, PICTURE, SPACE } from './units.js'

/** What a character that leaves no trace (a combining mark, a zero-width space) is read as. */
export const DROPPED = -1

const PLUS = 43
const ZERO = 48

/** What a code point beyond ASCII is read as. */
export interface CharacterTable {
  /** The unit, its marks shifted by 8, a second unit shifted by 16; or {@link DROPPED}. */
  read(code: number): number
  /** Whether a dropped character is one that hides, rather than an accent. */
  hides(code: number): boolean
}

/** A page has so many characters, as a power of 2. */
export const PAGE_BITS = 10
const PAGE_SIZE = 1 << PAGE_BITS
const PAGES = 0x110000 >> PAGE_BITS
/** Before it are the signs of Latin text. */
const FIRST_LETTER = 0xc0

/**
 * Unpacks the table that `training/profanity` packs: a line for each page of 1024 characters, of the page's number and
 * of runs of `reading,gap,length`, in base 36, what is left out being nothing, no gap and one character. A reading is
 * one letter or sign, or two letters, a `+` if it goes up with the code, and the guise if it is no lookalike. A page
 * is read when a text first has one of its characters.
 */
export function unpackCharacters(packed: string): CharacterTable {
  const lines: string[] = []
  for (const line of packed.split('\n')) lines[parseInt(line, 36)] = line
  const pages = new Array<Int32Array | undefined>(PAGES)
  const pictures = new Int32Array(PAGE_SIZE).fill(PICTURE)
  const letters = new Int32Array(PAGE_SIZE).fill(FOREIGN_LETTER)
  const pageOf = (number: number): Int32Array => {
    const line = lines[number]
    const first = unlisted(number << PAGE_BITS)
    const last = unlisted(((number + 1) << PAGE_BITS) - 1)
    if (line !== undefined || first !== last) return readPage(number, line ?? '')
    // A page without runs is one and the same wherever it stands.
    return first === PICTURE ? pictures : letters
  }
  return {
    read: (code) =>
      (pages[code >> PAGE_BITS] ??= pageOf(code >> PAGE_BITS))[code & (PAGE_SIZE - 1)] ?? 0,
    hides: (code) => !(code >= 0x300 && code < 0x370),
  }
}

function readPage(number: number, line: string): Int32Array {
  const page = new Int32Array(PAGE_SIZE)
  for (let code = 0; code < PAGE_SIZE; code += 256)
    page.fill(unlisted((number << PAGE_BITS) + code + 255), code, code + 256)
  if (number === 0) page.fill(PICTURE, 0, FIRST_LETTER)
  let at = 0
  for (const run of line.split(';').slice(1)) {
    const [read = '', gap = '', length = ''] = run.split(',')
    if (gap !== '') at += parseInt(gap, 36)
    const end = at + (length === '' ? 1 : parseInt(length, 36))
    const last = read.charCodeAt(read.length - 1) - ZERO
    const guise = read.length > 1 && last < 10 && last > 0 ? last : Guise.lookalike
    const marks = guise << 8
    const after = unitOf(read.charCodeAt(1))
    const steps = after === PLUS
    const second = isLetter(after) ? after << 16 : 0
    let first = read.charCodeAt(0)
    for (; at < end; at++) {
      if (read === '') page[at] = DROPPED
      else if (read === ' ') page[at] = SPACE
      else page[at] = unitOf(first) | marks | second
      if (steps) first++
    }
  }
  return page
}

/** Letters of other scripts end a word differently than pictures and signs do. */
function unlisted(code: number): number {
  if (code < FIRST_LETTER) return PICTURE
  if (code >= 0x2000 && code < 0x2c00) return PICTURE
  if (code >= 0xd800 && code < 0xf900) return PICTURE
  if (code >= 0x1d000 && code < 0x20000) return PICTURE
  return FOREIGN_LETTER
}

function unitOf(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : code
}
