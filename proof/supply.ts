/**
 * Whether the release depends on the commit alone: `npm run proof:supply` clones what is committed twice,
 * into folders of different names and depths, installs there from the lock file alone, and packages.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heading, tell } from './figures.js'

const root = join(import.meta.dirname, '..')
const temporary = mkdtempSync(join(tmpdir(), 'glossa-supply-'))

try {
  const one = release(join(temporary, 'a'))
  const other = release(join(temporary, 'elsewhere/and deeper/glossa'))
  heading('What `npm run package` wrote, of one commit, in two folders')
  tell(one, {
    'both have the same files': () => Object.keys(one).join('\n') === Object.keys(other).join('\n'),
    ...Object.fromEntries(
      Object.entries(one).map(([name, digest]) => [
        `${name} has the same bytes in both`,
        () => other[name] === digest,
      ]),
    ),
  })
} finally {
  rmSync(temporary, { recursive: true })
}

/** The digests of what is released from a new clone, by name. */
function release(folder: string): Record<string, string> {
  run('git', ['clone', '--quiet', root, folder], root)
  run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  const changed = run('git', ['status', '--porcelain'], folder)
  if (changed !== '') throw new Error(`Installing changed what is committed: ${changed}`)
  run('npm', ['run', 'package'], folder)
  const built = join(folder, 'dist')
  return Object.fromEntries(
    readdirSync(built, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
      .map((name) => [name, digestOf(join(built, name))]),
  )
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Runs a command to its end, and gives what it said. */
function run(command: string, words: readonly string[], folder: string): string {
  console.error(`${command} ${words.join(' ')}`)
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`)
  return stdout
}
