/**
 * Everything that a change must pass, in one command: `npm test`, or the steps that are named, such as
 * `npm test -- lint unit`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium/find.js'
import { findDesktopPrograms } from './desktop/find.js'
import { findFirefox } from './firefox/find.js'

const root = join(import.meta.dirname, '..')

/** From the quickest to tell to the slowest. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  types: ['tsc', '-p', '.'],
  lint: ['eslint', '.'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  unused: ['knip'],
  build: ['tsx', 'scripts/build.ts'],
  sizes: ['size-limit'],
  package: ['tsx', 'scripts/check-package.ts'],
  tests: ['vitest', 'run'],
  start: ['tsx', 'scripts/check-start.ts'],
}

const named = process.argv.slice(2)
const unknown = named.find((name) => !(name in STEPS))
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}"; there are ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}

/** Found, or installed, before anything runs: a test that needs one of them is never skipped. */
const programs = {
  CHROMIUM: findChromium(),
  FIREFOX: findFirefox(),
  ...(process.platform === 'linux' && findDesktopPrograms()),
}
const failed: string[] = []
for (const [name, [tool = '', ...words]] of Object.entries(STEPS)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n── ${name}`)
  const start = Date.now()
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...programs },
  })
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (status !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
