import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import { openService } from './open-service.js'

const TEXT = 'The kettle is on.'

/** A service whose caller has a key with a limit of its own. */
async function openLimited(limit: number) {
  const store = createMemoryStore()
  const { post, service } = await openService({ store })
  const accounts = createAccounts({ store })
  const { text } = await accounts.issueKey({ account: 'tested', name: 'limited', limit })
  const authorization = `Bearer ${text}`
  return {
    ask: async () => (await post('/v2/detect/language', TEXT, { authorization })).status,
    status: async (): Promise<unknown> => {
      const request = new Request('https://localhost/v2/status', { headers: { authorization } })
      return (await service(request)).json() as Promise<unknown>
    },
  }
}

describe('A key with a limit of its own', () => {
  it('is answered up to its limit', async () => {
    const { ask } = await openLimited(1)
    expect([await ask(), await ask()]).toEqual([200, 429])
  })

  it('sees in the status what it has', async () => {
    const { ask, status } = await openLimited(3)
    await ask()
    expect(await status()).toEqual({
      status: { detections_today: 1, daily_limit: 3, remaining_today: 2 },
    })
  })
})
