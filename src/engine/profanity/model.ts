import type { Entry } from './automaton.js'
import { AFTER, BEFORE, senseKey, WordWeights } from './cues.js'
import { readVeiled } from './veiled-list.js'
import { veil } from './veil.js'
import { hashOf, unpackWords, type WordSet } from './word-set.js'

/** The packed lists that `training/profanity` writes; see there for how each is made. */
export interface PackedModel {
  readonly characters: string
  readonly lexicon: string
  readonly known: string
  readonly innocent: string
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

/** What the engine knows of words. */
export interface Model {
  readonly entries: readonly Entry[]
  readonly known: WordSet
  readonly innocent: WordSet
  /** By entry: the family whose innocent sense certain words tell, 0 for none. */
  readonly family: Int16Array
  /** By entry: the family of profane phrases, 0 for none. */
  readonly frame: Int16Array
  /** By entry: 0 not a word of another language, 1 seldom, 2 often. */
  readonly foreign: Uint8Array
  readonly senses: WordWeights
  readonly cues: WordWeights
  readonly weights: Float64Array
  readonly calibration: Calibration
}

/** Reads the lists. */
export function unpackModel(packed: PackedModel): Model {
  const entries = readLexicon(veil(packed.lexicon))
  const place = new Map(entries.map((entry, index) => [hashOf(entry.word), index]))
  const senses = new WordWeights(packed.senses.length + packed.frames.length)
  const cues = new WordWeights(packed.cues.length)
  readVeiled(packed.cues, (cue, weight, mark) => {
    cues.set(placed(cue, mark), weight / 10)
  })
  return {
    entries,
    known: unpackWords(packed.known),
    innocent: unpackWords(packed.innocent),
    family: readFamilies(packed.senses, place, (cue, family) => {
      senses.set(senseKey(cue, family), 1)
    }),
    frame: readFamilies(packed.frames, place, (cue, family) => {
      senses.set(senseKey(cue, -family), 1)
    }),
    foreign: readForeign(packed.foreign, place),
    senses,
    cues,
    weights: Float64Array.from(packed.weights),
    calibration: packed.calibration,
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

/** Reads a line for each family: the words it is of, a colon, and the words that tell its sense. */
function readFamilies(
  lines: string,
  place: ReadonlyMap<number, number>,
  add: (cue: number, family: number) => void,
): Int16Array {
  const families = new Int16Array(place.size)
  let family = 1
  let isCue = false
  readVeiled(lines, (word, _number, mark, end) => {
    const at = place.get(word)
    if (isCue) add(placed(word, mark), family)
    else if (at !== undefined) families[at] = family
    if (end === COLON) isCue = true
    if (end !== LINE_END) return
    family++
    isCue = false
  })
  return families
}

/** Reads a line of words that are met often in other languages, and a line of those met seldom. */
function readForeign(lines: string, place: ReadonlyMap<number, number>): Uint8Array {
  const foreign = new Uint8Array(place.size)
  let share = 2
  readVeiled(lines, (word, _number, _mark, end) => {
    const at = place.get(word)
    if (at !== undefined) foreign[at] = share
    if (end === LINE_END) share--
  })
  return foreign
}

const COLON = 58
const LINE_END = 10
const LESS = 60
const GREATER = 62

/** A word stands anywhere near; with `<` right before the match, with `>` right after it. */
const placed = (cue: number, mark: number): number =>
  mark === LESS ? cue ^ BEFORE : mark === GREATER ? cue ^ AFTER : cue
