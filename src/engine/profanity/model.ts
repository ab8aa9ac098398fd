import type { Entry } from './automaton.js'
import { WordValues } from './cues.js'
import { veil } from './veil.js'
import { unpackWords, WordSet } from './word-set.js'

/** The packed lists that `training/profanity` writes; see there for how each is made. */
export interface PackedModel {
  readonly characters: string
  readonly lexicon: string
  readonly known: string
  readonly innocent: string
  readonly fields: readonly string[]
  readonly tells: string
  readonly senses: string
  readonly frames: string
  readonly cues: string
  readonly foreign: string
  readonly weights: readonly number[]
  readonly calibration: Calibration
}

/** How log-odds become those that were met: `slope * odds`. */
export interface Calibration {
  readonly slope: number
}

/** What tells one sense of an entry. */
export interface Family {
  /** The key of its own words in {@link Model.tells}. */
  readonly key: number
  /** A bit for each field whose words tell it too. */
  readonly fields: number
}

/** What the engine knows of words. */
export interface Model {
  readonly entries: readonly Entry[]
  readonly known: WordSet
  readonly innocent: WordSet
  /** Read when it is first asked for: most texts hold nothing that is in doubt. */
  readonly evidence: Evidence
  readonly weights: Float64Array
  readonly calibration: Calibration
}

/** What tells which sense a word has. */
export interface Evidence {
  /** By word: a bit for each field that it is of, such as farming or faith. */
  readonly fields: WordValues
  /** The words that tell a sense of one family; see `senseKey`. */
  readonly tells: WordSet
  /** By entry: what tells an innocent sense. */
  readonly senses: readonly (Family | undefined)[]
  /** By entry: what tells a profane phrase. */
  readonly frames: readonly (Family | undefined)[]
  /** By entry: 0 not a word of another language, 1 seldom, 2 often. */
  readonly foreign: Uint8Array
  /** By word: how much it speaks for profanity, in steps of {@link CUE_STEP}. */
  readonly cues: WordValues
}

/** Cues are kept as 4 bits of this size, the middle of which says nothing. */
export const CUE_STEP = 0.3
export const NO_CUE = 8

/** Reads the lists. */
export function unpackModel(packed: PackedModel): Model {
  const entries = readLexicon(veil(packed.lexicon))
  let evidence: Evidence | undefined
  return {
    entries,
    known: unpackWords(packed.known),
    innocent: unpackWords(packed.innocent),
    get evidence() {
      return (evidence ??= readEvidence(packed, entries))
    },
    weights: Float64Array.from(packed.weights),
    calibration: packed.calibration,
  }
}

function readEvidence(packed: PackedModel, entries: readonly Entry[]): Evidence {
  const place = new Map(entries.map((entry, index) => [entry.word, index]))
  return {
    fields: new WordValues(packed.fields, (_value, field) => 1 << field),
    tells: WordSet.from(packed.tells),
    senses: readFamilies(veil(packed.senses), place, 1),
    frames: readFamilies(veil(packed.frames), place, -1),
    cues: new WordValues([packed.cues], (value) => value - NO_CUE),
    foreign: readForeign(veil(packed.foreign), place),
  }
}

/** Reads lines of a level, flags and words: F free, G glued, Y respelled, X without endings, A apart. */
export function readLexicon(lines: string): Entry[] {
  const entries: Entry[] = []
  for (const line of lines.split('\n')) {
    const [level = '', flags = '', ...words] = line.split(' ')
    const free = flags.includes('F')
    const glued = free || flags.includes('G')
    const inflects = !flags.includes('X')
    const respelled = flags.includes('Y')
    const apart = flags.includes('A')
    for (const word of words) {
      entries.push({ word, level: Number(level), free, glued, inflects, apart, respelled })
    }
  }
  return entries
}

/** Reads lines of the fields that tell a sense of words, and the words. */
function readFamilies(
  lines: string,
  place: ReadonlyMap<string, number>,
  sign: number,
): (Family | undefined)[] {
  const families: (Family | undefined)[] = Array.from({ length: place.size })
  lines.split('\n').forEach((line, index) => {
    const [fields = '', ...words] = line.split(' ')
    const family = { key: sign * (index + 1), fields: Number(fields) }
    for (const word of words) {
      const at = place.get(word)
      if (at !== undefined) families[at] = family
    }
  })
  return families
}

/** Reads a line of words that are met often in other languages, and a line of those met seldom. */
function readForeign(lines: string, place: ReadonlyMap<string, number>): Uint8Array {
  const foreign = new Uint8Array(place.size)
  lines.split('\n').forEach((line, index) => {
    for (const word of line.split(' ')) {
      const at = place.get(word)
      if (at !== undefined) foreign[at] = 2 - index
    }
  })
  return foreign
}
