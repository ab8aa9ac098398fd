import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder } from '../scripts/build-target.js'

export interface AlteredExtension {
  readonly folder: string
  remove(): Promise<void>
}

/** What the worker loads first. */
const LOADER = 'service-worker-loader.js'
const FIRST = 'first.js'

/** A copy of the extension as it was built, whose worker runs a script before all else. */
export async function runFirst(script: string): Promise<AlteredExtension> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-altered-'))
  await cp(builtFolder('chrome'), folder, { recursive: true })
  const loader = join(folder, LOADER)
  await writeFile(join(folder, FIRST), script)
  await writeFile(loader, `import './${FIRST}'\n${await readFile(loader, 'utf8')}`)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
