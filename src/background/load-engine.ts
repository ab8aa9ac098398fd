import type { Engine } from '../engine/index.js'
import { createReferenceDetector } from '../engine/language/reference-detector.js'
import { createWordListScorer } from '../engine/profanity/word-list-scorer.js'

export function loadEngine(): Promise<Engine> {
  return Promise.resolve({ language: createReferenceDetector(), profanity: createWordListScorer() })
}
