import { describe, expect, it } from 'vitest'
import { createMemoryStore, digest } from '../../src/accounts/index.js'
import { openHome } from './home.js'
import { openStored, usedUp } from './stored-document.js'

const MANY = 200

/** A text that is another in one place. */
function withAnotherDigit(text: string, position: number): string {
  const other = text[position] === '0' ? '1' : '0'
  return text.slice(0, position) + other + text.slice(position + 1)
}

describe('An API key', () => {
  it('reads glossa_ and 256 bits in hexadecimal', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(text).toMatch(/^glossa_[0-9a-f]{64}$/)
  })

  it('is issued once', async () => {
    const { accounts } = await openHome()
    const texts = new Set<string>()
    for (let index = 0; index < MANY; index++) {
      texts.add((await accounts.issueKey({ account: 'home', name: 'Script' })).text)
    }
    expect(texts.size).toBe(MANY)
  })

  it('uses every digit at every place', async () => {
    const { accounts } = await openHome()
    const digits = Array.from({ length: 64 }, () => new Set<string>())
    for (let index = 0; index < MANY; index++) {
      const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
      Array.from(text.slice(-64)).forEach((digit, place) => digits[place]?.add(digit))
    }
    for (const seen of digits) expect(seen.size).toBeGreaterThan(8)
  })

  it('opens its account', async () => {
    const { accounts } = await openHome()
    await accounts.open('away')
    const { text } = await accounts.issueKey({ account: 'away', name: 'Script' })
    expect(await accounts.authenticate(text)).toBe('away')
  })

  it('that was made elsewhere opens its account', async () => {
    const { accounts } = await openHome()
    await accounts.issueKey({ account: 'home', name: 'Key file', text: 'made-elsewhere' })
    expect(await accounts.authenticate('made-elsewhere')).toBe('home')
  })

  it('is not issued for an account that is not there', async () => {
    const { accounts } = await openHome()
    await expect(accounts.issueKey({ account: 'away', name: 'Script' })).rejects.toThrow(
      'no account',
    )
  })

  it('is case-sensitive', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(await accounts.authenticate(text.toUpperCase())).toBeUndefined()
  })

  it('opens nothing when any one character is another', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    const answers = new Set<unknown>()
    for (let position = 0; position < text.length; position++) {
      answers.add(await accounts.authenticate(withAnotherDigit(text, position)))
    }
    expect([...answers]).toEqual([undefined])
  })

  it.each(['', ' ', 'glossa_', 'undefined', '__proto__', '\ud800', 'é'.repeat(10_000)])(
    'is not %j',
    async (text) => {
      const { accounts } = await openHome()
      await accounts.issueKey({ account: 'home', name: 'Script' })
      expect(await accounts.authenticate(text)).toBeUndefined()
    },
  )

  it('is not what is stored of it, nor its public id', async () => {
    const { accounts } = await openHome()
    const { id, text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(await accounts.authenticate(await digest(text))).toBeUndefined()
    expect(await accounts.authenticate(id)).toBeUndefined()
  })
})

