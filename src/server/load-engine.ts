import { readFile } from 'node:fs/promises'
import { createEngine } from '../engine/create-engine.js'
import type { Engine } from '../engine/index.js'

/** Beside the published module, and where it is in the repository. */
const PLACES = ['./models/language.bin', '../../public/models/language.bin']

/**
 * Loads both engines.
 *
 * @example
 * const { language, profanity } = await loadEngine()
 * language.detect('Guten Tag, wie geht es Ihnen?') // [{ lang: 'de', confidence: 0.99 }]
 */
export async function loadEngine(report?: (fault: string) => void): Promise<Engine> {
  return createEngine(await readModel(), report)
}

async function readModel(): Promise<ArrayBuffer | undefined> {
  for (const place of PLACES) {
    try {
      const { buffer, byteOffset, byteLength } = await readFile(new URL(place, import.meta.url))
      return buffer.slice(byteOffset, byteOffset + byteLength)
    } catch {
      // The next place may have it; where none does, the engine says so.
    }
  }
  return undefined
}
