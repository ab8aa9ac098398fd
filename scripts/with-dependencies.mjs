/**
 * Runs a TypeScript command of the project, and before that installs what is missing, from the lock file:
 * `node scripts/with-dependencies.mjs scripts/start.ts …`. It is plain JavaScript, because it must run in
 * a fresh clone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname ?? '', '..')
const OLDEST_NODE = [20, 19]

requireNode()
if (!isInstalled()) install()

const [, , command = '', ...words] = process.argv
process.argv = [process.argv[0] ?? 'node', resolve(root, command), ...words]
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(resolve(root, command)).href).catch((error) => {
  if (error?.name !== 'Advice') throw error
  fail(error.message)
})

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  fail(
    `Node ${OLDEST_NODE.join('.')} or later is needed, and this is ${process.versions.node}. Get it at https://nodejs.org.`,
  )
}

/** Whether each package of the lock file is there in its version; those for other systems need not be. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function install() {
  const count = Object.keys(packagesIn('package-lock.json')).length - 1
  console.error(
    `Installing ${count} packages from the lock file. This happens once, and takes about a minute.`,
  )
  const start = Date.now()
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    fail('The packages could not be installed; npm says above why. Mend that and run this again.')
  console.error(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`)
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
