import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { runFirst, type AlteredExtension } from '../altered-extension.js'
import type { Stage } from '../stage.js'

/** The extension with a storage that can be told to fail every so many writes, because a disk fails when it will. */
export function withFailingStorage(): Promise<AlteredExtension> {
  return runFirst(`
    globalThis.failsEvery = 0
    let writes = 0
    for (const area of new Set([globalThis.browser?.storage?.local, chrome.storage.local])) {
      const set = area?.set.bind(area)
      if (set)
        area.set = (...values) =>
          globalThis.failsEvery > 0 && ++writes % globalThis.failsEvery === 0
            ? Promise.reject(new Error('The disk could not be written.'))
            : set(...values)
    }
  `)
}

/** Lets every so many writes of the stage's worker fail; with 0, none. */
export async function failEvery({ browser, owner }: Stage, writes: number): Promise<void> {
  await owner('overview', null)
  const worker = await browser.worker(GLOSSA_ID)
  await worker.evaluate((failsEvery) => {
    Object.assign(globalThis, { failsEvery })
  }, writes)
}
