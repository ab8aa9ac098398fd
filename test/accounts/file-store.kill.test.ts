import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openFileStore } from '../../src/accounts/file-store.js'
import { createFolder } from './folder.js'
import { openHome } from './home.js'
import { startProcess } from './other-process.js'

/** More of them with, for instance, `GLOSSA_KILLS=1000 npx vitest run test/accounts/file-store.kill.test.ts`. */
const ROUNDS = Number(process.env.GLOSSA_KILLS ?? 20)
const SECONDS_FOR_A_ROUND = 5
const LIMIT = 50 * ROUNDS

const grantsIn = (written: string) => written.split('+').length - 1

/** A round of charges that is killed at a random moment, every fourth one before it has begun to charge. */
async function chargeUntilKilled(path: string, round: number): Promise<number> {
  const charging = startProcess('charging-process.ts', path, String(LIMIT))
  if (round % 4 !== 0) await charging.wrote('.')
  await pause(Math.random() * (round % 4 === 0 ? 400 : 30))
  await charging.kill()
  return grantsIn(charging.written())
}

describe('A process that is killed while it charges', () => {
  it(
    `at any of ${ROUNDS} moments leaves a whole document, in which everything is counted that was granted`,
    async () => {
      const path = join(await createFolder(), 'accounts.json')
      let granted = 0
      for (let round = 1; round <= ROUNDS; round++) {
        granted += await chargeUntilKilled(path, round)
        const store = await openFileStore(path)
        const { reported, used } = await openHome({ store, limit: LIMIT })
        const counted = await used()
        await store.close()
        expect(reported).toEqual([])
        expect(JSON.parse(await readFile(path, 'utf8'))).toHaveProperty('version', 1)
        expect(counted).toBeGreaterThanOrEqual(granted)
        expect(counted).toBeLessThanOrEqual(LIMIT)
      }
      const last = startProcess('charging-process.ts', path, String(LIMIT))
      await last.ended
      granted += grantsIn(last.written())
      expect(last.complaints()).toBe('')
      expect(granted).toBeGreaterThan(ROUNDS)
      expect(granted).toBeLessThanOrEqual(LIMIT)
      const store = await openFileStore(path)
      expect(await (await openHome({ store })).used()).toBe(LIMIT)
      await store.close()
    },
    ROUNDS * SECONDS_FOR_A_ROUND * 1000,
  )
})
