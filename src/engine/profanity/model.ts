import { BITS_OF_A_CUE, BITS_OF_A_FIELD, BITS_OF_A_TELL } from './cues.js'
import { Families, type PackedFamilies } from './families.js'
import { HashList } from './hash-list.js'
import { Lexicon, type PackedLexicon } from './lexicon.js'
import { unpackWords, type WordSet } from './word-set.js'

/** The packed lists that `training/profanity` writes; see there for how each is made. */
export interface PackedModel {
  readonly characters: string
  readonly lexicon: PackedLexicon
  readonly known: string
  readonly innocent: string
  readonly fields: string
  readonly tells: string
  readonly senses: PackedFamilies
  readonly frames: PackedFamilies
  readonly cues: string
  /** A digit for each entry; see {@link Evidence.foreignness}. */
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
  readonly lexicon: Lexicon
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
  readonly fields: HashList
  /** The words that tell a sense of one family; see `senseKey`. */
  readonly tells: HashList
  /** What tells an innocent sense of an entry. */
  readonly senses: Families
  /** What tells a profane phrase with it. */
  readonly frames: Families
  /** By word: how much it speaks for profanity, in steps of {@link CUE_STEP}. */
  readonly cues: HashList
  /** Whether an entry is a word of another language: 0 not, 1 seldom, 2 often. */
  foreignness(entry: number): number
}

/** Cues are kept as 16 steps of this size, the middle of which says nothing. */
export const CUE_STEP = 0.3
export const NO_CUE = 8
const MOST_FIELDS = 32
const ZERO = 48

/** Reads the lists. */
export function unpackModel(packed: PackedModel): Model {
  let evidence: Evidence | undefined
  return {
    lexicon: new Lexicon(packed.lexicon),
    known: unpackWords(packed.known),
    innocent: unpackWords(packed.innocent),
    get evidence() {
      return (evidence ??= readEvidence(packed))
    },
    weights: Float64Array.from(packed.weights),
    calibration: packed.calibration,
  }
}

function readEvidence({ fields, tells, senses, frames, cues, foreign }: PackedModel): Evidence {
  const bits: number[] = []
  for (let field = 0; field < MOST_FIELDS; field++) bits.push(1 << field)
  const steps: number[] = []
  for (let step = -NO_CUE; step < NO_CUE; step++) steps.push(step)
  return {
    fields: new HashList(fields, BITS_OF_A_FIELD, bits),
    tells: new HashList(tells, BITS_OF_A_TELL),
    senses: new Families(senses, 1),
    frames: new Families(frames, -1),
    cues: new HashList(cues, BITS_OF_A_CUE, steps),
    foreignness: (entry) => foreign.charCodeAt(entry) - ZERO,
  }
}
