import { describe, expect, it } from 'vitest'
import { createAccounts, createMemoryStore, type Store } from '../../src/accounts/index.js'
import type { Engine } from '../../src/engine/index.js'
import { createService } from '../../src/service/index.js'
import { engineOf, openService } from './open-service.js'

const TEXT = 'meet me by the marigold'
/** An error's message that reads like a place in the code. */
const TEXT_LIKE_A_FRAME = 'line one\n    at marigold (file.js:1:1)\nmarigold@example.org:1:1'

function breakable(store: Store): Store & { broken: boolean } {
  const fail = () => Promise.reject(new Error('The disk is full.'))
  return {
    broken: false,
    read() {
      return this.broken ? fail() : store.read()
    },
    update(step) {
      return this.broken ? fail() : store.update(step)
    },
  }
}

describe('[A5] While the engine cannot be loaded', () => {
  const openUnloadable = async () => {
    const state = { loads: 0, isThere: false }
    const opened = await openService({
      engine: () => {
        state.loads++
        return state.isThere
          ? Promise.resolve(engineOf())
          : Promise.reject(new Error('There is no model file.'))
      },
    })
    return { ...opened, state }
  }

  it.each(['/v2/detect/language', '/v2/detect/profanity'])('%s answers 503', async (path) => {
    const { post } = await openUnloadable()
    const response = await post(path, TEXT)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('the language list answers 503', async () => {
    const { service } = await openUnloadable()
    expect((await service(new Request('https://localhost/v2/languages'))).status).toBe(503)
  })

  it('the status is answered all the same', async () => {
    const { service, key } = await openUnloadable()
    const headers = { authorization: `Bearer ${key}` }
    const response = await service(new Request('https://localhost/v2/status', { headers }))
    expect(response.status).toBe(200)
  })

  it('nothing is counted', async () => {
    const { post, used } = await openUnloadable()
    await post('/v2/detect/language', TEXT)
    expect(await used()).toBe(0)
  })

  it('the reason is reported', async () => {
    const { post, reports } = await openUnloadable()
    await post('/v2/detect/language', TEXT)
    expect(reports).toEqual(['The engine could not be loaded. Error: There is no model file.'])
  })

  it('each call tries again, until one succeeds', async () => {
    const { post, state } = await openUnloadable()
    await post('/v2/detect/language', TEXT)
    state.isThere = true
    expect((await post('/v2/detect/language', TEXT)).status).toBe(200)
    expect(state.loads).toBe(2)
  })

  it('calls at once wait for the same load', async () => {
    const { post, state } = await openUnloadable()
    state.isThere = true
    await Promise.all([1, 2, 3].map(() => post('/v2/detect/language', TEXT)))
    await post('/v2/detect/language', TEXT)
    expect(state.loads).toBe(1)
  })
})

describe.each<[string, (text: string) => unknown]>([
  ['an error', (text) => new Error(`Cannot judge "${text}".`)],
  ['what is no error', (text) => text],
  ['nothing', () => undefined],
])('[A5] Where the engine throws %s', (_, thrown) => {
  const openBroken = (limit = 100) => {
    const fail = (text: string): never => {
      throw thrown(text)
    }
    return openService({
      engine: () => Promise.resolve(engineOf({ detect: fail, score: fail })),
      limit,
    })
  }

  it.each([
    ['/v2/detect/language', TEXT],
    ['/v2/bulk_detect/language', [TEXT, TEXT]],
    ['/v2/detect/profanity', TEXT],
    ['/v2/bulk_detect/profanity', [TEXT, TEXT]],
  ])('%s answers 500, in the form of every error', async (path, q) => {
    const { post } = await openBroken()
    const response = await post(path, q)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: { code: 500, message: expect.any(String) as string },
    })
  })

  it('what was counted is given back', async () => {
    const { post, used } = await openBroken()
    await post('/v2/bulk_detect/language', [TEXT, TEXT, TEXT])
    expect(await used()).toBe(0)
  })

  it('what was given back can be used again', async () => {
    const { post } = await openBroken(1)
    await post('/v2/detect/language', TEXT)
    expect((await post('/v2/detect/language', TEXT)).status).toBe(500)
  })

  it('a repeated call is charged anew, because the first was given back', async () => {
    let fails = true
    const { post, used } = await openService({
      engine: () =>
        Promise.resolve(
          engineOf({
            detect: (text) => {
              if (fails) throw thrown(text)
              return []
            },
          }),
        ),
    })
    const repeated = { 'idempotency-key': 'the same' }
    await post('/v2/detect/language', TEXT, repeated)
    fails = false
    expect((await post('/v2/detect/language', TEXT, repeated)).status).toBe(200)
    expect(await used()).toBe(1)
  })

  it.each([TEXT, TEXT_LIKE_A_FRAME])('neither answer nor report quotes the text', async (text) => {
    const { post, reports } = await openBroken()
    const response = await post('/v2/detect/language', text)
    expect(await response.text()).not.toContain('marigold')
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toContain('marigold')
  })
})

