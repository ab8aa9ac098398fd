import { Context, NEAR } from '../../src/engine/profanity/context.js'
import { AFTER, BEFORE } from '../../src/engine/profanity/cues.js'
import { Fit } from '../../src/engine/profanity/bound.js'
import type { Fold } from '../../src/engine/profanity/fold.js'
import { describe, FEATURES } from '../../src/engine/profanity/judge.js'
import type { Matcher } from '../../src/engine/profanity/match.js'
import type { Model } from '../../src/engine/profanity/model.js'
import { hashOf } from '../../src/engine/profanity/word-set.js'
import { readCorpus, type Sources } from './sources.js'
import { readExamples } from './examples.js'

/** Entries that are certain either way teach nothing about their surroundings. */
const LEAST_LEVEL = 25
const MOST_LEVEL = 89
const COMPANION = 90
const MOST_CUES = 900
const LEAST_SEEN = 8
const LEAST_WEIGHT = 0.17
const ROUNDS = 600

/** Where the fit starts from and is drawn to; what the examples cannot teach stays there. */
const PRIOR: Readonly<Record<(typeof FEATURES)[number], { weight: number; fixed: boolean }>> = {
  bias: { weight: 0, fixed: false },
  level: { weight: 1, fixed: true },
  inflected: { weight: 0, fixed: false },
  inside: { weight: -0.5, fixed: true },
  leet: { weight: 0.5, fixed: true },
  masked: { weight: 0.5, fixed: true },
  split: { weight: 0.2, fixed: true },
  spelled: { weight: 0.7, fixed: true },
  respelled: { weight: -0.3, fixed: true },
  cues: { weight: 1, fixed: true },
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
  readonly words: readonly number[]
  readonly doubt: number
  readonly profane: number
  readonly weight: number
}

export interface Fitted {
  readonly weights: number[]
  /** Cue words as written, with `<` or `>` for their place, and their weights. */
  readonly cues: readonly (readonly [string, number])[]
}

/** Fits the judge on doubtful words in their surroundings. */
export function fitWeights(sources: Sources, model: Model, matcher: Matcher, fold: Fold): Fitted {
  const rows = readRows(sources, model, matcher, fold)
  const names = nameWords(sources)
  const seen = new Map<number, number>()
  for (const row of rows) {
    for (const word of new Set(row.words)) {
      if (names.has(word)) seen.set(word, (seen.get(word) ?? 0) + row.weight)
    }
  }
  const chosen = [...seen]
    .filter(([, weight]) => weight >= LEAST_SEEN)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MOST_CUES)
    .map(([word]) => word)
  const { weights, cueWeights } = descend(rows, chosen)
  const cues = chosen
    .map((word, index) => [names.get(word) ?? '', cueWeights[index] ?? 0] as const)
    .filter(([, weight]) => Math.abs(weight) > LEAST_WEIGHT)
  console.log(`${rows.length} examples, ${cues.length} cues`)
  console.log(
    FEATURES.map((name, index) => `${name} ${(weights[index] ?? 0).toFixed(2)}`).join(', '),
  )
  return { weights: [...weights].map((weight) => Number(weight.toFixed(3))), cues }
}

function readRows(sources: Sources, model: Model, matcher: Matcher, fold: Fold): Row[] {
  const context = new Context()
  const rows: Row[] = []
  for (const { text, judge } of readExamples(sources)) {
    const folded = fold(text)
    const found = matcher.match(folded, () => false)
    const places = new Set<number>()
    for (const match of found) {
      const entry = model.entries[match.entry]
      if (entry === undefined || entry.level < LEAST_LEVEL || entry.level >= MOST_LEVEL) continue
      if (places.has(match.start)) continue
      places.add(match.start)
      const verdict = judge(match.start, match.end, entry)
      if (verdict === undefined) continue
      context.read(folded, match.start, match.end)
      const companion = found.some(
        (other) =>
          other.start !== match.start && (model.entries[other.entry]?.level ?? 0) >= COMPANION,
      )
      const features = new Float64Array(FEATURES.length)
      describe(features, match, context, 0, companion, model)
      const probability = entry.level / 100
      const ofLevel = 4 * probability * (1 - probability)
      const chance = match.fit === Fit.inside || entry.respelled
      rows.push({
        features,
        words: wordsOf(context),
        doubt: chance ? Math.max(ofLevel, 0.6) : ofLevel,
        profane: Number(verdict.profane),
        weight: verdict.weight,
      })
    }
  }
  return rows
}

function wordsOf(context: Context): number[] {
  const words: number[] = []
  for (const [side, place] of [
    [context.before, BEFORE],
    [context.after, AFTER],
  ] as const) {
    for (let at = 0; at < Math.min(side.count, NEAR); at++) words.push(side.hashes[at] ?? 0)
    if (side.count > 0) words.push((side.hashes[0] ?? 0) ^ place)
  }
  return words
}

/** The cue that each hash is of, for everyday words. */
function nameWords(sources: Sources): Map<number, string> {
  const names = new Map<number, string>()
  for (const list of ['lex-frequencywords', 'lex-wordfreq']) {
    for (const line of readCorpus(sources, 'eng_Latn', list).slice(0, 30_000)) {
      const word = line.replace(/[^a-z]/g, '')
      if (word === '') continue
      names.set(hashOf(word), word)
      names.set(hashOf(word) ^ BEFORE, `<${word}`)
      names.set(hashOf(word) ^ AFTER, `>${word}`)
    }
  }
  return names
}

function descend(
  rows: readonly Row[],
  chosen: readonly number[],
): { weights: Float64Array; cueWeights: Float64Array } {
  const place = new Map(chosen.map((word, index) => [word, index]))
  const cuesOf = rows.map((row) => row.words.flatMap((word) => place.get(word) ?? []))
  const prior = FEATURES.map((name) => PRIOR[name])
  const weights = Float64Array.from(prior, ({ weight }) => weight)
  const cueWeights = new Float64Array(chosen.length)
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(weights.length)
    const cueSlope = new Float64Array(chosen.length)
    rows.forEach((row, index) => {
      let odds = 0
      for (let at = 0; at < weights.length; at++)
        odds += (row.features[at] ?? 0) * (weights[at] ?? 0)
      for (const cue of cuesOf[index] ?? []) odds += row.doubt * (cueWeights[cue] ?? 0)
      const error = (1 / (1 + Math.exp(-odds)) - row.profane) * row.weight
      for (let at = 0; at < weights.length; at++)
        slope[at] = (slope[at] ?? 0) + error * (row.features[at] ?? 0)
      for (const cue of cuesOf[index] ?? [])
        cueSlope[cue] = (cueSlope[cue] ?? 0) + error * row.doubt
    })
    prior.forEach(({ weight, fixed }, at) => {
      const now = weights[at] ?? 0
      if (!fixed) weights[at] = now - 2 * ((slope[at] ?? 0) / total + 0.004 * (now - weight))
    })
    for (let cue = 0; cue < chosen.length; cue++) {
      const now = cueWeights[cue] ?? 0
      cueWeights[cue] = now - 8 * ((cueSlope[cue] ?? 0) / total + 0.0012 * now)
    }
  }
  return { weights, cueWeights }
}
