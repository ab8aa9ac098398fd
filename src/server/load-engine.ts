import type { Engine } from '../engine/index.js'
import { createReferenceDetector } from '../engine/language/reference-detector.js'
import { createWordListScorer } from '../engine/profanity/word-list-scorer.js'

/**
 * Loads both engines.
 *
 * @example
 * const { language, profanity } = await loadEngine()
 * language.detect('Guten Tag, wie geht es Ihnen?') // [{ lang: 'de', confidence: 0.99 }]
 */
export function loadEngine(): Promise<Engine> {
  return Promise.resolve({ language: createReferenceDetector(), profanity: createWordListScorer() })
}
