import { browser } from '../browser/index.js'
import { createEngine } from '../engine/create-engine.js'
import type { Engine, LanguageDetector } from '../engine/index.js'
import { createLanguageDetector } from '../engine/language/language-detector.js'
import { createReferenceDetector } from '../engine/language/reference-detector.js'

/**
 * Loads both engines. Where the model cannot be read, the reference detector answers in its place, so that
 * a damaged installation still detects.
 */
export async function loadEngine(report: (fault: string) => void): Promise<Engine> {
  return createEngine(await loadDetector(report))
}

async function loadDetector(report: (fault: string) => void): Promise<LanguageDetector> {
  try {
    // A file of the extension itself: nothing is fetched from anywhere else.
    const model = await fetch(browser.runtime.getURL('models/language.bin'))
    return createLanguageDetector(await model.arrayBuffer())
  } catch (error) {
    report(`The language model cannot be used, so the reference detector answers: ${String(error)}`)
    return createReferenceDetector()
  }
}
