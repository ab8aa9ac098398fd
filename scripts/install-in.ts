import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with a lock file of its own, for packages that hardly anybody needs. */
export type FolderWithPackages = 'bench' | 'proof'

/** Installs the packages of a folder into it alone, from its lock file, unless they are there. */
export function installIn(name: FolderWithPackages): void {
  const folder = join(import.meta.dirname, '..', name)
  if (isInstalled(folder)) return
  console.error(`Installing into ${name}/ …`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages could not be installed; npm says above why.')
}

function isInstalled(folder: string): boolean {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || version === present[path]?.version,
  )
}

function packagesIn(file: string): Record<string, { version?: string; optional?: boolean }> {
  if (!existsSync(file)) return {}
  return (
    JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { version?: string; optional?: boolean }>
    }
  ).packages
}
