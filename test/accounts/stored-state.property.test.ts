import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, NOON } from './clock.js'
import { openStored, usedUp } from './stored-document.js'

/** Every place in a document, as the names that lead to it. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: replaced(fields[name], rest, by) }
}

/** What JSON makes of a value: `-0` is `0`, for one. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('Any JSON value whatever as the stored document', () => {
  it('is set aside whole and reported, and hands out nothing on that day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { ask, reported, setAside } = await openStored(value)
        expect(await ask()).toBe(false)
        expect(reported).toHaveLength(1)
        expect(setAside()).toEqual([stored(value)])
      }),
    )
  })

  it('leaves a service that works on the next day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { ask, clock } = await openStored(value)
        clock.set(NOON + DAY)
        expect([await ask(10), await ask()]).toEqual([true, false])
      }),
    )
  })
})

describe('Any JSON value whatever in any place of a document whose day is used up', async () => {
  const { document } = await usedUp()
  const place = fc.constantFrom(...places(document))

  it('hands out nothing on that day where it is found to be damage', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.jsonValue(), async (path, value) => {
        const { ask, reported } = await openStored(replaced(document, path, value))
        fc.pre(reported.length > 0)
        expect(await ask()).toBe(false)
      }),
    )
  })

  it('is set aside whole where it is found to be damage', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.jsonValue(), async (path, value) => {
        const damaged = replaced(document, path, value)
        const { reported, setAside } = await openStored(damaged)
        expect(setAside()).toEqual(reported.length > 0 ? [stored(damaged)] : [])
      }),
    )
  })

  it('leaves a service that answers', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.jsonValue(), async (path, value) => {
        const { accounts, clock } = await openStored(replaced(document, path, value))
        clock.set(NOON + DAY)
        expect((await accounts.status('home')).used).toBeGreaterThanOrEqual(0)
        expect(Array.isArray(await accounts.keys('home'))).toBe(true)
      }),
    )
  })
})
