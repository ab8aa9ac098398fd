import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'

const ROOT = join(import.meta.dirname, '../..')
const FOR_A_BUILD = ['manifest.json', 'package.json', 'public', 'scripts', 'src', 'tsconfig.json']
const MOST_MILLISECONDS = 120_000

function filesIn(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))])
}

it(
  'The extension has the same files, of the same bytes, when it is built in another folder',
  () => {
    const other = mkdtempSync(join(tmpdir(), 'another folder '))
    onTestFinished(() => {
      rmSync(other, { recursive: true })
    })
    for (const name of [...FOR_A_BUILD, 'vite.config.ts'])
      cpSync(join(ROOT, name), join(other, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(other, 'node_modules'), 'junction')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/build.ts', 'chrome'],
      { cwd: other, encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    const [here, there] = [filesIn(builtFolder('chrome')), filesIn(join(other, 'dist/chrome'))]
    expect(there.map(([name]) => name)).toEqual(here.map(([name]) => name))
    expect(there.filter(([, bytes], at) => !here[at]?.[1].equals(bytes))).toEqual([])
  },
  MOST_MILLISECONDS,
)
