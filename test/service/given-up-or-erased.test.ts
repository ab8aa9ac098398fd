import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import { engineOf, openService } from './open-service.js'

const TEXT = 'meet me by the marigold'

describe('Where all accounts are erased while a call is under way', () => {
  const openErased = () => {
    const store = createMemoryStore()
    return openService({
      store,
      engine: async () => {
        await createAccounts({ store }).erase()
        return engineOf()
      },
    })
  }

  it('it is answered as one whose key opens nothing', async () => {
    const { post } = await openErased()
    const response = await post('/v2/detect/language', TEXT)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })

  it('no fault is reported', async () => {
    const { post, reports } = await openErased()
    await post('/v2/detect/language', TEXT)
    expect(reports).toEqual([])
  })
})

describe('A call that was given up before it was counted', () => {
  const giveUp = async () => {
    const opened = await openService()
    const call = new Request('https://localhost/v2/detect/language', {
      method: 'POST',
      headers: { authorization: `Bearer ${opened.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ q: TEXT }),
      signal: AbortSignal.abort(),
    })
    return { ...opened, response: await opened.service(call) }
  }

  it('is not counted', async () => {
    const { response, used } = await giveUp()
    expect(response.status).not.toBe(200)
    expect(await used()).toBe(0)
  })

  it('is no fault to be reported', async () => {
    expect((await giveUp()).reports).toEqual([])
  })
})
