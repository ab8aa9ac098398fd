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
const MORE_THAN_IS_CHARGED = 1_000_000
const LEFT_IN_THE_END = 100

const grantsIn = (written: string) => written.split('+').length - 1

/**
 * A round of charges that is killed at a random moment: every fourth one before it has begun to charge, every
 * second one after it was granted something.
 */
async function chargeUntilKilled(path: string, round: number): Promise<number> {
  const charging = startProcess('charging-process.ts', path, String(MORE_THAN_IS_CHARGED))
  if (round % 4 !== 0) await charging.wrote(round % 2 === 0 ? '.' : '+')
  await pause(Math.random() * (round % 4 === 0 ? 400 : 30))
  await charging.kill()
  return grantsIn(charging.written())
}

/** What the file has in the end; and a limit that is set in passing. */
async function look(path: string, limit?: number) {
  const store = await openFileStore(path)
  const home = await openHome({ store, limit: MORE_THAN_IS_CHARGED })
  if (limit !== undefined) await home.accounts.setLimit('home', limit)
  const used = await home.used()
  await store.close()
  return { used, reported: home.reported }
}

describe('[C9] A process that is killed while it charges', () => {
  it(
    `at any of ${ROUNDS} moments leaves a whole document, in which everything is counted that was granted`,
    async () => {
      const path = join(await createFolder(), 'accounts.json')
      let granted = 0
      for (let round = 1; round <= ROUNDS; round++) {
        granted += await chargeUntilKilled(path, round)
        const { reported, used } = await look(path)
        expect(reported).toEqual([])
        expect(used).toBeGreaterThanOrEqual(granted)
      }
      expect(granted).toBeGreaterThanOrEqual(ROUNDS / 2)

      const limit = (await look(path)).used + LEFT_IN_THE_END
      await look(path, limit)
      const last = startProcess('charging-process.ts', path, String(limit))
      await last.ended
      expect(last.complaints()).toBe('')
      expect(grantsIn(last.written())).toBe(LEFT_IN_THE_END)
      expect((await look(path)).used).toBe(limit)
    },
    ROUNDS * SECONDS_FOR_A_ROUND * 1000,
  )
})
