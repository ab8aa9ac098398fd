import { beforeAll, expect, it } from 'vitest'
import { Bounds, Fit } from '../../../src/engine/profanity/bound.js'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { Context } from '../../../src/engine/profanity/context.js'
import {
  AFTER,
  BEFORE,
  BITS_OF_A_CUE,
  FAR_AFTER,
  FAR_BEFORE,
} from '../../../src/engine/profanity/cues.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold, type Folded } from '../../../src/engine/profanity/fold.js'
import { packHashes } from '../../../src/engine/profanity/hash-list.js'
import { describe, FEATURES } from '../../../src/engine/profanity/judge.js'
import { packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { Matcher } from '../../../src/engine/profanity/match.js'
import { NO_CUE, unpackModel, type Model } from '../../../src/engine/profanity/model.js'
import { createWeigher } from '../../../src/engine/profanity/profanity-scorer.js'
import { Guise } from '../../../src/engine/profanity/units.js'
import { veil } from '../../../src/engine/profanity/veil.js'
import type { Match } from '../../../src/engine/profanity/walk.js'
import { hashOf, packWords } from '../../../src/engine/profanity/word-set.js'
import { packFamilies } from '../../../training/profanity/families.js'

/** What a model of a few words is made of, in the form of the files that train it. */
interface Few {
  /** Lines of how likely, how they may stand, and the words. */
  readonly lexicon: string
  /** Lines of words, a colon and what tells their innocent sense. */
  readonly senses?: string
  /** Lines of words, a colon and what tells a profane phrase of them. */
  readonly frames?: string
  /** How many steps a word speaks for profanity: anywhere near, or with `<` before, with `>` after it, or with two of them a word further. */
  readonly cues?: Readonly<Record<string, number>>
  /** A line of words that are often those of another language, and a line of those that seldom are. */
  readonly foreign?: string
  readonly weights?: Partial<Record<(typeof FEATURES)[number], number>>
}

const KNOWN = 'the cat sat on a mat red big'.split(' ')

/** @example smallModel({ lexicon: '90 N dask', cues: { lousy: 2 } }) */
export function smallModel({ lexicon, cues = {}, weights = {}, ...rest }: Few): Model {
  const entries = readLexicon(lexicon).sort((one, other) => (one.word < other.word ? -1 : 1))
  const words = entries.map(({ word }) => word)
  const [often = [], seldom = []] = (rest.foreign ?? '').split('\n').map((line) => line.split(' '))
  const steps = Object.entries(cues).map(([cue, step]) => [placed(cue), NO_CUE + step] as const)
  return unpackModel({
    ...PACKED,
    lexicon: packLexicon(entries),
    known: veil(packWords(KNOWN)),
    innocent: veil(packWords(['daskel'])),
    ...packFamilies(rest.senses ?? '', rest.frames ?? '', words),
    cues: packHashes(steps, BITS_OF_A_CUE, true),
    foreign: words
      .map((word) => (often.includes(word) ? '2' : seldom.includes(word) ? '1' : '0'))
      .join(''),
    weights: FEATURES.map((name) => weights[name] ?? 0),
  })
}

function placed(cue: string): number {
  const [, sign = '', word = ''] = /^([<>]*)(.*)$/.exec(cue) ?? []
  const salts: Record<string, number> = {
    '<': BEFORE,
    '>': AFTER,
    '<<': FAR_BEFORE,
    '>>': FAR_AFTER,
  }
  return hashOf(word) ^ (salts[sign] ?? 0)
}

const fold = createFold(() => unpackCharacters(PACKED.characters))

/** What a match may be besides whole and plain. */
interface Done extends Partial<Match> {
  readonly guise?: Guise
  readonly companion?: boolean
}

/**
 * The features, but those that are 0, of the word between brackets.
 *
 * @example
 * featuresOf(smallModel({ lexicon: '90 N dask' }), 'a [dask]', { leet: 1 }) // { bias: 0.36, level: 2.197…, leet: 1, … }
 */
export function featuresOf(
  model: Model,
  marked: string,
  { guise = Guise.none, companion = false, ...done }: Done = {},
): Partial<Record<(typeof FEATURES)[number], number>> {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const word = marked.slice(start + 1, end + 1)
  const entry = model.lexicon.words().indexOf(word.toLowerCase())
  const context = new Context()
  context.read(fold(marked.replace(/[[\]]/g, '')), start, end)
  const match: Match = {
    ...{ entry, fit: Fit.whole, start, end, letters: word.length },
    ...{ leet: 0, masked: 0, stretched: 0, gaps: 0, ...done },
  }
  const features = new Float64Array(FEATURES.length).fill(NaN)
  describe(features, match, context, guise, companion, model)
  return Object.fromEntries(
    FEATURES.map((name, at) => [name, features[at]] as const).filter(([, value]) => value !== 0),
  )
}

type Case = readonly [marked: string, value: number, done?: Done]

/**
 * Promises of the numbers by which a small model judges the word between brackets.
 *
 * @example
 * const { itTells } = judgedBy({ lexicon: '90 Y fraqo' })
 * itTells('respelled', [['a [fraqo]', 1]])
 */
export function judgedBy(few: Few) {
  let model: Model
  beforeAll(() => {
    model = smallModel(few)
  })
  return {
    itTells: (name: (typeof FEATURES)[number], cases: readonly Case[]): void => {
      for (const [marked, value, done] of cases)
        it(`${marked}: ${value} ${JSON.stringify(done ?? {})}`, () => {
          expect(featuresOf(model, marked, done)[name] ?? 0).toBeCloseTo(value, 10)
        })
    },
  }
}

/** Makes what judges a text by a small model: the log-odds of its most profane match. */
export function createSmallJudge(few: Few): (text: string, english?: number) => number {
  const model = smallModel(few)
  const bounds = new Bounds(model.known, model.innocent)
  const matcher = new Matcher(model.lexicon.automaton, model.lexicon, bounds)
  const weigh = createWeigher(model)
  return (text, english = 1) => {
    const folded: Folded = fold(text)
    return weigh(
      folded,
      matcher.match(folded, () => false),
      english,
    )
  }
}
