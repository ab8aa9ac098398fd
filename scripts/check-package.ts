/** Packs `dist/lib` as it would be published, and checks that what others would install works for them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { builtFolder } from './build-target.js'

const folder = builtFolder('lib')
const packed = mkdtempSync(join(tmpdir(), 'glossa-package-'))
try {
  const problems = [...(await lint()), ...(await checkTypes(pack()))]
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'The package is sound.' : `${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(packed, { recursive: true })
}

function pack(): Uint8Array {
  const { stdout, status } = spawnSync(
    'npm',
    ['pack', folder, '--pack-destination', packed, '--json'],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error('npm could not pack the package.')
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  return readFileSync(join(packed, filename))
}

async function lint(): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`)
}

/** CommonJS callers are told to use `import`; that they cannot `require` is no fault. */
async function checkTypes(tarball: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  if (!analysis.types) return ['types: the package has none.']
  return analysis.problems
    .filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    )
    .map((problem) => `types: ${JSON.stringify(problem)}`)
}
