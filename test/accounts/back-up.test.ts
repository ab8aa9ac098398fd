import { describe, expect, it } from 'vitest'
import { openHome } from './home.js'

describe('A backup', () => {
  it('brings back limit and keys in another household', async () => {
    const old = await openHome({ limit: 250 })
    const key = await old.accounts.issueKey({ account: 'home', name: 'Script' })
    const next = await openHome()
    expect(await next.accounts.restore(await old.accounts.backUp())).toBe(true)
    expect((await next.accounts.status('home')).limit).toBe(250)
    expect(await next.accounts.authenticate(key.text)).toBe('home')
  })

  it.each(['away', 'constructor'])(
    'brings back the account "%s", which is not there',
    async (id) => {
      const old = await openHome()
      await old.accounts.open(id, 7)
      const next = await openHome()
      await next.accounts.restore(await old.accounts.backUp())
      expect(await next.accounts.status(id)).toMatchObject({ limit: 7, used: 0 })
    },
  )

  it('brings back what was used today, where less was used since', async () => {
    const old = await openHome()
    await old.ask(30)
    const next = await openHome()
    await next.accounts.restore(await old.accounts.backUp())
    expect(await next.used()).toBe(30)
  })

  it('holds no key', async () => {
    const { accounts } = await openHome()
    const key = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(JSON.stringify(await accounts.backUp())).not.toContain(key.text)
  })

  it('leaves what was used today used', async () => {
    const { accounts, ask, used } = await openHome()
    const backup = await accounts.backUp()
    await ask(30)
    await accounts.restore(backup)
    expect(await used()).toBe(30)
  })

  it.each([undefined, null, 'text', {}, { version: 99 }, { version: 1, accounts: 3, keys: {} }])(
    'that cannot be read in full changes nothing: %j',
    async (document) => {
      const { accounts } = await openHome({ limit: 250 })
      expect(await accounts.restore(document)).toBe(false)
      expect((await accounts.status('home')).limit).toBe(250)
    },
  )
})

describe('Erasing', () => {
  it('forgets the accounts', async () => {
    const { accounts } = await openHome()
    await accounts.erase()
    await expect(accounts.status('home')).rejects.toThrow('no account')
  })

  it('makes every key worthless', async () => {
    const { accounts } = await openHome()
    const key = await accounts.issueKey({ account: 'home', name: 'Script' })
    await accounts.erase()
    await accounts.open('home')
    expect(await accounts.authenticate(key.text)).toBeUndefined()
  })
})
