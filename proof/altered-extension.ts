import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder } from '../scripts/build-target.js'

export interface AlteredExtension {
  readonly folder: string
  remove(): Promise<void>
}

const WORKER = 'worker.js'

/** A copy of the extension as it was built, whose worker runs a script before all else. */
export async function runFirst(script: string): Promise<AlteredExtension> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-altered-'))
  await cp(builtFolder('chrome'), folder, { recursive: true })
  const worker = join(folder, WORKER)
  await writeFile(worker, `{${script}}\n${await readFile(worker, 'utf8')}`)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
