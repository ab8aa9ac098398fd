import type { Chance } from '../chance.js'

const LETTERS = 'bcdfghjklmnpqrstvwxz'
const UNITS = 18

/** A word that is nowhere unless the text with it is: of letters alone, so that no reading of a text takes it apart. */
export function makeMarker(chance: Chance): string {
  return Array.from({ length: UNITS }, () => LETTERS[chance.below(LETTERS.length)]).join('')
}

/** Texts of different makes with the marker in them: of one-byte letters, of two-byte letters, and profane ones. */
export function textsWith(marker: string): readonly [string, ...string[]] {
  return [
    `Meine Tante kocht jeden Herbst ${marker} und verschenkt es.`,
    `${marker} бабушка варит каждую осень и раздаёт соседям.`,
    `You are a damn f**king ${marker}, and this ${marker} is sh1t.`,
  ]
}

/** Whether the marker is in something, in capitals or not, in any of the ways that a text is kept as bytes. */
export function holds(bytes: Uint8Array, marker: string): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [marker, marker.toUpperCase()].some(
    (written) => content.includes(written, 0, 'latin1') || content.includes(written, 0, 'utf16le'),
  )
}
