import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/bill-of-materials.js'
import { builtFolder, TARGETS } from '../../scripts/build-target.js'

interface BuiltManifest {
  readonly content_security_policy: { readonly extension_pages: string }
  readonly permissions: readonly string[]
  readonly host_permissions?: unknown
}

const builtFile = (target: (typeof TARGETS)[number], name: string): string =>
  readFileSync(join(builtFolder(target), name), 'utf8')

/** What the build wrote of the packages that it put into its scripts. */
function licencesOf(target: (typeof TARGETS)[number]): string {
  return readdirSync(builtFolder(target), { recursive: true, encoding: 'utf8' })
    .filter((name) => /licenses.*\.md$/.test(name))
    .map((name) => builtFile(target, name))
    .join('\n')
}

describe.each(['chrome', 'firefox'] as const)('The extension for %s', (target) => {
  const manifest = JSON.parse(builtFile(target, 'manifest.json')) as BuiltManifest
  const policy = manifest.content_security_policy.extension_pages

  it('runs no code but its own files', () => {
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/https?:|data:|blob:|\*/)
  })

  it('shows and asks for nothing from elsewhere', () => {
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'self'"]))
  })

  it('has four permissions, and no host', () => {
    expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage'])
    expect(manifest.host_permissions).toBeUndefined()
  })
})

describe('The bill of materials', () => {
  const bill = billOfMaterials()
  const listed = bill.components.map(({ name, version }) => `${name} - ${version}`)

  it.each(TARGETS)('names every package that is inside %s', (target) => {
    const inside = licencesOf(target)
      .match(/^## .+(?= \()/gm)
      ?.map((line) => line.slice(3))
    expect(inside?.length).toBeGreaterThan(3)
    expect(inside?.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('has the licence and the digest of each', () => {
    expect(
      bill.components.filter(({ licenses, hashes }) => licenses.length * hashes.length === 0),
    ).toEqual([])
  })

  it('is the same for the same lock file', () => {
    expect(billOfMaterials()).toEqual(bill)
  })
})
