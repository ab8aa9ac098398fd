import type { Engine } from './index.js'
import { createLanguageDetector } from './language/language-detector.js'
import { createReferenceDetector } from './language/reference-detector.js'
import { createWordListScorer } from './profanity/word-list-scorer.js'

/**
 * Makes both engines. Where there is no model, or it cannot be read, the reference detector answers in its
 * place, so that a damaged installation still detects.
 *
 * @param report Is told why the model could not be used.
 * @example
 * createEngine(await readFile('public/models/language.bin'), console.error)
 */
export function createEngine(
  model: ArrayBuffer | undefined,
  report?: (fault: string) => void,
): Engine {
  return { language: createDetector(model, report), profanity: createWordListScorer() }
}

function createDetector(model: ArrayBuffer | undefined, report?: (fault: string) => void) {
  try {
    if (model) return createLanguageDetector(model)
    report?.('There is no language model; the reference detector answers in its place.')
  } catch (error) {
    report?.(
      `The language model cannot be used (${String(error)}); the reference detector answers in its place.`,
    )
  }
  return createReferenceDetector()
}
