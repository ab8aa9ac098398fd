/**
 * Measures how far the words around a place tell profanity of words that the fit has never seen: each doubtful
 * word is judged by cues that were learned without any of its own places. It prints the probability that a
 * profane place is told from a clean one.
 *
 * node scripts/with-dependencies.mjs training/profanity/across-words.ts --data ../shared/data
 */
import { Bounds } from '../../src/engine/profanity/bound.js'
import { unpackCharacters } from '../../src/engine/profanity/characters.js'
import { PACKED } from '../../src/engine/profanity/data.generated.js'
import { createFold } from '../../src/engine/profanity/fold.js'
import { Matcher } from '../../src/engine/profanity/match.js'
import { unpackModel } from '../../src/engine/profanity/model.js'
import { hashOf } from '../../src/engine/profanity/word-set.js'
import { fitCues } from './cues.js'
import { areaUnderCurve } from './measures.js'
import { readPlaces, type Place } from './places.js'
import { readSources } from './sources.js'

const PARTS = 5

const sources = readSources(process.argv)
const model = unpackModel(PACKED)
const matcher = new Matcher(
  model.lexicon.automaton,
  model.lexicon,
  new Bounds(model.known, model.innocent),
)
const fold = createFold(() => unpackCharacters(PACKED.characters))
const places = [...readPlaces(sources, model, matcher, fold)]
const doubtful = places.filter(({ word }) => word !== '')

/** Words that are forms of one another begin alike and are left out together. */
const partOf = (word: string): number => (hashOf(word.slice(0, 3)) >>> 0) % PARTS

function measureAcross(teaching: readonly Place[]): number {
  const profane: number[] = []
  const clean: number[] = []
  for (let part = 0; part < PARTS; part++) {
    const others = teaching.filter(({ word }) => word === '' || partOf(word) !== part)
    const cues = fitCues(sources, others)
    for (const place of doubtful) {
      if (partOf(place.word) !== part) continue
      const tone = place.cues.reduce((sum, cue) => sum + (cues.get(cue) ?? 0), 0)
      ;(place.profane ? profane : clean).push(tone)
    }
  }
  return areaUnderCurve(profane, clean)
}

console.log(`${doubtful.length} places of doubtful words, ${places.length} in all`)
console.log(`learned from other doubtful words: ${measureAcross(doubtful).toFixed(3)}`)
console.log(`learned from all places: ${measureAcross(places).toFixed(3)}`)
