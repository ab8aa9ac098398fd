import { Fit } from './bound.js'
import { NEAR, type Context } from './context.js'
import { AFTER, BEFORE, CAPITAL, EDGE, HYPHENS, senseKey } from './cues.js'
import type { Family } from './families.js'
import { CUE_STEP, type Evidence, type Model } from './model.js'
import { Guise } from './units.js'
import type { Match } from './walk.js'

/** The numbers by which a match is judged, in the order of the weights. */
export const FEATURES = [
  'bias',
  'level',
  'inflected',
  'inside',
  'leet',
  'masked',
  'split',
  'spelled',
  'respelled',
  'cues',
  'innocent',
  'innocent again',
  'name',
  'named beside',
  'companion',
  'disguised mild',
  'frame',
  'unknown name',
] as const

export type Features = Float64Array

/** From here on a guise is on purpose; accents are not. */
const STYLED: number = Guise.style

/** Words with a second sense, and forms that may be chance, can be doubted whatever their level. */
const LEAST_DOUBT_OF_FORM = 0.6
const LEAST_DOUBT_OF_SENSE = 0.9
/** A word that tells many things tells each a little less. */
const OF_A_FIELD = 0.7
/** Many small cues are no proof. */
const MOST_OF_CUES = 1.8
/** The words around tell which sense is meant; where there is but one they say less. */
const OF_ONE_SENSE = 0.5

/** Writes what is known of a match into `into`. */
export function describe(
  into: Features,
  match: Match,
  context: Context,
  guise: number,
  companion: boolean,
  model: Model,
): void {
  const entry = model.lexicon.at(match.entry)
  if (entry === undefined) return
  const probability = entry.level / 100
  const ofLevel = 4 * probability * (1 - probability)
  const chance = match.fit === Fit.inside || entry.respelled
  const ofForm = chance ? Math.max(ofLevel, LEAST_DOUBT_OF_FORM) : ofLevel
  const { evidence } = model
  const hasSenses =
    evidence.senses.of(match.entry) !== undefined || evidence.frames.of(match.entry) !== undefined
  const doubt = hasSenses ? Math.max(ofForm, LEAST_DOUBT_OF_SENSE) : ofForm
  const words = readWords(match.entry, context, evidence)
  // What is written as two words by many is not parted in disguise.
  const gaps = entry.apart && match.gaps === 1 ? 0 : match.gaps
  const disguised = match.leet + match.masked + gaps > 0 || guise >= STYLED

  into[0] = doubt
  into[1] = Math.log(probability / (1 - probability))
  into[2] = Number(match.fit === Fit.inflected)
  into[3] = Number(match.fit === Fit.inside)
  into[4] = Number(match.leet > 0)
  into[5] = match.masked / match.letters
  into[6] = Number(gaps === 1)
  into[7] = Number(gaps > 1)
  into[8] = Number(entry.respelled)
  into[9] = doubt * words.cues * (hasSenses ? 1 : OF_ONE_SENSE)
  into[10] = doubt * Math.min(words.innocent, 1)
  into[11] = doubt * Math.max(Math.min(words.innocent - 1, 1), 0)
  into[12] = doubt * Number(context.title && !context.first)
  into[13] = doubt * Number(context.title && context.titled)
  into[14] = doubt * Number(companion)
  into[15] = disguised ? doubt : 0
  const phrase = Math.min(words.framed, 1.5) / (1 + words.innocent)
  into[16] = doubt * phrase
  into[17] = Number(chance && context.title && !context.first)
}

const read = { cues: 0, innocent: 0, framed: 0 }

/** Where a phrase is known, the tone of its single words says nothing against it. */
function readWords(entry: number, context: Context, evidence: Evidence): Readonly<typeof read> {
  const sense = evidence.senses.of(entry)
  const frame = evidence.frames.of(entry)
  const { cues } = evidence
  let tone = 0
  read.innocent = 0
  read.framed = 0
  if (context.hyphened) read.innocent += told(evidence, HYPHENS, sense)
  if (context.first) {
    tone += cues.get(EDGE ^ BEFORE)
    read.framed += told(evidence, EDGE ^ BEFORE, frame)
  }
  if (context.last) {
    tone += cues.get(EDGE ^ AFTER)
    read.framed += told(evidence, EDGE ^ AFTER, frame)
  }
  for (const { hashes, stems, inSentence, beside, far } of [context.before, context.after]) {
    for (let at = 0; at < inSentence; at++) {
      const hash = hashes[at] ?? 0
      if (at < NEAR) tone += cues.get(hash)
      const place = at === 0 ? beside : at === 1 ? far : 0
      if (place !== 0) tone += cues.get(hash ^ place)
      const stem = stems[at] ?? 0
      const here = place === 0 ? 0 : hash ^ place
      read.innocent += toldAt(evidence, stem, here, sense)
      read.framed += toldAt(evidence, stem, here, frame)
    }
  }
  read.cues = Math.max(Math.min(tone * CUE_STEP, MOST_OF_CUES), -MOST_OF_CUES)
  if (read.framed > 0) read.cues = Math.max(read.cues, 0)
  else if (context.title) read.innocent += told(evidence, CAPITAL, sense)
  return read
}

/** How surely a word tells the sense that a family has: by its stem anywhere near, or as it is `here`, if not 0. */
function toldAt(
  evidence: Evidence,
  stem: number,
  here: number,
  family: Family | undefined,
): number {
  const anywhere = told(evidence, stem, family)
  return here === 0 || anywhere === 1 ? anywhere : Math.max(anywhere, told(evidence, here, family))
}

function told({ fields, tells }: Evidence, word: number, family: Family | undefined): number {
  if (family === undefined) return 0
  if (tells.has(senseKey(word, family.key))) return 1
  if ((fields.get(word) & family.fields) === 0) return 0
  return family.key > 0 ? OF_A_FIELD : 1
}

export function weigh(features: Features, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}
