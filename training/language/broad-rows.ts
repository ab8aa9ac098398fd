import {
  BROAD_PRINT,
  LARGEST_IN_ROW,
  LATIN,
  bytesOfRow,
  placeInRow,
} from '../../src/engine/language/broad-grams.js'
import { bucketShift } from '../../src/engine/language/narrow-grams.js'
import { keyOf } from '../../src/engine/language/grams.js'
import { APOSTROPHE, fold, scriptOf } from '../../src/engine/language/scripts.js'
import { BOUNDARY } from '../../src/engine/language/words.js'

/** About as many as there are broad grams: most are found at the first look. */
const BUCKETS = 8192
/** What the median of a row becomes: a row may be shifted, as only differences between classes count. */
const MIDDLE = 24

/**
 * Lays out the rows of the broad grams, by key, for the engine's `broad-grams.ts`.
 *
 * @param rows for every key a weight for each of the classes, in units that are not rounded yet
 */
export function layOutBroad(rows: ReadonlyMap<number, Float32Array>, classes: number) {
  const shift = bucketShift(BUCKETS)
  const broad = [...withPrefixes(rows)].sort(([one], [other]) => one - other)
  const rowBytes = bytesOfRow(classes)
  const broadStarts = new Uint16Array(BUCKETS + 1)
  const broadPrints = Uint16Array.from(broad, ([key]) => key & BROAD_PRINT)
  const broadRows = new Uint8Array((broad.length + 1) * rowBytes)
  for (const [number, [key, row]] of broad.entries()) {
    broadStarts.fill(number + 1, (key >>> shift) + 1)
    const median = [...row].sort((one, other) => one - other)[classes >> 1] ?? 0
    for (const [place, weight] of row.entries()) {
      const raised = Math.round(weight - median) + MIDDLE
      broadRows[number * rowBytes + placeInRow(place, rowBytes)] = Math.min(
        LARGEST_IN_ROW,
        Math.max(0, raised),
      )
    }
  }
  return { broadStarts, broadPrints, broadRows }
}

/** The rows; those of three letters say what the first two of them say, too. */
function withPrefixes(rows: ReadonlyMap<number, Float32Array>): Map<number, Float32Array> {
  const letters = latinLetters()
  const sums = new Map(rows)
  for (const one of letters) {
    for (const two of letters) {
      const prefix = rows.get(keyOf([one, two], LATIN))
      if (!prefix) continue
      for (const three of letters) {
        const key = keyOf([one, two, three], LATIN)
        const row = rows.get(key)
        if (row)
          sums.set(
            key,
            row.map((weight, place) => weight + (prefix[place] ?? 0)),
          )
      }
    }
  }
  return sums
}

/** Every letter that a gram may have, and what stands at the ends of words. */
function latinLetters(): Set<number> {
  const letters = new Set<number>([BOUNDARY, APOSTROPHE])
  for (const [unit, script] of scriptOf.entries()) {
    if (script === LATIN) letters.add(fold(unit))
  }
  return letters
}
