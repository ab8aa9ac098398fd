import type { Engine } from './index.js'
import type { LanguageDetector } from './language/detector.js'
import { createProfanityScorer } from './profanity/profanity-scorer.js'
import type { ProfanityScorer } from './profanity/scorer.js'

/**
 * Puts both engines together. What the profanity engine knows is laid out when the first text is scored,
 * because most calls ask for languages alone.
 *
 * @example createEngine(createLanguageDetector(model))
 */
export function createEngine(language: LanguageDetector): Engine {
  let scorer: ProfanityScorer | undefined
  return {
    language,
    profanity: {
      score: (text, options) => {
        scorer ??= createProfanityScorer()
        return scorer.score(text, options)
      },
    },
  }
}
