import { describe, expect, it } from 'vitest'
import { DAY } from './clock.js'
import { openHome } from './home.js'

async function homeWithKey(limit?: number | 'unlimited') {
  const home = await openHome()
  const key = await home.accounts.issueKey({
    account: 'home',
    name: 'Reader',
    sender: 'reader',
    ...(limit !== undefined && { limit }),
  })
  const ask = async (detections = 1, id = key.id) =>
    (await home.accounts.charge({ account: 'home', detections, key: id })).granted
  const described = async (id = key.id) =>
    (await home.accounts.keys('home')).find((one) => one.id === id)
  return { ...home, key, ask, described }
}

describe('What a key used', () => {
  it('is nothing before it was used', async () => {
    const { described } = await homeWithKey()
    expect(await described()).toMatchObject({ usedToday: 0 })
  })

  it('is what was charged to it', async () => {
    const { described, ask } = await homeWithKey()
    await ask(3)
    await ask(4)
    expect(await described()).toMatchObject({ usedToday: 7 })
  })

  it('is told apart from what the account used by other keys', async () => {
    const { accounts, described, ask } = await homeWithKey()
    const other = await accounts.issueKey({ account: 'home', name: 'Other' })
    await ask(3)
    await ask(5, other.id)
    expect(await described()).toMatchObject({ usedToday: 3 })
    expect((await accounts.status('home')).used).toBe(8)
  })

  it('stays where the clock is set back to the day before', async () => {
    const { clock, described, ask } = await homeWithKey()
    await ask(3)
    clock.set(clock.now() - DAY)
    expect(await described()).toMatchObject({ usedToday: 3 })
  })

  it('begins anew with the day', async () => {
    const { clock, described, ask } = await homeWithKey()
    await ask(3)
    clock.set(clock.now() + DAY)
    expect(await described()).toMatchObject({ usedToday: 0 })
  })

  it('shrinks by what is given back', async () => {
    const { accounts, key, described } = await homeWithKey()
    const charge = await accounts.charge({ account: 'home', detections: 3, key: key.id })
    if (charge.granted) await charge.refund()
    expect(await described()).toMatchObject({ usedToday: 0 })
  })

  it('does not shrink by what is given back for a day that is over', async () => {
    const { accounts, clock, key, described, ask } = await homeWithKey()
    const charge = await accounts.charge({ account: 'home', detections: 3, key: key.id })
    clock.set(clock.now() + DAY)
    await ask(5)
    if (charge.granted) await charge.refund()
    expect(await described()).toMatchObject({ usedToday: 5 })
  })

  it('is nothing where it is given back after an older document was put back', async () => {
    const { accounts, key, described } = await homeWithKey()
    const unused = await accounts.backUp()
    const charge = await accounts.charge({ account: 'home', detections: 3, key: key.id })
    await accounts.restore(unused)
    if (charge.granted) await charge.refund()
    expect(await described()).toMatchObject({ usedToday: 0 })
  })

  it('is kept for no key that was revoked before it is given back', async () => {
    const { accounts, key, described, used } = await homeWithKey()
    const charge = await accounts.charge({ account: 'home', detections: 3, key: key.id })
    await accounts.revokeKey(key.id)
    if (charge.granted) await charge.refund()
    expect(await described()).toBeUndefined()
    expect(await used()).toBe(0)
  })

  it('stays with the key that replaces it', async () => {
    const { accounts, key, described, ask } = await homeWithKey()
    await ask(3)
    const next = await accounts.issueKey({ account: 'home', name: 'Reader', replaces: key.id })
    expect(await described(next.id)).toMatchObject({ usedToday: 3 })
  })
})

describe('A limit of its own', () => {
  it('lets a key use so much and no more', async () => {
    const { ask } = await homeWithKey(2)
    expect([await ask(), await ask(), await ask()]).toEqual([true, true, false])
  })

  it('counts nothing where it refuses', async () => {
    const { accounts, ask } = await homeWithKey(2)
    await ask(3)
    expect((await accounts.status('home')).used).toBe(0)
  })

  it('leaves other keys alone', async () => {
    const { accounts, ask } = await homeWithKey(0)
    const other = await accounts.issueKey({ account: 'home', name: 'Other' })
    expect(await ask(1, other.id)).toBe(true)
  })

  it('hands out nothing that the account has not', async () => {
    const { accounts, ask } = await homeWithKey(500)
    await accounts.setLimit('home', 3)
    expect(await ask(4)).toBe(false)
  })

  it('can be set later', async () => {
    const { accounts, key, ask } = await homeWithKey()
    await accounts.limitKey(key.id, 1)
    expect(await ask(2)).toBe(false)
  })

  it('can be taken away', async () => {
    const { accounts, key, ask } = await homeWithKey(0)
    await accounts.limitKey(key.id, 'unlimited')
    expect(await ask()).toBe(true)
  })

  it('is a whole number from 0 up, or unlimited', async () => {
    const { accounts, key } = await homeWithKey()
    await expect(accounts.limitKey(key.id, -1)).rejects.toThrow(RangeError)
  })

  it('is that also where the key is issued with it', async () => {
    const { accounts } = await openHome()
    const issued = accounts.issueKey({ account: 'home', name: 'Reader', limit: -1 })
    await expect(issued).rejects.toThrow(RangeError)
  })

  it('is passed over where there is no such key', async () => {
    const { accounts } = await openHome()
    await accounts.limitKey('gone', 5)
    expect((await accounts.backUp()).keys).toEqual({})
  })

  it('stays with the key that replaces it, so that asking again is no way round it', async () => {
    const { accounts, key, described } = await homeWithKey(2)
    const next = await accounts.issueKey({ account: 'home', name: 'Reader', replaces: key.id })
    expect(await described(next.id)).toMatchObject({ limit: 2 })
  })

  it('shows in the status that the key sees', async () => {
    const { accounts, key, ask } = await homeWithKey(10)
    await ask(4)
    expect(await accounts.status('home', key.id)).toMatchObject({ used: 4, limit: 10 })
  })

  it('shows less in that status where the account has less left', async () => {
    const { accounts, key, ask } = await homeWithKey(10)
    await ask(4)
    await accounts.setLimit('home', 5)
    expect(await accounts.status('home', key.id)).toMatchObject({ used: 4, limit: 5 })
  })

  it('shows in that status also where the account has none', async () => {
    const { accounts, key, ask } = await homeWithKey(10)
    await accounts.setLimit('home', 'unlimited')
    await ask(4)
    expect(await accounts.status('home', key.id)).toMatchObject({ used: 4, limit: 10 })
  })
})

describe.each([undefined, 'unlimited'] as const)('A key whose own limit is %s', (limit) => {
  it('sees the whole of the account in the status', async () => {
    const { accounts, key, ask } = await homeWithKey(limit)
    const other = await accounts.issueKey({ account: 'home', name: 'Other' })
    await ask(3)
    await ask(5, other.id)
    expect(await accounts.status('home', key.id)).toMatchObject({ used: 8, limit: 100 })
  })

  it('may use all that the account has', async () => {
    const { ask } = await homeWithKey(limit)
    expect([await ask(100), await ask()]).toEqual([true, false])
  })
})
