import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import { DAY, NOON } from './clock.js'
import { openHome } from './home.js'

describe('An account', () => {
  it('has 100 detections a day where nothing else was said', async () => {
    const { accounts } = await openHome()
    expect(await accounts.status('home')).toMatchObject({ used: 0, limit: 100 })
  })

  it('takes any other limit', async () => {
    const { ask, accounts } = await openHome()
    await accounts.setLimit('home', 3)
    expect([await ask(3), await ask()]).toEqual([true, false])
  })

  it('takes a limit of nothing', async () => {
    const { ask } = await openHome({ limit: 0 })
    expect(await ask()).toBe(false)
  })

  it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('refuses a limit of %d', async (limit) => {
    const { accounts } = await openHome()
    await expect(accounts.setLimit('home', limit)).rejects.toThrow(RangeError)
    expect((await accounts.status('home')).limit).toBe(100)
  })

  it('says which limits there are where it refuses one', async () => {
    const { accounts } = await openHome()
    await expect(accounts.setLimit('home', -1)).rejects.toThrow(/whole number.*"unlimited"/)
  })

  it.each([-1, 0.5, NaN, Infinity])('is not opened with a limit of %d', async (limit) => {
    const accounts = createAccounts({ store: createMemoryStore() })
    await expect(accounts.open('home', limit)).rejects.toThrow(RangeError)
    await expect(accounts.status('home')).rejects.toThrow('no account')
  })

  it('keeps its limit when it is opened again', async () => {
    const { accounts } = await openHome({ limit: 7 })
    await accounts.open('home', 9)
    expect((await accounts.status('home')).limit).toBe(7)
  })

  it('keeps its count when it is opened again', async () => {
    const { accounts, ask, used } = await openHome()
    await ask(5)
    await accounts.open('home')
    expect(await used()).toBe(5)
  })

  it('has a count of its own', async () => {
    const { accounts, ask, used } = await openHome()
    await accounts.open('away')
    await accounts.charge({ account: 'away', detections: 99 })
    expect(await ask(100)).toBe(true)
    expect(await used()).toBe(100)
  })

  it.each(['__proto__', 'constructor', ''])('may be called "%s"', async (id) => {
    const accounts = createAccounts({ store: createMemoryStore() })
    await accounts.open(id, 2)
    await accounts.charge({ account: id, detections: 2 })
    expect(await accounts.status(id)).toMatchObject({ used: 2, limit: 2 })
  })

  it.each(['toString', '__proto__', 'away'])(
    'is not there before it is opened: "%s"',
    async (id) => {
      const { accounts } = await openHome()
      await expect(accounts.charge({ account: id, detections: 1 })).rejects.toThrow('no account')
    },
  )
})

describe('A charge', () => {
  it('counts each detection', async () => {
    const { ask, used } = await openHome()
    await ask(1)
    await ask(4)
    expect(await used()).toBe(5)
  })

  it('is granted up to the very limit', async () => {
    const { ask } = await openHome({ limit: 10 })
    expect([await ask(9), await ask(), await ask()]).toEqual([true, true, false])
  })

  it('that does not fit is refused whole', async () => {
    const { ask, used } = await openHome({ limit: 10 })
    await ask(8)
    expect(await ask(3)).toBe(false)
    expect(await used()).toBe(8)
  })

  it('that is refused leaves room for a smaller one', async () => {
    const { ask } = await openHome({ limit: 10 })
    await ask(8)
    await ask(3)
    expect(await ask(2)).toBe(true)
  })

  it('is refused where the limit was lowered below what is used', async () => {
    const { accounts, ask, used } = await openHome()
    await ask(50)
    await accounts.setLimit('home', 20)
    expect(await ask()).toBe(false)
    expect(await used()).toBe(50)
  })

  it('is granted again where the limit was raised', async () => {
    const { accounts, ask } = await openHome({ limit: 1 })
    await ask()
    await accounts.setLimit('home', 2)
    expect([await ask(), await ask()]).toEqual([true, false])
  })

  it('of an unlimited account is always granted, and counted', async () => {
    const { ask, used } = await openHome({ limit: 'unlimited' })
    expect(await ask(100_000)).toBe(true)
    expect(await used()).toBe(100_000)
  })

  it('is remembered in a limit that is set after an unlimited time', async () => {
    const { accounts, ask } = await openHome({ limit: 'unlimited' })
    await ask(100)
    await accounts.setLimit('home', 100)
    expect(await ask()).toBe(false)
  })
})

describe('A refund', () => {
  it('makes room for what it gives back, and for no more', async () => {
    const { ask, pay } = await openHome({ limit: 10 })
    await ask(7)
    const charge = await pay(3)
    await charge.refund()
    expect([await ask(4), await ask(3)]).toEqual([false, true])
  })

  it('goes to the day that was charged', async () => {
    const { accounts, ask, clock, pay } = await openHome()
    const charge = await pay(3)
    clock.set(NOON + DAY)
    await ask(5)
    await charge.refund()
    expect((await accounts.status('home')).history).toEqual({ '2026-11-20': 0, '2026-11-21': 5 })
  })

  it('never makes a count negative', async () => {
    const { pay, used } = await openHome()
    const charge = await pay(3)
    await charge.refund()
    await charge.refund()
    expect(await used()).toBe(0)
  })

  it('takes nothing from the true day when the charged one was found not to have come', async () => {
    const { ask, clock, pay, used } = await openHome()
    await ask(2)
    clock.set(NOON + 7 * DAY)
    const charge = await pay(3)
    clock.set(NOON + 1)
    await ask(4)
    await charge.refund()
    expect(await used()).toBe(9)
  })

  it('leaves no trace of a day that was found not to have come', async () => {
    const { accounts, clock, pay } = await openHome()
    clock.set(NOON + 7 * DAY)
    const charge = await pay(3)
    clock.set(NOON + 1)
    await accounts.status('home')
    await charge.refund()
    expect((await accounts.status('home')).history).toEqual({ '2026-11-20': 3 })
  })
})
