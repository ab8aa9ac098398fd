import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAccounts, createStorageStore, type Damage } from '../../src/accounts/index.js'
import { NOON } from './clock.js'
import { createArea, createLocks } from './extension-storage.js'

const FIXTURES = new URL('fixtures/', import.meta.url)
const released = (name: string): object =>
  JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as object

const VERSION_1 = released('state-v1.json')

function openReleased(document = VERSION_1) {
  const reported: Damage[] = []
  const area = createArea({ accounts: document })
  const accounts = createAccounts({
    store: createStorageStore({ area, locks: createLocks(), name: 'accounts' }),
    now: () => NOON,
    report: (damage) => reported.push(damage),
  })
  return { accounts, area, reported }
}

describe('A document of every form that was ever stored', () => {
  it.each(readdirSync(FIXTURES))('is sound: %s', async (name) => {
    const { accounts, area, reported } = openReleased(released(name))
    await accounts.status('home')
    expect(reported).toEqual([])
    expect([...area.values.keys()].filter((key) => key.includes('damaged'))).toEqual([])
  })
})

describe('A document of version 1, as it was released', () => {
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

describe('A document of version 1 in which a key has a limit of its own', () => {
  const id = '5dba52b9'

  it('has it, and what was used of it', async () => {
    const { accounts } = openReleased(released('state-v1-key-limits.json'))
    expect(await accounts.status('home', id)).toMatchObject({ limit: 20, used: 19 })
  })

  it('is counted on', async () => {
    const { accounts } = openReleased(released('state-v1-key-limits.json'))
    const ask = async () =>
      (await accounts.charge({ account: 'home', key: id, detections: 1 })).granted
    expect([await ask(), await ask()]).toEqual([true, false])
  })
})
