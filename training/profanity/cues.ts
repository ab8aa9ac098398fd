import {
  AFTER,
  BEFORE,
  BITS_OF_A_CUE,
  EDGE,
  FAR_AFTER,
  FAR_BEFORE,
} from '../../src/engine/profanity/cues.js'
import { packHashes } from '../../src/engine/profanity/hash-list.js'
import { CUE_STEP, NO_CUE } from '../../src/engine/profanity/model.js'
import { hashOf } from '../../src/engine/profanity/word-set.js'
import { fitLogistic } from './logistic.js'
import type { Place } from './places.js'
import { readCorpus, type Sources } from './sources.js'

const MOST_CUES = 700
const LEAST_SEEN = 8
const SHRINK = 1e-5
const ROUNDS = 250

/** Fits how much the words around a place speak for a profane word there; the keys are those of `cuesOf`. */
export function fitCues(sources: Sources, places: readonly Place[]): Map<number, number> {
  const written = writtenWords(sources)
  const seen = new Map<number, number>()
  for (const { cues } of places) {
    for (const cue of cues) if (written.has(cue)) seen.set(cue, (seen.get(cue) ?? 0) + 1)
  }
  const candidates = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([cue]) => cue)
  const first = fit(places, candidates)
  const gain = (cue: number): number => (first.get(cue) ?? 0) ** 2 * (seen.get(cue) ?? 0)
  const best = candidates.sort((a, b) => gain(b) - gain(a) || a - b).slice(0, MOST_CUES)
  return fit(places, best)
}

/** Packs the weights in steps of 4 bits. */
export function packCues(weights: ReadonlyMap<number, number>): string {
  const steps = new Map<number, number>()
  for (const [cue, weight] of weights) {
    const step = Math.max(-NO_CUE, Math.min(NO_CUE - 1, Math.round(weight / CUE_STEP)))
    if (step !== 0) steps.set(cue & (2 ** BITS_OF_A_CUE - 1), step + NO_CUE)
  }
  console.log(`${steps.size} cues`)
  return packHashes(steps, BITS_OF_A_CUE, true)
}

function fit(places: readonly Place[], cues: readonly number[]): Map<number, number> {
  const index = new Map(cues.map((cue, at) => [cue, at + 1]))
  const sum = (profane: boolean): number =>
    places.reduce((all, place) => all + (place.profane === profane ? place.weight : 0), 0)
  // Both sides count the same: how likely a word is profane is the lexicon's to say.
  const balance = sum(false) / sum(true)
  const rows = places.map(({ cues, profane, weight }) => ({
    cues: [0, ...cues.flatMap((cue) => index.get(cue) ?? [])],
    y: Number(profane),
    weight: profane ? weight * balance : weight,
  }))
  const weights = fitLogistic(rows, cues.length + 1, SHRINK, ROUNDS)
  return new Map(cues.map((cue, at) => [cue, weights[at + 1] ?? 0]))
}

/** The keys of common words in all their places: what is kept is never somebody's name. */
function writtenWords(sources: Sources): Set<number> {
  const keys = new Set<number>([EDGE ^ BEFORE, EDGE ^ AFTER])
  for (const list of ['lex-frequencywords', 'lex-wordfreq']) {
    for (const line of readCorpus(sources, 'eng_Latn', list).slice(0, 30_000)) {
      const word = line.replace(/[^a-z]/g, '')
      if (word === '') continue
      for (const place of [0, BEFORE, AFTER, FAR_BEFORE, FAR_AFTER]) keys.add(hashOf(word) ^ place)
    }
  }
  return keys
}
