import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import description from '../package.json' with { type: 'json' }

/** A CycloneDX document, as far as it is looked at here. */
interface Bill {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly properties: readonly { readonly name: string }[]
  readonly licenses: readonly unknown[]
  readonly hashes: readonly unknown[]
}

/** The document as npm writes it, with what it adds of the moment and of the folder. */
interface Written extends Bill {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } }
}

/**
 * The packages that the product is made of, as a CycloneDX bill of materials. npm writes it, from the lock
 * file alone; the same lock file gives the same bill.
 */
export function billOfMaterials(): Bill {
  const written = writtenByNpm()
  const { component } = written.metadata
  // npm's own `--omit dev` leaves out what both the product and its tools depend on.
  const inside = written.components.filter(({ properties }) => !properties.some(isForDevelopment))
  const named = { ...component, name: description.name }
  const references = new Set([component, ...inside].map((part) => part['bom-ref']))
  return {
    ...written,
    // What is undefined is not written.
    ...{ serialNumber: undefined },
    ...{ metadata: { ...written.metadata, timestamp: undefined, component: named } },
    components: inside,
    dependencies: written.dependencies
      .filter(({ ref }) => references.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => references.has(other)),
      })),
  }
}

function writtenByNpm(): Written {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { stdout, status } = spawnSync('npm', [...words, '--package-lock-only'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm could not write the bill of materials.')
  return JSON.parse(stdout) as Written
}

function isForDevelopment({ name }: { readonly name: string }): boolean {
  return name === 'cdx:npm:package:development'
}
