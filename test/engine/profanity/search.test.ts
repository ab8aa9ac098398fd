import { beforeAll, describe, expect, it } from 'vitest'
import { createProfanityScorer } from '../../../src/engine/profanity/profanity-scorer.js'
import type { ProfanityScorer, ScoringOptions } from '../../../src/engine/profanity/scorer.js'
import { DOG, DUNG, REAR, RUDE, SWEAR, TOOL } from './words.js'

let scorer: ProfanityScorer
beforeAll(() => {
  scorer = createProfanityScorer()
})

/** Far enough from each other to say nothing of one another. */
const BETWEEN = ' a b c d e f g h i j k l m n o p q r s t u v w. '
const REST = `What a stupid ${SWEAR} you are`

/** Whether what follows a text changes its score. */
const isSearchedOn = (text: string, options?: ScoringOptions): boolean =>
  scorer.score(text + BETWEEN + REST, options) !== scorer.score(text + BETWEEN, options)

describe('The search ends with a word that says as much as the rest of a text could:', () => {
  it.each([
    ['one that leaves no doubt', SWEAR],
    ['one with an ending', `${SWEAR}ing`],
    ['one of level 98', DUNG],
    ['one of level 97', RUDE],
  ])('%s', (_what, text) => {
    expect(isSearchedOn(text)).toBe(false)
  })

  it('one in a text that may as well be English', () => {
    expect(isSearchedOn(SWEAR, { english: 0.5 })).toBe(false)
  })
})

describe('The search goes on after a word that says less:', () => {
  it.each([
    ['none', 'nothing'],
    ['one of level 96', REAR],
    ['one of level 90', DOG],
    ['one inside another', `x${SWEAR}x`],
    ['one glued to another', `the${SWEAR}`],
    ['one in digits', DUNG.replace('i', '1')],
    ['one that is masked', SWEAR.replace('u', '*')],
    ['one in digits and masked', DUNG.replace('hi', '*1')],
    ['one that is cut', `${SWEAR.slice(0, 2)} ${SWEAR.slice(2)}`],
    ['one in digits that is cut', DUNG.replace('i', '.1')],
    ['one that is drawn out', SWEAR.replace('u', 'uuuu')],
  ])('%s', (_what, text) => {
    expect(isSearchedOn(text)).toBe(true)
  })

  it('one in a text that is hardly English', () => {
    expect(isSearchedOn(SWEAR, { english: 0.49 })).toBe(true)
  })
})

describe('A text of many words that say little', () => {
  const score = (times: number, rest: string): number =>
    scorer.score(`${`${TOOL} `.repeat(times)}${BETWEEN}${rest}`)

  it('is searched until a thousand are found', () => {
    expect(score(1000, REST)).toBeGreaterThan(score(1000, ''))
    expect(score(1001, REST)).toBe(score(1001, ''))
  })
})
