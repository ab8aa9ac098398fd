import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../src/accounts/index.js'
import { createClock, DAY, HOUR, MINUTE, NOON } from './clock.js'
import { createArea } from './extension-storage.js'
import { openHome } from './home.js'
import { storeIn } from './stored-document.js'

const MIDNIGHT = NOON + 12 * HOUR
const YEAR = 365 * DAY

describe('A clock that is set back after the day was used up', () => {
  it.each([
    ['an hour', HOUR],
    ['thirteen hours, over midnight', 13 * HOUR],
    ['a day', DAY],
    ['a week', 7 * DAY],
    ['years', 10 * YEAR],
    ['to 1970', NOON],
  ])('by %s hands out nothing', async (_, back) => {
    const { ask, clock } = await openHome()
    await ask(100)
    clock.set(NOON - back)
    expect(await ask()).toBe(false)
  })

  it.each([HOUR, 13 * HOUR, DAY, 7 * DAY, 10 * YEAR])(
    'by %d ms hands out nothing when it is set right again',
    async (back) => {
      const { ask, clock } = await openHome()
      await ask(100)
      clock.set(NOON - back)
      await ask()
      clock.set(NOON + MINUTE)
      expect(await ask()).toBe(false)
    },
  )

  it('hands out nothing to an account that was used the day before, later in the day', async () => {
    const { ask, clock } = await openHome()
    clock.set(NOON + DAY)
    await ask(100)
    clock.set(NOON + DAY - 25 * HOUR)
    expect(await ask()).toBe(false)
    clock.set(NOON + DAY + MINUTE)
    expect(await ask()).toBe(false)
  })

  it('hands out nothing when it was set back and forth the day before, and is set right', async () => {
    const { ask, clock } = await openHome()
    for (const time of [NOON + 10 * HOUR, NOON - DAY, NOON - 2 * HOUR]) {
      clock.set(time)
      await ask()
    }
    clock.set(NOON + DAY)
    await ask(100)
    clock.set(NOON + 3 * HOUR)
    expect(await ask()).toBe(false)
    clock.set(NOON + DAY)
    expect(await ask()).toBe(false)
  })

  it('hands out nothing when it is set back to before the last refusal of the day before', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    clock.set(MIDNIGHT - MINUTE)
    await ask()
    clock.set(MIDNIGHT + MINUTE)
    await ask(100)
    clock.set(MIDNIGHT - HOUR)
    await ask()
    clock.set(MIDNIGHT + HOUR)
    expect(await ask()).toBe(false)
  })

  it('hands out nothing when it is set back further and further', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    const granted: boolean[] = []
    for (let days = 1; days <= 5; days++) {
      clock.set(NOON - days * DAY)
      granted.push(await ask())
    }
    expect(granted).toEqual([false, false, false, false, false])
  })

  it('hands out nothing after the worker was stopped and started', async () => {
    const store = createMemoryStore()
    const first = await openHome({ store })
    await first.ask(100)
    const second = await openHome({ store, clock: createClock(NOON - 2 * DAY) })
    expect(await second.ask()).toBe(false)
  })

  it('leaves what was left, and no more', async () => {
    const { ask, clock } = await openHome()
    await ask(60)
    clock.set(NOON - DAY)
    expect([await ask(41), await ask(40), await ask()]).toEqual([false, true, false])
  })

  it('hands out what is left of a day that comes again', async () => {
    const { ask, clock } = await openHome()
    await ask(30)
    clock.set(NOON + 2 * DAY)
    await ask(100)
    clock.set(NOON - DAY)
    await ask()
    clock.set(NOON - HOUR)
    expect([await ask(71), await ask(70)]).toEqual([false, true])
  })

  it('hands out nothing when it is set right, and then back less far', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    for (const time of [NOON - 5 * DAY, NOON - HOUR, NOON - 4 * DAY]) {
      clock.set(time)
      expect(await ask()).toBe(false)
    }
  })

  it('hands out the next allowance when a day after the one it was last set back to begins', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    for (const days of [5, 7]) {
      clock.set(NOON - days * DAY)
      await ask()
    }
    clock.set(NOON - 6 * DAY)
    expect(await ask(100)).toBe(true)
  })

  it('hands out the next allowance when its own next day begins', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    clock.set(NOON - 5 * DAY)
    await ask()
    clock.set(NOON - 4 * DAY)
    expect(await ask(100)).toBe(true)
  })
})

