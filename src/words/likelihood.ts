import { say } from './say.js'

/** How sure a detection is, in words: a number alone says little to most people. */
export function certainty(confidence: number): string {
  if (confidence >= 0.95) return say('almostCertain')
  if (confidence >= 0.8) return say('veryLikely')
  if (confidence >= 0.5) return say('likely')
  return say('aGuess')
}

/** How likely a text contains profanity, in words. */
export function profanityLikelihood(score: number): string {
  if (score >= 0.9) return say('profanityAlmostCertain')
  if (score >= 0.5) return say('profanityLikely')
  if (score >= 0.1) return say('profanityPossible')
  return say('profanityUnlikely')
}
