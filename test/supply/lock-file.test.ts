import { describe, expect, it } from 'vitest'
import { fileIn, FOLDERS, lockedPackages } from './lock-file.js'

describe.each(FOLDERS)('The lock file of %s', (folder) => {
  it('has the digest of every package, so that none can be another than the one that was tried', () => {
    const unknown = lockedPackages(folder).filter(([, { integrity }]) => !integrity)
    expect(unknown.map(([name]) => name)).toEqual([])
  })

  it('has no package from elsewhere than the registry', () => {
    const foreign = lockedPackages(folder).filter(
      ([, { resolved = 'https://registry.npmjs.org/', link }]) =>
        link === true || !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(foreign.map(([name]) => name)).toEqual([])
  })

  it('is for versions that are named exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(fileIn(folder, 'package.json')) as Record<
      string,
      Record<string, string> | undefined
    >
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(ranges).toEqual([])
  })
})

describe('Installing', () => {
  it('runs no script of any package', () => {
    expect(fileIn('.', '.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })

  it('runs none in the folders with packages of their own either', () => {
    expect(fileIn('proof', '.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(fileIn('scripts', 'install-in.ts')).toContain("'ci', '--ignore-scripts'")
  })
})
