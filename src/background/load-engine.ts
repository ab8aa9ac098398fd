import { browser } from '../browser/index.js'
import { createEngine } from '../engine/create-engine.js'
import type { Engine, LanguageDetector } from '../engine/index.js'
import { createLanguageDetector } from '../engine/language/language-detector.js'
import { keepModel, keptModel } from './model-copy.js'

/**
 * Loads both engines. Where the model cannot be read, the reference detector answers in its place, so that
 * a damaged installation still detects.
 */
export async function loadEngine(report: (fault: string) => void): Promise<Engine> {
  return createEngine((await detectorOfCopy()) ?? (await detectorOfPackage(report)))
}

/** Nothing where there is no copy, or none that can be used: the package has what it was made of. */
async function detectorOfCopy(): Promise<LanguageDetector | undefined> {
  try {
    const model = await keptModel()
    return model && createLanguageDetector(model)
  } catch {
    return undefined
  }
}

async function detectorOfPackage(report: (fault: string) => void): Promise<LanguageDetector> {
  try {
    // A file of the extension itself: nothing is fetched from anywhere else.
    const file = await fetch(browser.runtime.getURL('models/language.bin'))
    const model = await file.arrayBuffer()
    const detector = createLanguageDetector(model)
    // Where nothing can be kept, as in a private window, each start takes its time.
    keepModel(model).catch(() => undefined)
    return detector
  } catch (error) {
    report(`The language model cannot be used, so the reference detector answers: ${String(error)}`)
    // It takes time to lay out, and is hardly ever needed.
    const { createReferenceDetector } = await import('../engine/language/reference-detector.js')
    return createReferenceDetector()
  }
}
