export interface ScoringOptions {
  /** The probability that the text is English; left out, it is taken to be. */
  readonly english?: number
}

/**
 * Tells how likely an English text is to contain profanity. Pure, and any string is accepted.
 *
 * @example
 * scorer.score('What a lovely day') // 0.002
 */
export interface ProfanityScorer {
  /** The calibrated probability, from 0 to 1, that an English reader would say that it does. */
  score(text: string, options?: ScoringOptions): number
}
