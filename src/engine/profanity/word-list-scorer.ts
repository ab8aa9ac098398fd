import type { ProfanityScorer, ScoringOptions } from './scorer.js'
import { WORDS } from './words.js'

/** How often a text with such a word is called profane, and one without. */
const WITH_WORD = 0.95
const WITHOUT_WORD = 0.02

/** Below this the text is in another language, and its words only look English. */
const LEAST_ENGLISH = 0.05

/**
 * Looks for whole words of a short list.
 *
 * @example
 * createWordListScorer().score('What a lovely day') // 0.02
 */
export function createWordListScorer(): ProfanityScorer {
  return { score }
}

function score(text: string, { english = 1 }: ScoringOptions = {}): number {
  if (english < LEAST_ENGLISH) return WITHOUT_WORD
  for (const [word] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (WORDS.has(word)) return WITH_WORD
  }
  return WITHOUT_WORD
}
