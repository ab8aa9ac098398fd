/** Builds `dist/chrome`, `dist/firefox` and `dist/lib`, or those that are named: `npm run build -- chrome`. */
import { chmodSync, copyFileSync, cpSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { assembleNeighbour } from './assemble-neighbour.js'
import { buildTarget, builtFolder, TARGETS } from './build-target.js'
import { libraryPackage } from './library-package.js'

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const unknown = named.find((name) => !TARGETS.some((target) => target === name))
if (unknown !== undefined)
  throw new Error(`There is no target "${unknown}"; there are ${TARGETS.join(', ')}.`)

for (const target of TARGETS) {
  if (named.length > 0 && !named.includes(target)) continue
  await buildTarget(target)
  if (target === 'lib') {
    finishLibrary(builtFolder(target))
    assembleNeighbour()
  }
}

/** Adds what makes a folder of modules a package: its description, its types, its terms. */
function finishLibrary(folder: string): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.lib.json'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The types could not be written.')
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(libraryPackage, undefined, 2)}\n`)
  for (const file of ['README.md', 'LICENSE']) copyFileSync(join(root, file), join(folder, file))
  cpSync(join(root, 'public/models'), join(folder, 'models'), { recursive: true })
  chmodSync(join(folder, 'glossa.js'), 0o755)
}
