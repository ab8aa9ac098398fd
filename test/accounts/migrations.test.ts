import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAccounts, createStorageStore, type Damage } from '../../src/accounts/index.js'
import { NOON } from './clock.js'
import { createArea, createLocks } from './extension-storage.js'

const VERSION_1 = JSON.parse(
  readFileSync(new URL('fixtures/state-v1.json', import.meta.url), 'utf8'),
) as object

function openReleased() {
  const reported: Damage[] = []
  const area = createArea({ accounts: VERSION_1 })
  const accounts = createAccounts({
    store: createStorageStore({ area, locks: createLocks(), name: 'accounts' }),
    now: () => NOON,
    report: (damage) => reported.push(damage),
  })
  return { accounts, area, reported }
}

describe('A document of version 1, as it was released', () => {
  it('is sound', async () => {
    const { accounts, area, reported } = openReleased()
    await accounts.status('home')
    expect(reported).toEqual([])
    expect([...area.values.keys()]).toEqual(['accounts'])
  })

  it('has its accounts, with their limits, counts and history', async () => {
    const { accounts } = openReleased()
    expect(await accounts.status('home')).toMatchObject({
      limit: 250,
      used: 40,
      history: { '2026-11-18': 12, '2026-11-19': 250, '2026-11-20': 40 },
    })
    expect(await accounts.status('open')).toMatchObject({ limit: 'unlimited', used: 1234 })
  })

  it('has its keys, each for its own sender', async () => {
    const { accounts } = openReleased()
    const bound = `glossa_${'1f'.repeat(32)}`
    expect(await accounts.authenticate(bound, 'abcdefghijklmnopabcdefghijklmnop')).toBe('home')
    expect(await accounts.authenticate(bound, 'another')).toBeUndefined()
    expect(await accounts.authenticate(`glossa_${'2e'.repeat(32)}`)).toBe('open')
  })

  it('has its note of an earlier damage', async () => {
    const { accounts } = openReleased()
    expect(await accounts.damage()).toMatchObject({ reason: 'Not readable: account home.' })
  })

  it('has its receipts', async () => {
    const { accounts } = openReleased()
    const mark = '5b1f0c8e2a9d4763b0e1c2d3f4a59687'
    const early = createAccounts({
      store: createStorageStore({
        area: createArea({ accounts: VERSION_1 }),
        locks: createLocks(),
        name: 'accounts',
      }),
      now: () => NOON - 14 * 60_000,
    })
    await early.charge({ account: 'home', detections: 9, mark })
    expect((await early.status('home')).used).toBe(40)
    await accounts.charge({ account: 'home', detections: 9, mark })
    expect((await accounts.status('home')).used).toBe(49)
  })

  it('is counted on', async () => {
    const { accounts } = openReleased()
    await accounts.charge({ account: 'home', detections: 210 })
    expect(await accounts.charge({ account: 'home', detections: 1 })).toMatchObject({
      granted: false,
    })
  })
})
