import type { Engine } from './index.js'
import type { LanguageDetector } from './language/detector.js'
import { createWordListScorer } from './profanity/word-list-scorer.js'

/** @example createEngine(createLanguageDetector(model)) */
export function createEngine(language: LanguageDetector): Engine {
  return { language, profanity: createWordListScorer() }
}
