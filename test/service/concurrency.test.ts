import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openService } from './open-service.js'

describe('N calls at once against a limit of L', () => {
  it('give exactly min(N, L) answers, the rest 429, and the count agrees', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        async (calls, limit) => {
          const { post, used } = await openService({ limit })
          const responses = await Promise.all(
            Array.from({ length: calls }, (_, index) =>
              post('/v2/detect/language', `text ${index}`),
            ),
          )
          const answered = responses.filter(({ status }) => status === 200).length
          const refused = responses.filter(({ status }) => status === 429).length
          expect(answered).toBe(Math.min(calls, limit))
          expect(refused).toBe(calls - answered)
          expect(await used()).toBe(answered)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('of many texts each give whole answers alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 }),
        fc.integer({ min: 0, max: 60 }),
        async (sizes, limit) => {
          const { post, used } = await openService({ limit })
          const responses = await Promise.all(
            sizes.map((size) => post('/v2/bulk_detect/profanity', Array(size).fill('x'))),
          )
          const counted = sizes.filter((_, index) => responses[index]?.status === 200)
          expect(await used()).toBe(counted.reduce((sum, size) => sum + size, 0))
          expect(await used()).toBeLessThanOrEqual(limit)
        },
      ),
      { numRuns: 50 },
    )
  })
})

it('A request that was given up before its turn is answered with 503, counts nothing and is no fault', async () => {
  const { service, key, used, reports } = await openService()
  const controller = new AbortController()
  const answered = service(
    new Request('https://localhost/v2/detect/language', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"q":"text"}',
      signal: controller.signal,
    }),
  )
  controller.abort()
  expect((await answered).status).toBe(503)
  expect({ used: await used(), reports }).toEqual({ used: 0, reports: [] })
})
