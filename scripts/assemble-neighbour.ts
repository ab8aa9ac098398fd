import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder } from './build-target.js'

const root = join(import.meta.dirname, '..')

/** Where the example of a calling extension is, ready to be loaded. */
export const NEIGHBOUR_FOLDER = join(root, 'dist/neighbour')

/** Puts the example together: its own files, and the published client as it was built. */
export function assembleNeighbour(): void {
  rmSync(NEIGHBOUR_FOLDER, { recursive: true, force: true })
  cpSync(join(root, 'examples/neighbour'), NEIGHBOUR_FOLDER, { recursive: true })
  cpSync(join(builtFolder('lib'), 'client.js'), join(NEIGHBOUR_FOLDER, 'client.js'))
}
