import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import { openService } from './open-service.js'

const TEXT = 'meet me by the marigold'

describe('An idempotency key', () => {
  it('may have 255 characters', async () => {
    const { post } = await openService()
    const headers = { 'idempotency-key': 'x'.repeat(255) }
    expect((await post('/v2/detect/language', 'a', headers)).status).toBe(200)
  })

  it('makes a call free on its own path alone', async () => {
    const { post, used } = await openService()
    const headers = { 'idempotency-key': 'the same' }
    await post('/v2/detect/language', TEXT, headers)
    await post('/v2/detect/profanity', TEXT, headers)
    expect(await used()).toBe(2)
  })

  it('makes a call free with its own API key alone', async () => {
    const store = createMemoryStore()
    const { post, used } = await openService({ store })
    const { text } = await createAccounts({ store }).issueKey({ account: 'tested', name: 'other' })
    await post('/v2/detect/language', TEXT, { 'idempotency-key': 'the same' })
    const authorization = `Bearer ${text}`
    await post('/v2/detect/language', TEXT, { 'idempotency-key': 'the same', authorization })
    expect(await used()).toBe(2)
  })

  it('leaves 128 bits, in which neither it nor the text can be read', async () => {
    const store = createMemoryStore()
    const { post } = await openService({ store })
    await post('/v2/detect/language', TEXT, { 'idempotency-key': 'the same' })
    const { accounts } = await createAccounts({ store }).backUp()
    expect(accounts.tested?.receipts.map(({ mark }) => mark)).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
  })
})