describe('[A5] A report of a defect', () => {
  it('says where in the code it is', async () => {
    const { post, reports } = await openService({
      engine: () =>
        Promise.resolve(
          engineOf({
            detect: () => {
              throw new TypeError('no such table')
            },
          }),
        ),
    })
    await post('/v2/detect/language', TEXT)
    expect(reports[0]).toMatch(/^TypeError\s+at .*faults\.test\.ts:\d+/)
  })
})

describe('[A5] A report of a defect in a browser', () => {
  const reportOf = async (stack: string | undefined, message = 'marigold') => {
    const error = new TypeError(message)
    if (stack === undefined) delete error.stack
    else error.stack = stack
    const engine = engineOf({
      detect: () => {
        throw error
      },
    })
    const { post, reports } = await openService({ engine: () => Promise.resolve(engine) })
    await post('/v2/detect/language', TEXT)
    return reports[0]
  }

  it('says in Chromium where in the code it is, and nothing else', async () => {
    const frames =
      '    at judge (chrome-extension://id/worker.js:10:20)\n    at async chrome-extension://id/worker.js:3:1'
    expect(await reportOf(`TypeError: marigold\n${frames}\n    at <anonymous>`)).toBe(
      `TypeError ${frames}`,
    )
  })

  it('says in Firefox where in the code it is, and nothing else', async () => {
    const frames = 'judge@moz-extension://id/worker.js:10:20\n@moz-extension://id/worker.js:3:1'
    expect(await reportOf(`${frames}\nmarigold\n`, '')).toBe(`TypeError ${frames}`)
  })

  it('passes over what merely ends or begins like a place', async () => {
    const stack =
      'TypeError: marigold\nx at y (a.js:1:1)\nat z (a.js:1:1)\na b@c.js:1:1\n@c.js:1:1x'
    expect(await reportOf(stack)).toBe('TypeError ')
  })

  it('says what kind it is where there is no stack', async () => {
    expect(await reportOf(undefined)).toBe('TypeError ')
  })
})

describe('[A5] Where the store fails', () => {
  const openFailing = async () => {
    const store = breakable(createMemoryStore())
    const opened = await openService({ store })
    store.broken = true
    return { ...opened, store }
  }

  it('a detection is answered with 503', async () => {
    const { post } = await openFailing()
    const response = await post('/v2/detect/language', TEXT)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
  })

  it('the status is answered with 503', async () => {
    const { service, key } = await openFailing()
    const headers = { authorization: `Bearer ${key}` }
    const response = await service(new Request('https://localhost/v1/status', { headers }))
    expect(response.status).toBe(503)
  })

  it('the languages are answered all the same', async () => {
    const { service } = await openFailing()
    expect((await service(new Request('https://localhost/v1/languages'))).status).toBe(200)
  })

  it('the reason is reported, and no text', async () => {
    const { post, reports } = await openFailing()
    await post('/v2/detect/language', TEXT)
    expect(reports).toEqual(['The accounts could not be read or written. Error: The disk is full.'])
  })

  it('all is well once it works again', async () => {
    const { post, store, used } = await openFailing()
    await post('/v2/detect/language', TEXT)
    store.broken = false
    expect((await post('/v2/detect/language', TEXT)).status).toBe(200)
    expect(await used()).toBe(1)
  })
})

describe('[A5] Where nobody is told of faults', () => {
  const KEY = 'a-key'
  const openUnheard = async (
    engine: () => Promise<Engine>,
    store = breakable(createMemoryStore()),
  ) => {
    const accounts = createAccounts({ store })
    await accounts.open('tested')
    await accounts.issueKey({ account: 'tested', name: 'test', text: KEY })
    const service = createService({ accounts, engine })
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ q: TEXT })
    const url = 'https://localhost/v2/detect/language'
    return { store, ask: () => service(new Request(url, { method: 'POST', headers, body })) }
  }

  it('an engine that cannot be loaded is answered with 503 all the same', async () => {
    const { ask } = await openUnheard(() => Promise.reject(new Error('none')))
    expect((await ask()).status).toBe(503)
  })

  it('a defect is answered with 500 all the same', async () => {
    const detect = () => {
      throw new Error('a defect')
    }
    const { ask } = await openUnheard(() => Promise.resolve(engineOf({ detect })))
    expect((await ask()).status).toBe(500)
  })

  it('a store that fails is answered with 503 all the same', async () => {
    const { ask, store } = await openUnheard(() => Promise.resolve(engineOf()))
    store.broken = true
    expect((await ask()).status).toBe(503)
  })
})

describe('[A5] During the shutdown', () => {
  it.each(['/v2/status', '/v2/languages', '/v2/detect/language', '/nothing'])(
    '%s is answered with 503 and told when to try again',
    async (path) => {
      const { service } = await openService({ shutdown: AbortSignal.abort() })
      const response = await service(new Request(`https://localhost${path}`))
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).not.toBeNull()
    },
  )
})