describe('What is stored of a key', () => {
  it('has its SHA-256 and not the key', async () => {
    const store = createMemoryStore()
    const { accounts } = await openHome({ store })
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    const stored = JSON.stringify(await store.read())
    expect(stored).toContain(await digest(text))
    expect(stored).not.toContain(text.replace('glossa_', ''))
  })

  it('has no part of the key in its public id', async () => {
    const { accounts } = await openHome()
    const { id, text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(text).not.toContain(id)
  })

  it('is compared to its last digit', async () => {
    const { document, key } = await usedUp()
    const record = document.keys[key.id] as { readonly digest: string }
    const answers = new Set<unknown>()
    for (let position = 0; position < record.digest.length; position++) {
      const other = { ...record, digest: withAnotherDigit(record.digest, position) }
      const { accounts } = await openStored({ ...document, keys: { [key.id]: other } })
      answers.add(await accounts.authenticate(key.text, 'friend'))
    }
    expect([...answers]).toEqual([undefined])
  })

  it('is shown without its digest', async () => {
    const { accounts, clock } = await openHome()
    const { id } = await accounts.issueKey({ account: 'home', name: 'Script', sender: 'friend' })
    expect(await accounts.keys('home')).toEqual([
      { id, account: 'home', name: 'Script', sender: 'friend', usedToday: 0, created: clock.now() },
    ])
  })

  it('is shown to its own account', async () => {
    const { accounts } = await openHome()
    await accounts.open('away')
    await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(await accounts.keys('away')).toEqual([])
  })
})

describe('A key that is bound to a sender', () => {
  it('opens its account for that sender', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Friend', sender: 'friend' })
    expect(await accounts.authenticate(text, 'friend')).toBe('home')
  })

  it.each([undefined, '', 'Friend', 'stranger'])('opens nothing for %j', async (sender) => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Friend', sender: 'friend' })
    expect(await accounts.authenticate(text, sender)).toBeUndefined()
  })
})

describe('A key that is bound to none', () => {
  it('opens its account for any sender', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    expect(await accounts.authenticate(text, 'anyone')).toBe('home')
  })
})

describe('A key that is revoked', () => {
  it('opens nothing from then on', async () => {
    const { accounts } = await openHome()
    const { id, text } = await accounts.issueKey({ account: 'home', name: 'Script' })
    await accounts.revokeKey(id)
    expect(await accounts.authenticate(text)).toBeUndefined()
    expect(await accounts.keys('home')).toEqual([])
  })

  it('leaves the others', async () => {
    const { accounts } = await openHome()
    const { id } = await accounts.issueKey({ account: 'home', name: 'Old' })
    const { text } = await accounts.issueKey({ account: 'home', name: 'New' })
    await accounts.revokeKey(id)
    expect(await accounts.authenticate(text)).toBe('home')
  })

  it('may be revoked again', async () => {
    const { accounts } = await openHome()
    const { id } = await accounts.issueKey({ account: 'home', name: 'Script' })
    await accounts.revokeKey(id)
    await expect(accounts.revokeKey(id)).resolves.toBeUndefined()
  })
})

describe('A key that replaces another', () => {
  it('opens the account, and the other no longer does', async () => {
    const { accounts } = await openHome()
    const old = await accounts.issueKey({ account: 'home', name: 'Script' })
    const next = await accounts.issueKey({ account: 'home', name: 'Script', replaces: old.id })
    expect(await accounts.authenticate(next.text)).toBe('home')
    expect(await accounts.authenticate(old.text)).toBeUndefined()
  })

  it('does so in one step', async () => {
    const store = createMemoryStore()
    const { accounts } = await openHome({ store })
    const old = await accounts.issueKey({ account: 'home', name: 'Script' })
    const counts: number[] = []
    const watched = await openHome({
      store: {
        read: () => store.read(),
        update: async (step) => {
          const result = await store.update(step)
          counts.push((await accounts.keys('home')).length)
          return result
        },
      },
    })
    await watched.accounts.issueKey({ account: 'home', name: 'Script', replaces: old.id })
    expect(new Set(counts)).toEqual(new Set([1]))
  })

  it('leaves a key of another account alone', async () => {
    const { accounts } = await openHome()
    await accounts.open('away')
    const other = await accounts.issueKey({ account: 'away', name: 'Script' })
    await accounts.issueKey({ account: 'home', name: 'Script', replaces: other.id })
    expect(await accounts.authenticate(other.text)).toBe('away')
  })

  it('may replace one that is gone', async () => {
    const { accounts } = await openHome()
    const { text } = await accounts.issueKey({ account: 'home', name: 'Script', replaces: 'gone' })
    expect(await accounts.authenticate(text)).toBe('home')
  })
})
