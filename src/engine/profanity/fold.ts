import { ENTITY, HIDDEN, SPACE, UPPER } from './units.js'
import type { CharacterTable } from './characters.js'
import { DROPPED } from './characters.js'

/** A text read as units; the arrays are reused, so a fold is valid until the next one. */
export interface Folded {
  units: Uint8Array
  marks: Uint8Array
  length: number
}

const ASCII = new Uint16Array(128)
for (let code = 0; code < 128; code++) {
  if (code <= 32 || code === 127) ASCII[code] = SPACE
  else if (code >= 65 && code <= 90) ASCII[code] = (code - 64) | (UPPER << 8)
  else if (code >= 97 && code <= 122) ASCII[code] = code - 96
  else ASCII[code] = code
}

const AMPERSAND = 38
const NUMERIC_ENTITY = /&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/iy
const NAMED_ENTITY =
  /&(shy|zwj|zwnj|nbsp|amp|lt|gt|quot|apos|ast|lowbar|period|excl|dollar|commat);?/iy
const NAMED: Record<string, number> = {
  shy: 0xad,
  zwj: 0x200d,
  zwnj: 0x200c,
  nbsp: 32,
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  ast: 42,
  lowbar: 95,
  period: 46,
  excl: 33,
  dollar: 36,
  commat: 64,
}

/** Wipes what was read, so that no text outlives its judgement. */
export function forgetFold({ units, marks, length }: Folded): void {
  units.fill(0, 0, length)
  marks.fill(0, 0, length)
}

/** Reads a text; the result is valid until the next call. */
export type Fold = (text: string) => Folded

/** Makes the one-pass reader of a text. The table is only asked for once a text is more than ASCII. */
export function createFold(readTable: () => CharacterTable): Fold {
  let table: CharacterTable | undefined
  const folded: Folded = { units: new Uint8Array(4096), marks: new Uint8Array(4096), length: 0 }

  return (text) => {
    const size = text.length
    if (folded.units.length < size * 2 + 4) {
      folded.units = new Uint8Array(size * 2 + 4)
      folded.marks = new Uint8Array(size * 2 + 4)
    }
    const { units, marks } = folded
    let count = 0
    let hidden = 0

    for (let at = 0; at < size; at++) {
      let code = text.charCodeAt(at)
      if (code < 128 && code !== AMPERSAND) {
        const value = ASCII[code] ?? 0
        units[count] = value
        marks[count++] = (value >> 8) | hidden
        hidden = 0
        continue
      }
      let entity = 0
      if (code === AMPERSAND) {
        const found = entityAt(text, at)
        if (found === undefined) {
          units[count] = AMPERSAND
          marks[count++] = 0
          continue
        }
        at = found.end - 1
        code = found.code
        entity = ENTITY
        if (code < 128) {
          const value = ASCII[code] ?? 0
          units[count] = value
          marks[count++] = (value >> 8) | entity
          continue
        }
      } else if (code >= 0xd800 && code < 0xdc00) {
        // Beyond the end it is NaN, which is no second half.
        const low = text.charCodeAt(at + 1)
        if (low >= 0xdc00 && low < 0xe000) {
          code = ((code - 0xd800) << 10) + (low - 0xdc00) + 0x10000
          at++
        }
      }
      table ??= readTable()
      const value = table.read(code)
      if (value === DROPPED) {
        hidden = table.hides(code) ? HIDDEN : hidden
        continue
      }
      const unit = value & 0xff
      units[count] = unit
      marks[count++] = (value >> 8) | hidden | entity
      hidden = 0
      const second = value >> 16
      if (second !== 0) {
        units[count] = second
        marks[count] = marks[count - 1] ?? 0
        count++
      }
    }
    units[count] = SPACE
    marks[count] = 0
    folded.length = count
    return folded
  }
}

function entityAt(text: string, at: number): { code: number; end: number } | undefined {
  NUMERIC_ENTITY.lastIndex = at
  const numeric = NUMERIC_ENTITY.exec(text)
  if (numeric !== null) {
    const code =
      numeric[1] !== undefined ? parseInt(numeric[1], 16) : parseInt(numeric[2] ?? '0', 10)
    return code <= 0x10ffff ? { code, end: NUMERIC_ENTITY.lastIndex } : undefined
  }
  NAMED_ENTITY.lastIndex = at
  const named = NAMED_ENTITY.exec(text)
  if (named === null) return undefined
  const code = NAMED[(named[1] ?? '').toLowerCase()]
  return code === undefined ? undefined : { code, end: NAMED_ENTITY.lastIndex }
}
