import { readFileSync } from 'node:fs'

export interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  /** For making the product, and not in it. */
  readonly dev?: boolean
}

/** Every folder with a lock file of its own. */
export const FOLDERS = ['.', 'bench', 'proof'] as const

/** The packages that `npm ci` installs in a folder, by the name and version that one would ask for. */
export function lockedPackages(folder: string): readonly [string, LockedPackage][] {
  const { packages } = JSON.parse(fileIn(folder, 'package-lock.json')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => [`${path.replace(/^.*node_modules\//, '')} ${locked.version}`, locked])
}

export function fileIn(folder: string, name: string): string {
  return readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8')
}
