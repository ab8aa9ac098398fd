import { AFTER, BEFORE, FAR_AFTER, FAR_BEFORE, senseKey } from '../../src/engine/profanity/cues.js'
import { packHashes } from '../../src/engine/profanity/hash-list.js'
import { stemEnd } from '../../src/engine/profanity/stem.js'
import { lettersOf } from '../../src/engine/profanity/units.js'
import { hashOf } from '../../src/engine/profanity/word-set.js'

/** The families of senses and of phrases, as the engine reads them, but not veiled. */
export interface PackedFamilies {
  readonly fields: readonly string[]
  readonly tells: string
  readonly senses: string
  readonly frames: string
}

const BITS_OF_A_FIELD = 19
/** A word that tells a sense by chance undoes a match, so that more of a hash is kept. */
const BITS_OF_A_WORD = 22

/**
 * Packs lines of words, a colon and what stands near them, for the innocent senses and for the profane phrases.
 * A line that begins with `@name` is a field, which stands for its words in other lines.
 *
 * @example
 * packFamilies('@bird: nest egg\nswift swifts: @bird roof', 'swift: <you')
 */
export function packFamilies(senses: string, frames: string): PackedFamilies {
  const fields: Field[] = []
  const tells = new Set<number>()
  const packedSenses = packLines(senses, 1, fields, tells)
  const packedFrames = packLines(frames, -1, fields, tells)
  return {
    fields: fields.map(({ cues }) => packSet(cues.map(placed), BITS_OF_A_FIELD)),
    tells: packSet([...tells], BITS_OF_A_WORD),
    senses: packedSenses,
    frames: packedFrames,
  }
}

interface Field {
  readonly name: string
  readonly cues: readonly string[]
}

/** Adds the fields of some lines and what their families alone know; writes the families. */
function packLines(lines: string, sign: number, fields: Field[], tells: Set<number>): string {
  const families: string[] = []
  const seen = new Set<string>()
  for (const line of lines.split('\n')) {
    const [head = '', tail = ''] = line.split(': ')
    const cues = tail.split(' ')
    if (head.startsWith('@')) {
      fields.push({ name: head, cues })
      continue
    }
    for (const word of head.split(' ')) {
      // The engine knows one family of a word, so that a second line would hide the first.
      if (seen.has(word)) throw new Error(`${word} has two lines`)
      seen.add(word)
    }
    const key = sign * (families.length + 1)
    let ofFields = 0
    for (const cue of cues) {
      if (cue.startsWith('@')) ofFields |= 1 << placeOf(cue, fields)
      else tells.add(senseKey(placed(cue), key))
    }
    families.push(`${ofFields} ${head}`)
  }
  return families.join('\n')
}

function placeOf(name: string, fields: readonly Field[]): number {
  const at = fields.findIndex((field) => field.name === name)
  if (at < 0) throw new Error(`no line before begins with ${name}`)
  return at
}

/**
 * A word stands anywhere near, with any ending; with `<` right before the match, with `>` right after it; with the
 * sign twice, a word further.
 */
function placed(cue: string): number {
  if (cue.startsWith('<<')) return hashOf(cue.slice(2)) ^ FAR_BEFORE
  if (cue.startsWith('>>')) return hashOf(cue.slice(2)) ^ FAR_AFTER
  if (cue.startsWith('<')) return hashOf(cue.slice(1)) ^ BEFORE
  if (cue.startsWith('>')) return hashOf(cue.slice(1)) ^ AFTER
  return hashOf(cue.slice(0, stemEnd(lettersOf(cue), 0, cue.length)))
}

const packSet = (hashes: readonly number[], bits: number): string =>
  packHashes(new Map(hashes.map((hash) => [hash, 0])), bits, 0)
