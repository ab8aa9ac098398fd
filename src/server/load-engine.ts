import { readFile } from 'node:fs/promises'
import { createEngine } from '../engine/create-engine.js'
import type { Engine, LanguageDetector } from '../engine/index.js'
import { createLanguageDetector } from '../engine/language/language-detector.js'

const BESIDE_THE_MODULE = './models/language.bin'
const IN_THE_REPOSITORY = '../../public/models/language.bin'

/**
 * Loads both engines. Where the model cannot be read, the reference detector answers in its place, so that
 * a damaged installation still detects.
 *
 * @param report Is told why the model cannot be used.
 * @example
 * const { language, profanity } = await loadEngine()
 * language.detect('Guten Tag, wie geht es Ihnen?') // [{ lang: 'de', confidence: 0.99 }]
 */
export async function loadEngine(report?: (fault: string) => void): Promise<Engine> {
  return createEngine(await loadDetector(report))
}

async function loadDetector(report?: (fault: string) => void): Promise<LanguageDetector> {
  try {
    return createLanguageDetector(await readModel())
  } catch (error) {
    report?.(
      `The language model cannot be used, so the reference detector answers: ${String(error)}`,
    )
    // It is large, and hardly ever needed.
    const { createReferenceDetector } = await import('../engine/language/reference-detector.js')
    return createReferenceDetector()
  }
}

async function readModel(): Promise<ArrayBuffer> {
  const read = (place: string) => readFile(new URL(place, import.meta.url))
  const { buffer, byteOffset, byteLength } = await read(BESIDE_THE_MODULE).catch(() =>
    read(IN_THE_REPOSITORY),
  )
  // A file as large as this has a buffer of its own; a small one, a damaged one, shares Node's.
  return byteLength === buffer.byteLength
    ? buffer
    : buffer.slice(byteOffset, byteOffset + byteLength)
}
