import { Context } from '../../src/engine/profanity/context.js'
import type { Fold } from '../../src/engine/profanity/fold.js'
import { describe, FEATURES, weigh } from '../../src/engine/profanity/judge.js'
import type { Matcher } from '../../src/engine/profanity/match.js'
import type { Model } from '../../src/engine/profanity/model.js'
import type { Sources } from './sources.js'
import { readExamples } from './examples.js'

/** Entries that are certain either way teach nothing about their surroundings. */
const LEAST_LEVEL = 25
const MOST_LEVEL = 89
const COMPANION = 90
const ROUNDS = 600

/** Where the fit starts from and is drawn to; what the examples cannot teach stays there. */
const PRIOR: Readonly<Record<(typeof FEATURES)[number], { weight: number; fixed: boolean }>> = {
  bias: { weight: 0, fixed: true },
  level: { weight: 1, fixed: true },
  inflected: { weight: 0, fixed: false },
  inside: { weight: -0.5, fixed: true },
  leet: { weight: 0.5, fixed: true },
  masked: { weight: 0.5, fixed: true },
  split: { weight: 0.2, fixed: true },
  spelled: { weight: 0.7, fixed: true },
  respelled: { weight: -0.3, fixed: true },
  cues: { weight: 0.65, fixed: true },
  innocent: { weight: -2.6, fixed: true },
  'innocent again': { weight: -1.7, fixed: true },
  name: { weight: -1.5, fixed: false },
  'named beside': { weight: -1, fixed: false },
  companion: { weight: 0.8, fixed: false },
  'disguised mild': { weight: 1.2, fixed: true },
  frame: { weight: 1.3, fixed: true },
  'unknown name': { weight: -3, fixed: true },
}

interface Row {
  readonly features: Float64Array
  readonly profane: number
  readonly weight: number
}

/** Fits the judge on doubtful words in their surroundings. */
export function fitWeights(sources: Sources, model: Model, matcher: Matcher, fold: Fold): number[] {
  const rows = readRows(sources, model, matcher, fold)
  const weights = descend(rows)
  console.log(`${rows.length} examples`)
  console.log(
    FEATURES.map((name, index) => `${name} ${(weights[index] ?? 0).toFixed(2)}`).join(', '),
  )
  return [...weights].map((weight) => Number(weight.toFixed(3)))
}

function readRows(sources: Sources, model: Model, matcher: Matcher, fold: Fold): Row[] {
  const context = new Context()
  const rows: Row[] = []
  for (const { text, judge } of readExamples(sources)) {
    const folded = fold(text)
    const found = matcher.match(folded, () => false)
    const places = new Set<number>()
    for (const match of found) {
      const entry = model.lexicon.at(match.entry)
      if (entry === undefined || entry.level < LEAST_LEVEL || entry.level >= MOST_LEVEL) continue
      if (places.has(match.start)) continue
      places.add(match.start)
      const verdict = judge(match.start, match.end, entry)
      if (verdict === undefined) continue
      context.read(folded, match.start, match.end)
      const companion = found.some(
        (other) =>
          other.start !== match.start && (model.lexicon.at(other.entry)?.level ?? 0) >= COMPANION,
      )
      const features = new Float64Array(FEATURES.length)
      describe(features, match, context, 0, companion, model)
      rows.push({
        features,
        profane: Number(verdict.profane),
        weight: verdict.weight,
      })
    }
  }
  return rows
}

function descend(rows: readonly Row[]): Float64Array {
  const prior = FEATURES.map((name) => PRIOR[name])
  const weights = Float64Array.from(prior, ({ weight }) => weight)
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(weights.length)
    for (const { features, profane, weight } of rows) {
      const error = (1 / (1 + Math.exp(-weigh(features, weights))) - profane) * weight
      for (let at = 0; at < weights.length; at++)
        slope[at] = (slope[at] ?? 0) + error * (features[at] ?? 0)
    }
    prior.forEach(({ weight, fixed }, at) => {
      const now = weights[at] ?? 0
      if (!fixed) weights[at] = now - 2 * ((slope[at] ?? 0) / total + 0.004 * (now - weight))
    })
  }
  return weights
}
