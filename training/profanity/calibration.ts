import type { Fold } from '../../src/engine/profanity/fold.js'
import type { Matcher } from '../../src/engine/profanity/match.js'
import type { Calibration, Model } from '../../src/engine/profanity/model.js'
import { createWeigher } from '../../src/engine/profanity/profanity-scorer.js'
import { readAgreed } from './examples.js'
import type { Sources } from './sources.js'

const ROUNDS = 3000

/** Fits how sure the judge may be, on texts with a match on which all raters agree. */
export function fitCalibration(
  sources: Sources,
  model: Model,
  matcher: Matcher,
  fold: Fold,
): Calibration {
  const weigh = createWeigher(model)
  const points: (readonly [odds: number, profane: number])[] = []
  for (const { text, profane } of readAgreed(sources)) {
    const folded = fold(text)
    const found = matcher.match(folded, () => false)
    if (found.length > 0) points.push([weigh(folded, found, 1), Number(profane)])
  }
  // Only the slope is fitted: the weights say where the middle is, and the noise of labels would move it.
  let slope = 1
  for (let round = 0; round < ROUNDS; round++) {
    let slopeError = 0
    for (const [odds, profane] of points) {
      const error = 1 / (1 + Math.exp(-slope * odds)) - profane
      slopeError += error * odds
    }
    slope -= (0.5 * slopeError) / points.length
  }
  console.log(`calibrated on ${points.length} texts: slope ${slope.toFixed(2)}`)
  return { slope: Number(slope.toFixed(2)) }
}
