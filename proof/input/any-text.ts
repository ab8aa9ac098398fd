import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { PACKED } from '../../src/engine/profanity/data.generated.js'
import { unpackModel } from '../../src/engine/profanity/model.js'

const PLANES = 17
const PLANE = 0x1_0000

/** Characters of one plane of Unicode, assigned or not; those of the first may be halves of a pair. */
const ofPlane = fc
  .integer({ min: 0, max: PLANES - 1 })
  .chain((plane) => fc.string({ unit: characterFrom(plane * PLANE, plane * PLANE + PLANE - 1) }))

/** Words of one alphabet: a block of letters that lie beside each other, with spaces. */
const ofAlphabet = fc
  .tuple(fc.integer({ min: 0x40, max: 0xff00 }), fc.integer({ min: 5, max: 60 }))
  .chain(([first, size]) => words(fc.string({ unit: characterFrom(first, first + size) })))

const LONE = characterFrom(0xd800, 0xdfff)
const MARK = characterFrom(0x300, 0x36f)
const UNSEEN = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u034f', '\u180e', '\ufe0f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u0000', '\u0007', '\u001b', '\u0085', '\u2028', '\u2029', '\r\n', '\t', '\ufffe', '\uffff'],
]
const SIGNS = ['*', '.', '-', '_', '#', '@', '$', '!', '0', '1', '3', '4', '5', '7', "'", '/', ':']

/** What the profanity engine knows, so that texts get deeper into it than chance would bring them. */
const lexicon = unpackModel(PACKED).lexicon.words()
const ADDRESS_PARTS = ['https://', 'www.', '.com', '@', '#', '/', '?q=', '&', 'a@b.c', '[', '](']

/** A short piece of any kind. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  ofPlane,
  ofAlphabet,
  fc.lorem({ maxCount: 4 }),
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(...lexicon),
  fc.string({ unit: LONE, maxLength: 6 }),
  fc.string({ unit: MARK, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...UNSEEN), maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 6 }),
  fc.constantFrom(...ADDRESS_PARTS),
)

/** A piece whose characters are apart, by one thing that disguises put between letters. */
const spaced = fc
  .tuple(piece, fc.constantFrom(...UNSEEN, ...SIGNS, ' ', '  ', '\ud800'))
  .map(([text, between]) => Array.from(text).join(between))

const changedCase = piece.map((text) => text.toUpperCase())

/** Pieces of any kind one after another, some of them many times: most texts have some words in them. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: piece }, spaced, changedCase),
      fc.constantFrom('', ' ', ' ', '\n', '. '),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.flat().join(''))

/** A text of the greatest length that the interface takes: something short, over and over. */
export function longText(units: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      fc.string({ unit: MARK, minLength: 1, maxLength: 1 }),
      fc.constantFrom(...UNSEEN),
      piece,
      anyText,
    )
    .filter((text) => text !== '')
    .map((text) => repeated(text, units))
}

/** A text over and over, cut at a length. */
export function repeated(text: string, units: number): string {
  return text.repeat(Math.ceil(units / text.length)).slice(0, units)
}

function words(word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(word, { maxLength: 6 }).map((all) => all.join(' '))
}

function characterFrom(first: number, last: number): fc.Arbitrary<string> {
  return fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))
}
