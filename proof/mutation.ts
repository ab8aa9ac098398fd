/**
 * Whether the tests notice when the code is wrong: changes it in every place where it could be, one place
 * at a time, and counts the changes that no test notices. `npm run mutation` tries all rooms, which takes
 * hours; `npm run mutation -- client engine/profanity/masks.ts` a room and a file of another. What has
 * not changed since it was tried is not tried again, and counts all the same.
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
const asked = (named.length > 0 ? named : Object.keys(ROOMS)).map((place) => ({
  place,
  room: roomOf(place),
}))

installIn('proof')
for (const { place, room } of asked) tryPlace(place, room)
for (const room of new Set(asked.map(({ room }) => room))) {
  const { unexplained, ...figures } = scoreOf(room)
  heading(`Changes of src/${room} that its tests noticed`)
  tell(figures, {
    [`at least ${LEAST_PERCENT} percent`]: ({ score }) => score >= LEAST_PERCENT,
    'each of the others explained': () => unexplained.length === 0,
  })
  for (const change of unexplained) console.log(`    ${change}`)
}

function roomOf(place: string): string {
  const room = Object.keys(ROOMS).find((name) => place === name || place.startsWith(`${name}/`))
  if (room === undefined)
    throw new Error(`"${place}" is in none of ${Object.keys(ROOMS).join(', ')}.`)
  return room
}

function tryPlace(place: string, room: string): void {
  const stryker = join(root, 'proof/node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'proof/mutation/stryker.config.mjs'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, GLOSSA_ROOM: room, GLOSSA_PLACE: place },
    },
  )
  if (status !== 0) throw new Error(`The tests of ${room} could not be tried.`)
}
