import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder } from '../../scripts/build-target.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import type { Stage } from '../stage.js'

/** What the worker loads first. */
const LOADER = 'service-worker-loader.js'
const CLOCK = 'clock.js'

const source = (start: number): string => `
const trueNow = Date.now
globalThis.clockIsAheadBy = ${start} - trueNow()
Date.now = () => trueNow() + globalThis.clockIsAheadBy
`

/**
 * A copy of the extension whose clock begins at a time and can be moved, because a browser takes its own
 * from the machine. All else is the extension as it was built.
 */
export async function withMovableClock(start: number): Promise<{
  readonly folder: string
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-clock-'))
  await cp(builtFolder('chrome'), folder, { recursive: true })
  const loader = join(folder, LOADER)
  await writeFile(join(folder, CLOCK), source(start))
  await writeFile(loader, `import './${CLOCK}'\n${await readFile(loader, 'utf8')}`)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Sets the clock of the stage's worker, which must be awake. */
export async function setClock({ browser }: Stage, time: number): Promise<void> {
  const worker = await browser.worker(GLOSSA_ID)
  await worker.evaluate((ahead) => {
    Object.assign(globalThis, { clockIsAheadBy: ahead })
  }, time - Date.now())
}
