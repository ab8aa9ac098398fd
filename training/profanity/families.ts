import {
  AFTER,
  BEFORE,
  BITS_OF_A_FIELD,
  BITS_OF_A_TELL,
  FAR_AFTER,
  FAR_BEFORE,
  senseKey,
} from '../../src/engine/profanity/cues.js'
import type { PackedFamilies } from '../../src/engine/profanity/families.js'
import { packHashes } from '../../src/engine/profanity/hash-list.js'
import { numeral } from '../../src/engine/profanity/numeral.js'
import { stemEnd } from '../../src/engine/profanity/stem.js'
import { lettersOf } from '../../src/engine/profanity/units.js'
import { hashOf } from '../../src/engine/profanity/word-set.js'

/** The families of senses and of phrases, as the engine reads them. */
export interface PackedEvidence {
  readonly fields: string
  readonly tells: string
  readonly senses: PackedFamilies
  readonly frames: PackedFamilies
}

/**
 * Packs lines of words, a colon and what stands near them, for the innocent senses and for the profane phrases.
 * A line that begins with `@name` is a field, which stands for its words in other lines. `words` are those of the
 * entries, in their order.
 *
 * @example
 * packFamilies('@bird: nest egg\nswift swifts: @bird roof', 'swift: <you', ['swift', 'swifts'])
 */
export function packFamilies(
  senses: string,
  frames: string,
  words: readonly string[],
): PackedEvidence {
  const fields: Field[] = []
  const tells = new Set<number>()
  const packedSenses = packLines(senses, 1, fields, tells, words)
  const packedFrames = packLines(frames, -1, fields, tells, words)
  return {
    fields: packHashes(
      fields.flatMap(({ cues }, field) => cues.map((cue) => [placed(cue), field] as const)),
      BITS_OF_A_FIELD,
      true,
    ),
    tells: packHashes(
      Array.from(tells, (tell) => [tell, 0] as const),
      BITS_OF_A_TELL,
      false,
    ),
    senses: packedSenses,
    frames: packedFrames,
  }
}

interface Field {
  readonly name: string
  readonly cues: readonly string[]
}

/** Adds the fields of some lines and what their families alone know; writes the families. */
function packLines(
  lines: string,
  sign: number,
  fields: Field[],
  tells: Set<number>,
  words: readonly string[],
): PackedFamilies {
  const families: number[] = []
  const familyOf = new Map<string, number>()
  for (const line of lines.split('\n')) {
    const [head = '', tail = ''] = line.split(': ')
    const cues = tail.split(' ')
    if (head.startsWith('@')) {
      fields.push({ name: head, cues })
      continue
    }
    for (const word of head.split(' ')) {
      // The engine knows one family of a word, so that a second line would hide the first.
      if (familyOf.has(word)) throw new Error(`${word} has two lines`)
      familyOf.set(word, families.length + 1)
    }
    const key = sign * (families.length + 1)
    let ofFields = 0
    for (const cue of cues) {
      if (cue.startsWith('@')) ofFields |= 1 << placeOf(cue, fields)
      else tells.add(senseKey(placed(cue), key))
    }
    families.push(ofFields)
  }
  return {
    fields: families,
    familyOf: words.map((word) => numeral(familyOf.get(word) ?? 0)).join(''),
  }
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
