import { writeSync } from 'node:fs'
import { createAccounts } from '../../src/accounts/index.js'
import { openFileStore } from '../../src/accounts/file-store.js'
import { NOON } from './clock.js'

/**
 * Charges `home` in the file that is named, five calls at a time, and writes a `+` for each that was granted,
 * until one is refused. What it writes has left the process even if that is killed in the next moment.
 */
const [, , path = '', limit = ''] = process.argv

const store = await openFileStore(path)
const accounts = createAccounts({ store, now: () => NOON })
await accounts.open('home', Number(limit))
writeSync(1, '.')

async function charge(): Promise<boolean> {
  const { granted } = await accounts.charge({ account: 'home', detections: 1 })
  if (granted) writeSync(1, '+')
  return granted
}

let answers: boolean[]
do answers = await Promise.all([charge(), charge(), charge(), charge(), charge()])
while (answers.every(Boolean))

await store.close()
