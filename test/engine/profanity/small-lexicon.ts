import { beforeAll, expect, it } from 'vitest'
import { Bounds, Fit } from '../../../src/engine/profanity/bound.js'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold } from '../../../src/engine/profanity/fold.js'
import { Lexicon, packLexicon, readLexicon } from '../../../src/engine/profanity/lexicon.js'
import { Matcher } from '../../../src/engine/profanity/match.js'
import { WordSet } from '../../../src/engine/profanity/word-set.js'

/**
 * Words that are profane in these tests alone, each line with how likely, how they may stand, and the words:
 * F inside any word, G glued to known words, Y a spelling of another, X without endings, A of two words.
 */
const LEXICON = [
  '99 F glirt',
  '92 F bosta dronk',
  '85 G snep',
  '88 N dask',
  '95 N zob hussel',
  '70 N vik',
  '86 N huss',
  '50 N tirpo',
  '85 Y fraqo',
  '90 A jabtow',
  '88 X quobe',
  '60 N wolpa',
  '74 N kef',
  '78 N pim',
  '90 N jux',
  '80 N daskly',
  '90 N daskon dasklot',
  '80 N gropel',
  '55 X dulme blofi brandu serda',
  '90 N gapon towb',
  '95 X gs',
]
/** Words that everybody knows, and clean words that hold one of the above or look like it. */
const KNOWN = (
  'the cat in up a i jab tow today my you what house red big on time gap no where now here gropel ' +
  'understandable uncopyrightable lot'
).split(' ')
const INNOCENT = (
  'daskel snepper cozobia zobra hussar embostate glirton dusk basnepo vikan juxx woipa lirta armadask ' +
  'unquestionabdask zobunquestionab zobunquestionabl'
).split(' ')

const fold = createFold(() => unpackCharacters(PACKED.characters))

/** Makes a search for the words of the small lexicon. */
export function createSmallMatcher() {
  const lexicon = new Lexicon(packLexicon(readLexicon(LEXICON.join('\n'))))
  const bounds = new Bounds(WordSet.of(KNOWN), WordSet.of(INNOCENT))
  return { matcher: new Matcher(lexicon.automaton, lexicon, bounds), lexicon }
}

/**
 * What is found in a text with the small lexicon, each once: the entry, how it stands if it is not the whole word, what was done
 * to it, how many letters it has if they are not those of the entry, and the word if it is not the whole text.
 *
 * @example
 * createFinder()('the d*sks') // ['dask inflected masked 1 in d*sks']
 */
export function createFinder(): (text: string) => string[] {
  const { matcher, lexicon } = createSmallMatcher()
  return (text) => {
    const found = matcher
      .match(fold(text), () => false)
      .map((match) => {
        const { entry, fit, start, end, letters, leet, masked, stretched, gaps } = match
        const word = lexicon.at(entry)?.word ?? ''
        const done = Object.entries({ leet, masked, stretched, gaps })
        const part = Array.from(text).slice(start, end).join('')
        return [
          word,
          ...(fit === Fit.whole ? [] : [Fit[fit]]),
          ...done.flatMap(([how, times]) => (times > 0 ? [`${how} ${times}`] : [])),
          ...(letters === word.length ? [] : [`of ${letters}`]),
          ...(part === text ? [] : [`in ${part}`]),
        ].join(' ')
      })
    matcher.forget()
    return [...new Set(found)]
  }
}

/**
 * Promises of what is found with the small lexicon, a text a test; what all of them share is made before the first.
 *
 * @example
 * const { itFinds, itFindsNothing } = withSmallLexicon()
 * itFinds([['d*sk', ['dask masked 1']]])
 * itFindsNothing(['daskel'])
 */
export function withSmallLexicon() {
  let find: (text: string) => string[]
  beforeAll(() => {
    find = createFinder()
  })
  return {
    itFinds: (cases: readonly (readonly [text: string, found: readonly string[]])[]): void => {
      it.each(cases)('%j', (text, found) => {
        expect(find(text)).toEqual(found)
      })
    },
    itFindsNothing: (texts: readonly string[]): void => {
      it.each(texts)('%j', (text) => {
        expect(find(text)).toEqual([])
      })
    },
  }
}