describe('A clock that was ahead and was set right', () => {
  const ahead: [string, number][] = [
    ['an hour over midnight', 12 * HOUR + 1],
    ['a day', DAY],
    ['a week', 7 * DAY],
    ['years', 10 * YEAR],
  ]

  it.each(ahead)('by %s takes back no allowance of the next true day', async (_, forward) => {
    const { ask, clock } = await openHome()
    await ask()
    clock.set(NOON + forward)
    await ask(100)
    clock.set(NOON + MINUTE)
    await ask()
    clock.set(MIDNIGHT)
    expect(await ask(100)).toBe(true)
  })

  it.each(ahead)('by %s hands out no second allowance for the true day', async (_, forward) => {
    const { ask, clock } = await openHome()
    clock.set(NOON + forward)
    await ask(100)
    clock.set(NOON + MINUTE)
    expect(await ask()).toBe(false)
  })

  it.each([2 * DAY, 7 * DAY, 10 * YEAR])(
    'by %d ms when the account was opened locks it for the true day only',
    async (forward) => {
      const { ask, clock } = await openHome({ clock: createClock(NOON + forward) })
      await ask(100)
      clock.set(NOON)
      expect(await ask()).toBe(false)
      clock.set(MIDNIGHT)
      expect(await ask(100)).toBe(true)
    },
  )

  // Nothing tells this from a clock that was set back by a day and right again, which must get nothing.
  it('by one day when the account was opened locks it for that one day', async () => {
    const { ask, clock } = await openHome({ clock: createClock(NOON + DAY) })
    await ask(100)
    clock.set(NOON)
    await ask()
    clock.set(NOON + DAY)
    expect(await ask()).toBe(false)
    clock.set(MIDNIGHT + DAY)
    expect(await ask(100)).toBe(true)
  })

  it.each(ahead)('by %s hands out every later day whole', async (_, forward) => {
    const { ask, clock } = await openHome()
    clock.set(NOON + forward)
    await ask(100)
    clock.set(NOON + MINUTE)
    await ask()
    const granted: boolean[] = []
    for (let day = 1; day <= 10; day++) {
      clock.set(NOON + day * DAY)
      granted.push(await ask(100))
    }
    expect(granted).toEqual(Array(10).fill(true))
  })

  it('adds what was counted meanwhile to what the true day had', async () => {
    const { ask, clock, used } = await openHome()
    await ask(10)
    clock.set(NOON + 7 * DAY)
    await ask(20)
    clock.set(NOON + MINUTE)
    expect(await used()).toBe(30)
  })

  it('adds it up also when it is set to the very moment at which it was left', async () => {
    const { ask, clock, used } = await openHome()
    await ask(10)
    clock.set(NOON + 7 * DAY)
    await ask(20)
    clock.set(NOON)
    expect(await used()).toBe(30)
  })

  it('shows no day in the history that has not come', async () => {
    const { accounts, ask, clock } = await openHome()
    clock.set(NOON + 7 * DAY)
    await ask(20)
    clock.set(NOON + MINUTE)
    expect((await accounts.status('home')).history).toEqual({ '2026-11-20': 20 })
  })

  it('a second time on the same day locks no later day either', async () => {
    const { ask, clock } = await openHome()
    clock.set(NOON + 7 * DAY)
    await ask(50)
    clock.set(NOON + MINUTE)
    await ask()
    clock.set(NOON + DAY)
    await ask(100)
    clock.set(NOON + 2 * MINUTE)
    await ask()
    clock.set(NOON + DAY)
    expect(await ask(100)).toBe(true)
  })

  it('is found out by a look at the status alone', async () => {
    const { accounts, ask, clock } = await openHome()
    clock.set(NOON + 7 * DAY)
    await ask(100)
    clock.set(NOON + MINUTE)
    await accounts.status('home')
    clock.set(NOON + DAY)
    expect(await ask(100)).toBe(true)
  })

  it('locks no longer than the first day on which it is seen', async () => {
    const { ask, clock } = await openHome()
    clock.set(NOON + 70 * DAY)
    await ask(100)
    clock.set(NOON + 3 * DAY)
    await ask()
    clock.set(NOON + 4 * DAY)
    expect(await ask(100)).toBe(true)
  })
})

describe('A clock that reads no day that can be written', () => {
  it.each([-1, -10 * YEAR, Date.UTC(10_000, 0), 8.64e15, 9e15])(
    'such as %d still grants and refuses',
    async (time) => {
      const { ask, clock } = await openHome()
      clock.set(time)
      expect(await ask(101)).toBe(false)
      expect(await ask()).toBe(true)
    },
  )

  it.each([-1, 9e15])('such as %d leaves no damage behind', async (time) => {
    const area = createArea()
    await (await openHome({ store: storeIn(area), clock: createClock(time) })).pay(1, 'mark')
    const { reported, used } = await openHome({ store: storeIn(area), clock: createClock(time) })
    expect(await used()).toBe(1)
    expect(reported).toEqual([])
  })
})
