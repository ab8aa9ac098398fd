import { describe, expect, it } from 'vitest'
import { createClock, DAY, HOUR, NOON, SECOND } from './clock.js'
import { openHome } from './home.js'

const MIDNIGHT = NOON + 12 * HOUR

describe('A day', () => {
  it('hands out its allowance once', async () => {
    const { ask, clock } = await openHome()
    await ask(100)
    clock.set(MIDNIGHT - 1)
    expect(await ask()).toBe(false)
  })

  it('ends at midnight, to the millisecond', async () => {
    const { ask, clock, used } = await openHome()
    await ask(100)
    clock.set(MIDNIGHT)
    expect(await used()).toBe(0)
    expect(await ask(100)).toBe(true)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
    'is a UTC day in %s too',
    async (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        const { ask, clock } = await openHome()
        await ask(100)
        clock.set(MIDNIGHT - 1)
        expect(await ask()).toBe(false)
        clock.set(MIDNIGHT)
        expect(await ask()).toBe(true)
      } finally {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      }
    },
  )

  it('leaves nothing over for the next', async () => {
    const { ask, clock } = await openHome()
    await ask(10)
    clock.set(NOON + DAY)
    expect(await ask(101)).toBe(false)
  })

  it.each([
    [MIDNIGHT - 1, 1],
    [MIDNIGHT - 1500, 2],
    [NOON, 12 * 3600],
    [MIDNIGHT, 24 * 3600],
  ])(
    'that is used up at %d says in how many seconds the next begins: %d',
    async (time, seconds) => {
      const { accounts } = await openHome({ limit: 0, clock: createClock(time) })
      expect(await accounts.charge({ account: 'home', detections: 1 })).toEqual({
        granted: false,
        secondsToReset: seconds,
      })
    },
  )

  it('says when the next begins', async () => {
    const { accounts } = await openHome()
    expect((await accounts.status('home')).resetsAt).toBe(MIDNIGHT)
  })
})

describe('The history', () => {
  it('shows each day with its count', async () => {
    const { accounts, ask, clock } = await openHome()
    await ask(3)
    clock.set(NOON + DAY)
    await ask(4)
    expect((await accounts.status('home')).history).toEqual({ '2026-11-20': 3, '2026-11-21': 4 })
  })

  it('keeps the newest 31 days', async () => {
    const { accounts, ask, clock } = await openHome()
    for (let day = 0; day < 40; day++) {
      clock.set(NOON + day * DAY)
      await ask(day)
    }
    const counts = Object.values((await accounts.status('home')).history)
    expect(counts).toEqual(Array.from({ length: 31 }, (_, index) => index + 9))
  })
})

describe('The same day', () => {
  it('goes on through a clock that is set back and forth within it', async () => {
    const { ask, clock, used } = await openHome()
    for (const offset of [HOUR, -HOUR, SECOND, -11 * HOUR, 11 * HOUR]) {
      clock.set(NOON + offset)
      await ask(10)
    }
    expect(await used()).toBe(50)
  })
})
