import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { runFirst, type AlteredExtension } from '../altered-extension.js'
import type { Stage } from '../stage.js'

/**
 * The extension with a clock that begins at a time and can be moved, because a browser takes its own from
 * the machine.
 */
export function withMovableClock(start: number): Promise<AlteredExtension> {
  return runFirst(`
    const trueNow = Date.now
    globalThis.clockIsAheadBy = ${start} - trueNow()
    Date.now = () => trueNow() + globalThis.clockIsAheadBy
  `)
}

/** Sets the clock of the stage's worker, which must be awake. */
export async function setClock({ browser }: Stage, time: number): Promise<void> {
  const worker = await browser.worker(GLOSSA_ID)
  await worker.evaluate((ahead) => {
    Object.assign(globalThis, { clockIsAheadBy: ahead })
  }, time - Date.now())
}
