import { Bounds, Fit } from './bound.js'
import { unpackCharacters } from './characters.js'
import { Context } from './context.js'
import { PACKED } from './data.generated.js'
import { createFold, forgetFold, type Folded } from './fold.js'
import { describe, FEATURES, weigh } from './judge.js'
import { Matcher } from './match.js'
import { unpackModel, type Calibration, type Model } from './model.js'
import type { ProfanityScorer } from './scorer.js'
import { doubtOfTongue } from './tongue.js'
import { GUISE } from './units.js'
import type { Match } from './walk.js'

/** The log-odds of a text in which nothing was found. */
const NOTHING = -5.3
/** An entry of this level says as much as the rest of the text could. */
const CERTAIN = 97
/** A profane word of this level beside a doubtful one takes its doubt away. */
const COMPANION = 90
/** Log-odds beyond which other matches change nothing that is seen: 0.998, once calibrated. */
const BEYOND_DOUBT = 3
/** Matches that are weighed; a text with more than that has been judged by then. */
const MOST_WEIGHED = 1000

/**
 * Makes the scorer of English profanity.
 *
 * @example
 * createProfanityScorer().score('What a lovely day') // 0.005
 */
export function createProfanityScorer(): ProfanityScorer {
  const model = unpackModel(PACKED)
  const fold = createFold(() => unpackCharacters(PACKED.characters))
  const bounds = new Bounds(model.known, model.innocent)
  const matcher = new Matcher(model.lexicon.automaton, model.lexicon, bounds)
  const weigher = createWeigher(model)

  return {
    score(text, { english = 1 } = {}) {
      const folded = fold(text)
      const found = matcher.match(folded, (sofar) => isEnough(sofar, english, model))
      const odds = weigher(folded, found, english)
      forgetFold(folded)
      matcher.forget()
      return calibrate(odds, model.calibration)
    },
  }
}

/** From what the weights say to how often it is so. */
function calibrate(odds: number, { slope }: Calibration): number {
  return 1 / (1 + Math.exp(-slope * odds))
}

/** Whether what was found decides the score, so that the rest of the text need not be read. */
function isEnough(found: readonly Match[], english: number, model: Model): boolean {
  const last = found[found.length - 1]
  if (last === undefined || found.length > MOST_WEIGHED) return true
  if (english < 0.5 || (last.fit !== Fit.whole && last.fit !== Fit.inflected)) return false
  if (last.leet + last.masked + last.gaps + last.stretched > 0) return false
  const entry = model.lexicon.at(last.entry)
  return entry !== undefined && entry.level >= CERTAIN
}

/** Makes the judge of a text: the log-odds of its most profane match. */
export function createWeigher(
  model: Model,
): (folded: Folded, found: readonly Match[], english: number) => number {
  const context = new Context()
  const features = new Float64Array(FEATURES.length)
  const companionAmong = (found: readonly Match[]): Match | undefined => {
    for (const match of found)
      if ((model.lexicon.at(match.entry)?.level ?? 0) >= COMPANION) return match
    return undefined
  }
  return (folded, found, english) => {
    let strongest = NOTHING
    if (found.length === 0) return strongest
    const companion = companionAmong(found)
    // What was found last may be what made the search stop, and then decides.
    for (let last = found.length - 1; last >= 0; last--) {
      const match = found[last]
      if (match === undefined) break
      context.read(folded, match.start, match.end)
      const accompanied = companion !== undefined && companion.start !== match.start
      describe(features, match, context, guiseOf(folded, match), accompanied, model)
      const odds = weigh(features, model.weights) - doubtOfTongue(match, context, english, model)
      if (odds > strongest) strongest = odds
      if (strongest > BEYOND_DOUBT) break
    }
    context.forget()
    return strongest
  }
}

function guiseOf({ marks }: Folded, match: Match): number {
  let guise = 0
  for (let at = match.start; at < match.end; at++) {
    guise = Math.max(guise, (marks[at] ?? 0) & GUISE)
  }
  return guise
}
