import type { LanguageDetector } from './language/detector.js'
import type { ProfanityScorer } from './profanity/scorer.js'

export type { Candidate, DetectionOptions, LanguageDetector, Segment } from './language/detector.js'
export type { ProfanityScorer } from './profanity/scorer.js'

/** The two judges of a text, side by side. */
export interface Engine {
  readonly language: LanguageDetector
  readonly profanity: ProfanityScorer
}
