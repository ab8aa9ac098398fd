import { describe, expect, it } from 'vitest'
import { createAccounts, GivenUp, StoreFault } from '../../src/accounts/index.js'
import { createArea, createPause } from './extension-storage.js'
import { openHome, type Home } from './home.js'
import { storeIn } from './stored-document.js'

async function openSlow() {
  const area = createArea({}, createPause())
  return { area, ...(await openHome({ store: storeIn(area) })) }
}

const many = (count: number, ask: Home['ask']) => Array.from({ length: count }, () => ask())

describe('Updates that wait for a write', () => {
  it('are committed with one write', async () => {
    const { area, ask } = await openSlow()
    const before = area.writes()
    await Promise.all(many(50, ask))
    // The first begins its write before the others are there.
    expect(area.writes() - before).toBe(2)
  })

  it('resolve only when that write is done', async () => {
    const { area, ask } = await openSlow()
    void ask()
    const answered = ask().then(() => area.values.get('accounts'))
    expect(await answered).toContain('"2026-11-20":2')
  })

  it('run in their order', async () => {
    const { ask } = await openSlow()
    const answers = await Promise.all([ask(60), ask(41), ask(40), ask(1)])
    expect(answers).toEqual([true, false, true, false])
  })

  it('that change nothing write nothing', async () => {
    const { area, ask } = await openSlow()
    await ask(100)
    const before = area.writes()
    await Promise.all(many(20, ask))
    expect(area.writes()).toBe(before)
  })

  it('are not counted where they were given up meanwhile', async () => {
    const { accounts, ask, used } = await openSlow()
    const controller = new AbortController()
    const first = ask()
    const bill = { account: 'home', detections: 5 }
    const second = accounts.charge(bill, controller.signal).catch((error: unknown) => error)
    controller.abort()
    expect(await second).toBeInstanceOf(GivenUp)
    await first
    expect(await used()).toBe(1)
  })

  it('are not disturbed by one that throws', async () => {
    const { accounts, ask, used } = await openSlow()
    const [, failed] = await Promise.allSettled([
      ask(),
      accounts.charge({ account: 'away', detections: 1 }),
      ask(),
    ])
    expect(failed.status).toBe('rejected')
    expect(await used()).toBe(2)
  })
})

describe('A write that fails', () => {
  it('rejects everything that waited for it', async () => {
    const { area, ask } = await openSlow()
    area.breakDown(true)
    const answers = await Promise.allSettled(many(10, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  })

  it('says that it was the store, and keeps the cause', async () => {
    const { area, ask } = await openSlow()
    area.breakDown(true)
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreFault)
    expect(error).toHaveProperty('cause.message', 'QuotaExceededError')
  })

  it('changes nothing', async () => {
    const { area, ask, used } = await openSlow()
    await ask(5)
    const before = area.values.get('accounts')
    area.breakDown(true)
    await Promise.allSettled(many(10, ask))
    expect(area.values.get('accounts')).toBe(before)
    expect(await used()).toBe(5)
  })

  it('leaves the next update to work', async () => {
    const { area, ask, used } = await openSlow()
    area.breakDown(true)
    await Promise.allSettled(many(10, ask))
    area.breakDown(false)
    expect(await ask(100)).toBe(true)
    expect(await used()).toBe(100)
  })

  it('is no fault of a step that threw in the same write', async () => {
    const { accounts, area } = await openSlow()
    area.breakDown(true)
    await expect(accounts.charge({ account: 'away', detections: 1 })).rejects.toThrow('no account')
  })
})

describe('A read that fails', () => {
  it('says that it was the store, and keeps the cause', async () => {
    const cause = new Error('The disk is gone.')
    const accounts = createAccounts({
      store: { read: () => Promise.reject(cause), update: () => Promise.reject(cause) },
    })
    const error: unknown = await accounts.keys('home').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreFault)
    expect(error).toHaveProperty('cause', cause)
  })
})
