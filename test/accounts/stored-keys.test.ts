import { describe, expect, it } from 'vitest'
import { openStored, usedUp } from './stored-document.js'

describe("A key's own figures", () => {
  const openWith = async (change: Readonly<Record<string, unknown>>) => {
    const { document, key } = await usedUp(100)
    const keys = { [key.id]: { ...(document.keys[key.id] as object), ...change } }
    const home = await openStored({ ...document, keys })
    const ask = async () =>
      (await home.accounts.charge({ account: 'home', key: key.id, detections: 1 })).granted
    return { ...home, ask }
  }

  it('where there are none leave it what the account has', async () => {
    const { ask, reported } = await openWith({})
    expect([await ask(), reported]).toEqual([true, []])
  })

  it.each(['5', -1, null])('where its limit is lost, %j, leave it nothing', async (limit) => {
    expect(await (await openWith({ limit })).ask()).toBe(false)
  })

  it.each([
    { limit: '5' },
    { use: 5 },
    { use: { day: 'today', count: 1 } },
    { use: { day: '2026-11-20', count: '1' } },
  ])('are reported where they are damaged: %j', async (change) => {
    expect((await openWith(change)).reported).toHaveLength(1)
  })

  it('are kept where they are sound', async () => {
    const { ask } = await openWith({ limit: 2, use: { day: '2026-11-20', count: 1 } })
    expect([await ask(), await ask()]).toEqual([true, false])
  })
})
