import type { Fold } from '../../src/engine/profanity/fold.js'
import { Fit, hashBetween } from '../../src/engine/profanity/bound.js'
import { Context, NEAR } from '../../src/engine/profanity/context.js'
import { AFTER, BEFORE, EDGE } from '../../src/engine/profanity/cues.js'
import type { Matcher } from '../../src/engine/profanity/match.js'
import type { Model } from '../../src/engine/profanity/model.js'
import { isLetter } from '../../src/engine/profanity/units.js'
import { EMPTY, hashOf } from '../../src/engine/profanity/word-set.js'
import { readExamples } from './examples.js'
import { readCorpus, type Sources } from './sources.js'

/** A place in a text where a profane word stands, or any other. */
export interface Place {
  /** The keys of the words around it, as the judge looks them up. */
  readonly cues: readonly number[]
  readonly profane: boolean
  readonly weight: number
  /** The doubtful word that stands there; empty for others. */
  readonly word: string
}

/** From this level on a word is profane wherever it stands. */
const CERTAIN = 90
const LEAST_DOUBTFUL = 25
/** How much more a doubtful word in a known sense teaches than a word that has one sense. */
const WEIGHT_OF_DOUBTFUL = 3
/** The commonest words say what other words do in a sentence, and are no neighbours of their like. */
const COMMONEST = 150
const COMMON = 30_000
const SHORTEST = 3

/**
 * Lists places of profane words and of others. Whatever the word, a profane one stands in places of its own:
 * after “you”, among people who talk to one another. So words with one sense teach about those with two.
 */
export function* readPlaces(
  sources: Sources,
  model: Model,
  matcher: Matcher,
  fold: Fold,
): Generator<Place> {
  const context = new Context()
  const choose = chooser()
  const ordinary = ordinaryWords(sources, model)
  for (const { text, judge, talk } of readExamples(sources)) {
    const folded = fold(text)
    const found = matcher.match(folded, () => false)
    const seen = new Set<number>()
    for (const { entry: index, fit, start, end } of found) {
      const entry = model.lexicon.at(index)
      if (entry === undefined || entry.level < LEAST_DOUBTFUL || seen.has(start)) continue
      seen.add(start)
      const isPlain = fit === Fit.whole || fit === Fit.inflected
      context.read(folded, start, end)
      if (entry.level >= CERTAIN) {
        if (isPlain) yield { cues: cuesOf(context), profane: true, weight: talk ? 1 : 4, word: '' }
        continue
      }
      const verdict = judge(start, end, entry)
      if (verdict === undefined) continue
      const weight = WEIGHT_OF_DOUBTFUL * verdict.weight
      yield { cues: cuesOf(context), profane: verdict.profane, weight, word: entry.word }
    }
    if (found.length > 0) continue
    const { units, length } = folded
    const places: (readonly [number, number])[] = []
    for (let at = 0, end; at < length; at = end + 1) {
      end = at
      while (isLetter(units[end] ?? 0)) end++
      if (end - at >= SHORTEST && ordinary.has(hashBetween(units, at, end, EMPTY)))
        places.push([at, end])
    }
    for (let more = talk ? 2 : 1; more > 0 && places.length > 0; more--) {
      const [[start, end] = [0, 0]] = places.splice(choose(places.length), 1)
      context.read(folded, start, end)
      yield { cues: cuesOf(context), profane: false, weight: 1, word: '' }
    }
  }
}

/** The keys by which the judge looks up the words of a context. */
export function cuesOf(context: Context): number[] {
  const keys: number[] = []
  if (context.first) keys.push(EDGE ^ BEFORE)
  if (context.last) keys.push(EDGE ^ AFTER)
  for (const { hashes, inSentence, beside, far } of [context.before, context.after]) {
    for (let at = 0; at < Math.min(inSentence, NEAR); at++) {
      const hash = hashes[at] ?? 0
      keys.push(hash)
      if (at === 0) keys.push(hash ^ beside)
      if (at === 1) keys.push(hash ^ far)
    }
  }
  return [...new Set(keys)]
}

/** Words that are neither the commonest nor profane. */
function ordinaryWords(sources: Sources, model: Model): Set<number> {
  const profane = new Set(model.lexicon.words())
  const words = readCorpus(sources, 'eng_Latn', 'lex-wordfreq').slice(COMMONEST, COMMON)
  return new Set(words.filter((word) => /^[a-z]+$/.test(word) && !profane.has(word)).map(hashOf))
}

/** Numbers below a bound that look random and are the same each time. */
function chooser(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
