/**
 * Writes what the stores take: `dist/glossa-<version>-chrome.zip`, `-firefox.zip`, the source that Mozilla
 * asks for, and `-sbom.json`, the packages that are inside. The same commit gives the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import description from '../package.json' with { type: 'json' }
import { billOfMaterials } from './bill-of-materials.js'
import { buildTarget, builtFolder } from './build-target.js'
import { zip, type ZipEntry } from './zip.js'

const root = join(import.meta.dirname, '..')

for (const target of ['chrome', 'firefox'] as const) {
  await buildTarget(target)
  write(`${target}.zip`, zip(filesIn(builtFolder(target))))
}
write('source.zip', zip(trackedFiles()))
write('sbom.json', Buffer.from(`${JSON.stringify(billOfMaterials(), undefined, 2)}\n`))

function filesIn(folder: string): ZipEntry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith('.'))
    .map((name) => ({
      name: name.split(sep).join('/'),
      content: readFileSync(join(folder, name)),
    }))
}

function trackedFiles(): ZipEntry[] {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  if (status !== 0)
    throw new Error('The source archive is made of what git tracks, and git failed.')
  return stdout
    .split('\0')
    .filter((name) => name !== '')
    .map((name) => ({ name, content: readFileSync(join(root, name)) }))
}

function write(kind: string, bytes: Buffer): void {
  const name = `glossa-${description.version}-${kind}`
  writeFileSync(join(root, 'dist', name), bytes)
  const digest = createHash('sha256').update(bytes).digest('hex')
  console.log(`${name}  ${(bytes.length / 1e6).toFixed(2)} MB  sha256 ${digest}`)
}
