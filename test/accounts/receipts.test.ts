import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/accounts/index.js'
import { createClock, DAY, MINUTE, NOON, SECOND } from './clock.js'
import { openHome } from './home.js'
import { accountWith, openStored } from './stored-document.js'

describe('A call with a mark', () => {
  it('is charged', async () => {
    const { pay, used } = await openHome()
    await pay(3, 'a')
    expect(await used()).toBe(3)
  })

  it('is free when it is repeated within two minutes', async () => {
    const { clock, pay, used } = await openHome()
    await pay(3, 'a')
    clock.set(NOON + 2 * MINUTE - 1)
    await pay(3, 'a')
    expect(await used()).toBe(3)
  })

  it('is charged again after two minutes', async () => {
    const { clock, pay, used } = await openHome()
    await pay(3, 'a')
    clock.set(NOON + 2 * MINUTE)
    await pay(3, 'a')
    expect(await used()).toBe(6)
  })

  it('is free for two minutes from the call that was charged, not from the last', async () => {
    const { clock, pay, used } = await openHome()
    await pay(3, 'a')
    clock.set(NOON + MINUTE)
    await pay(3, 'a')
    clock.set(NOON + 2 * MINUTE)
    await pay(3, 'a')
    expect(await used()).toBe(6)
  })

  it('is free when it is repeated after the day was used up', async () => {
    const { ask, pay } = await openHome({ limit: 3 })
    await pay(3, 'a')
    expect(await ask()).toBe(false)
    expect((await pay(3, 'a')).granted).toBe(true)
  })

  it('is free when it is repeated after the worker was stopped and started', async () => {
    const store = createMemoryStore()
    await (await openHome({ store })).pay(3, 'a')
    const again = await openHome({ store, clock: createClock(NOON + SECOND) })
    await again.pay(3, 'a')
    expect(await again.used()).toBe(3)
  })

  it('is charged once when it is made many times at once', async () => {
    const { pay, used } = await openHome()
    await Promise.all(Array.from({ length: 20 }, () => pay(3, 'a')))
    expect(await used()).toBe(3)
  })

  it('is free over midnight', async () => {
    const { clock, pay, used } = await openHome({ clock: createClock(NOON + DAY / 2 - SECOND) })
    await pay(3, 'a')
    clock.set(NOON + DAY / 2 + SECOND)
    await pay(3, 'a')
    expect(await used()).toBe(0)
  })

  it('is charged apart from one with another mark', async () => {
    const { pay, used } = await openHome()
    await pay(3, 'a')
    await pay(3, 'b')
    expect(await used()).toBe(6)
  })

  it('is charged apart from one of another account', async () => {
    const { accounts, pay, used } = await openHome()
    await accounts.open('away')
    await accounts.charge({ account: 'away', detections: 3, mark: 'a' })
    await pay(3, 'a')
    expect(await used()).toBe(3)
  })

  it('is not free after it was refused', async () => {
    const { accounts, used } = await openHome({ limit: 2 })
    await accounts.charge({ account: 'home', detections: 3, mark: 'a' })
    await accounts.setLimit('home', 100)
    await accounts.charge({ account: 'home', detections: 3, mark: 'a' })
    expect(await used()).toBe(3)
  })

  it('is not free for longer because the clock was ahead', async () => {
    const { clock, pay, used } = await openHome({ clock: createClock(NOON + DAY) })
    await pay(3, 'a')
    clock.set(NOON)
    await pay(3, 'a')
    expect(await used()).toBe(6)
  })
})

describe('A call without a mark', () => {
  it('is charged each time', async () => {
    const { pay, used } = await openHome()
    await pay(3)
    await pay(3)
    expect(await used()).toBe(6)
  })
})

describe('A refund of a call with a mark', () => {
  it('makes it cost again', async () => {
    const { pay, used } = await openHome()
    await (await pay(3, 'a')).refund()
    await pay(3, 'a')
    expect(await used()).toBe(3)
  })

  it('leaves the other marks', async () => {
    const { pay, used } = await openHome()
    await pay(1, 'b')
    await (await pay(3, 'a')).refund()
    await pay(1, 'b')
    expect(await used()).toBe(1)
  })

  it('that was free gives nothing back', async () => {
    const { pay, used } = await openHome()
    await pay(3, 'a')
    await (await pay(3, 'a')).refund()
    expect(await used()).toBe(3)
  })

  it('that was free leaves it free', async () => {
    const { pay, used } = await openHome()
    await pay(3, 'a')
    await (await pay(3, 'a')).refund()
    await pay(3, 'a')
    expect(await used()).toBe(3)
  })
})

describe('What is kept of the marks', () => {
  it.each([undefined, 'another-mark'])(
    'is gone with the next charge two minutes later, be its mark %s',
    async (mark) => {
      const store = createMemoryStore()
      const { clock, pay } = await openHome({ store })
      await pay(1, 'mark-of-a-call')
      clock.set(NOON + 2 * MINUTE)
      await pay(1, mark)
      expect(JSON.stringify(await store.read())).not.toContain('mark-of-a-call')
    },
  )

  it('stays as long as it is valid, while others go', async () => {
    const store = createMemoryStore()
    const { clock, pay, used } = await openHome({ store })
    await pay(1, 'early')
    clock.set(NOON + 1.5 * MINUTE)
    await pay(1, 'later')
    clock.set(NOON + 2 * MINUTE)
    await pay(1)
    await pay(1, 'later')
    expect(await used()).toBe(3)
    expect(JSON.stringify(await store.read())).not.toContain('early')
  })

  it('is bounded, and forgets the oldest first', async () => {
    const receipts = Array.from({ length: 4096 }, (_, call) => ({
      mark: `mark-${call}`,
      until: NOON + MINUTE,
    }))
    const home = accountWith({ limit: 'unlimited', receipts })
    const { pay, used } = await openStored({ version: 1, accounts: { home }, keys: {} })
    await pay(1, 'another-mark')
    expect(await used()).toBe(11)
    await pay(1, 'mark-1')
    expect(await used()).toBe(11)
    await pay(1, 'mark-0')
    expect(await used()).toBe(12)
  })
})
