import { Fit } from './bound.js'
import { NEAR, type Context } from './context.js'
import { AFTER, BEFORE, CAPITAL, EDGE, HYPHENS, senseKey } from './cues.js'
import type { Model } from './model.js'
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
const LEAST_DOUBT_OF_SENSE = 0.85
const LEAST_ROOM_FOR_FRAME = 0.4
/** Many small cues are no proof. */
const MOST_OF_CUES = 1.8

/** Writes what is known of a match into `into`. */
export function describe(
  into: Features,
  match: Match,
  context: Context,
  guise: number,
  companion: boolean,
  model: Model,
): void {
  const entry = model.entries[match.entry]
  if (entry === undefined) return
  const probability = entry.level / 100
  const ofLevel = 4 * probability * (1 - probability)
  const chance = match.fit === Fit.inside || entry.respelled
  const doubt = chance ? Math.max(ofLevel, LEAST_DOUBT_OF_FORM) : ofLevel
  const hasSense = (model.family[match.entry] ?? 0) > 0
  const ofSense = hasSense ? Math.max(doubt, LEAST_DOUBT_OF_SENSE) : doubt
  const words = readWords(match.entry, context, model)
  const disguised = match.leet + match.masked + match.gaps > 0 || guise >= STYLED

  into[0] = 1
  into[1] = Math.log(probability / (1 - probability))
  into[2] = Number(match.fit === Fit.inflected)
  into[3] = Number(match.fit === Fit.inside)
  into[4] = Number(match.leet > 0)
  into[5] = match.masked / match.letters
  into[6] = Number(match.gaps === 1)
  into[7] = Number(match.gaps > 1)
  into[8] = Number(entry.respelled)
  into[9] = doubt * words.cues
  into[10] = ofSense * Number(words.innocent > 0)
  into[11] = ofSense * Number(words.innocent > 1)
  into[12] = doubt * Number(context.title && !context.first)
  into[13] = doubt * Number(context.title && context.titled)
  into[14] = doubt * Number(companion)
  into[15] = disguised ? doubt : 0
  const phrase = Math.min(words.framed, 1.5) / (1 + words.innocent)
  into[16] = Math.max(doubt, LEAST_ROOM_FOR_FRAME) * phrase
  into[17] = Number(chance && context.title && !context.first)
}

const read = { cues: 0, innocent: 0, framed: 0 }

/** Where a phrase is known, the tone of its single words says nothing against it. */
function readWords(entry: number, context: Context, model: Model): Readonly<typeof read> {
  const family = model.family[entry] ?? 0
  const frame = -(model.frame[entry] ?? 0)
  const { senses, cues } = model
  const tells = (word: number, of: number): boolean =>
    of !== 0 && senses.get(senseKey(word, of)) > 0
  read.cues = 0
  read.innocent = 0
  read.framed = 0
  if (context.hyphened && tells(HYPHENS, family)) read.innocent++
  if (context.first && tells(EDGE ^ BEFORE, frame)) read.framed++
  if (context.last && tells(EDGE ^ AFTER, frame)) read.framed++
  for (const side of [context.before, context.after]) {
    const place = side === context.before ? BEFORE : AFTER
    for (let at = 0; at < side.count; at++) {
      const hash = side.hashes[at] ?? 0
      if (at < NEAR) read.cues += cues.get(hash)
      if (at === 0) read.cues += cues.get(hash ^ place)
      if (tells(hash, family) || (at === 0 && tells(hash ^ place, family))) read.innocent++
      if (tells(hash, frame) || (at === 0 && tells(hash ^ place, frame))) read.framed++
    }
  }
  read.cues = Math.max(Math.min(read.cues, MOST_OF_CUES), -MOST_OF_CUES)
  if (read.framed > 0) read.cues = Math.max(read.cues, 0)
  else if (context.title && tells(CAPITAL, family)) read.innocent++
  return read
}

export function weigh(features: Features, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0)
  return sum
}
