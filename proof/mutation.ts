/**
 * Whether the tests notice when the code is wrong: changes it in every place where it could be, one place
 * at a time, and counts the changes that no test notices. `npm run mutation`, or of some rooms alone:
 * `npm run mutation -- client accounts`. A room takes some minutes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installIn } from '../scripts/install-in.js'
import { heading, tell } from './figures.js'
import { makeAlteredCopy } from './mutation/altered-copy.js'
import { scoreOf } from './mutation/report.js'
import { ROOMS } from './mutation/rooms.js'

const LEAST_PERCENT = 90
const root = join(import.meta.dirname, '..')

const named = process.argv.slice(2)
const unknown = named.find((name) => !(name in ROOMS))
if (unknown !== undefined)
  throw new Error(`"${unknown}" is none of ${Object.keys(ROOMS).join(', ')}.`)

installIn('proof')
for (const room of named.length > 0 ? named : Object.keys(ROOMS)) {
  const start = Date.now()
  const copy = await makeAlteredCopy(room)
  runTests(room, copy)
  const { unexplained, ...figures } = scoreOf(copy)
  heading(`Changes of src/${room} that its tests noticed`)
  tell(
    { ...figures, minutes: (Date.now() - start) / 60_000 },
    {
      [`at least ${LEAST_PERCENT} percent`]: ({ score }) => score >= LEAST_PERCENT,
      'each of the others explained': () => unexplained.length === 0,
    },
  )
  for (const change of unexplained) console.log(`    ${change}`)
}

function runTests(room: string, copy: string): void {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', copy, '--config', 'proof/mutation/vitest.config.ts'],
    { cwd: copy, stdio: 'inherit', env: { ...process.env, GLOSSA_ROOM: room } },
  )
  if (status !== 0) throw new Error(`The tests of ${room} fail without a change.`)
}
