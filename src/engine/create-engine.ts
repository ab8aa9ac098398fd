import type { Engine } from './index.js'
import type { LanguageDetector } from './language/detector.js'
import { createProfanityScorer } from './profanity/profanity-scorer.js'

/** @example createEngine(createLanguageDetector(model)) */
export function createEngine(language: LanguageDetector): Engine {
  return { language, profanity: createProfanityScorer() }
}
