import { browser } from '../browser/index.js'
import { createEngine } from '../engine/create-engine.js'
import type { Engine } from '../engine/index.js'

/** The model is a file of the extension itself: nothing is fetched from anywhere else. */
export async function loadEngine(report: (fault: string) => void): Promise<Engine> {
  const model = await fetch(browser.runtime.getURL('models/language.bin'))
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
  return createEngine(model, report)
}
