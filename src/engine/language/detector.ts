/** A language that a text may contain, and how probable that is. */
export interface Candidate {
  /** BCP 47: the two-letter ISO 639-1 code where there is one, else the three-letter ISO 639-3 code. */
  readonly lang: string
  /** The calibrated probability, from 0 to 1, that the text contains this language. */
  readonly confidence: number
}

/** A run of one language inside a text; `start` and `end` count UTF-16 code units, as `slice` does. */
export interface Segment extends Candidate {
  readonly start: number
  readonly end: number
}

export interface DetectionOptions {
  /** Consider these codes alone; codes that the detector does not know are passed over. */
  readonly only?: readonly string[]
}

/**
 * Tells what language a text is in. Pure: the same text always gets the same answer, any string is
 * accepted, and nothing is kept.
 *
 * @example
 * detector.detect('Guten Tag, wie geht es Ihnen?') // [{ lang: 'de', confidence: 0.99 }]
 */
export interface LanguageDetector {
  /** The codes it can return, sorted. */
  readonly languages: readonly string[]
  /** From the most to the least probable, at most 5, none under 0.01; empty where there is no language. */
  detect(text: string, options?: DetectionOptions): Candidate[]
  /** The runs of one language each, in the order of the text. */
  segments(text: string, options?: DetectionOptions): Segment[]
}
