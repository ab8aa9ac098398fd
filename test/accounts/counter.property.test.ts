import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, NOON } from './clock.js'
import { openHome, type Home } from './home.js'

const LIMIT = 10
const YEAR = 365 * DAY

const call = fc.record({
  time: fc.integer({ min: -YEAR, max: YEAR }),
  asked: fc.integer({ min: 1, max: 12 }),
})
const walk = fc.array(call, { maxLength: 20 })

/** Makes calls at times that are given as distances from noon, and says how many detections were granted. */
async function make(
  home: Home,
  calls: readonly { time: number; asked: number }[],
): Promise<number> {
  let granted = 0
  for (const { time, asked } of calls) {
    home.clock.set(NOON + time)
    if (await home.ask(asked)) granted += asked
  }
  return granted
}

describe('On a clock that only moves forward', () => {
  it('each day grants exactly the smaller of what is asked and the limit', async () => {
    const step = fc.oneof(fc.integer({ min: 0, max: HOUR }), fc.integer({ min: 0, max: 2 * DAY }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const home = await openHome({ limit: LIMIT })
        const asked = new Map<number, number>()
        const granted = new Map<number, number>()
        let time = NOON
        for (const forward of steps) {
          time += forward
          const day = Math.floor(time / DAY)
          home.clock.set(time)
          asked.set(day, (asked.get(day) ?? 0) + 1)
          if (await home.ask()) granted.set(day, (granted.get(day) ?? 0) + 1)
        }
        for (const [day, calls] of asked) expect(granted.get(day)).toBe(Math.min(calls, LIMIT))
      }),
    )
  })
})

describe('Whatever the clock does', () => {
  it('a refused charge never counts, and a granted one counts exactly', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (calls) => {
        const home = await openHome({ limit: LIMIT })
        for (const { time, asked } of calls) {
          home.clock.set(NOON + time)
          const before = await home.used()
          const granted = await home.ask(asked)
          expect(await home.used()).toBe(granted ? before + asked : before)
        }
      }),
    )
  })

  it('a charge is granted exactly where the status says that it fits', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (calls) => {
        const home = await openHome({ limit: LIMIT })
        for (const { time, asked } of calls) {
          home.clock.set(NOON + time)
          const left = LIMIT - (await home.used())
          expect(await home.ask(asked)).toBe(asked <= left)
        }
      }),
    )
  })

  it('the second day on which it is right has its whole allowance', async () => {
    await fc.assert(
      fc.asyncProperty(walk, fc.integer({ min: -YEAR, max: YEAR }), async (calls, right) => {
        const home = await openHome({ limit: LIMIT })
        await make(home, calls)
        for (const day of [0, 1]) await make(home, [{ time: right + day * DAY, asked: 1 }])
        home.clock.set(NOON + right + 2 * DAY)
        expect(await home.ask(LIMIT)).toBe(true)
      }),
    )
  })

  it('no more than 31 days are kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 40, maxLength: 60 }), async (calls) => {
        const home = await openHome({ limit: LIMIT })
        await make(home, calls)
        const { history } = await home.accounts.status('home')
        expect(Object.keys(history).length).toBeLessThanOrEqual(31)
      }),
    )
  })
})

describe('A clock that is only ever set back', () => {
  it('hands out one allowance, however often', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (calls) => {
        const home = await openHome({ limit: LIMIT })
        const falling = calls
          .map((one) => ({ ...one, time: -Math.abs(one.time) }))
          .sort((one, other) => other.time - one.time)
        expect(await make(home, falling)).toBeLessThanOrEqual(LIMIT)
      }),
    )
  })

  it('hands out one allowance, also when it is set right after each time', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (calls) => {
        const home = await openHome({ limit: LIMIT })
        const backAndRight = calls.flatMap(({ time, asked }) => [
          { time: -Math.abs(time), asked },
          { time: 0, asked },
        ])
        expect(await make(home, backAndRight)).toBeLessThanOrEqual(LIMIT)
      }),
    )
  })
})

describe('A clock that was days ahead, in whatever leaps, and was set right', () => {
  it('hands out every later true day whole', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (calls) => {
        const home = await openHome({ limit: LIMIT })
        await make(
          home,
          calls.map((one) => ({ ...one, time: 2 * DAY + Math.abs(one.time) })),
        )
        await make(home, [{ time: MINUTE, asked: 1 }])
        for (let day = 1; day <= 5; day++) {
          expect(await make(home, [{ time: day * DAY, asked: LIMIT }])).toBe(LIMIT)
        }
      }),
    )
  })
})
