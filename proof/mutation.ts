/**
 * Whether the tests notice when the code is wrong: changes it in every place where it could be, one place
 * at a time, and counts the changes that no test notices. `npm run mutation`, or of some rooms alone:
 * `npm run mutation -- client accounts`. It takes hours; what has not changed is not tried again.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installIn } from '../scripts/install-in.js'
import { heading, tell } from './figures.js'
import { scoreOf } from './mutation/report.js'
import { ROOMS } from './mutation/rooms.mjs'

const LEAST_PERCENT = 90
const root = join(import.meta.dirname, '..')

const named = process.argv.slice(2)
const unknown = named.find((name) => !(name in ROOMS))
if (unknown !== undefined)
  throw new Error(`"${unknown}" is none of ${Object.keys(ROOMS).join(', ')}.`)

installIn('proof')
for (const room of named.length > 0 ? named : Object.keys(ROOMS)) {
  tryRoom(room)
  const { unexplained, ...figures } = scoreOf(room)
  heading(`Changes of src/${room} that its tests noticed`)
  tell(figures, {
    [`at least ${LEAST_PERCENT} percent`]: ({ score }) => score >= LEAST_PERCENT,
    'each of the others explained': () => unexplained.length === 0,
  })
  for (const change of unexplained) console.log(`    ${change}`)
}

function tryRoom(room: string): void {
  const stryker = join(root, 'proof/node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'proof/mutation/stryker.config.mjs'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, GLOSSA_ROOM: room },
    },
  )
  if (status !== 0) throw new Error(`The tests of ${room} could not be tried.`)
}
