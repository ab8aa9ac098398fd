import { describe, expect, test } from 'vitest'
import { createAccounts, createMemoryStore, type Store } from '../../src/accounts/index.js'
import { serviceTransport } from '../../src/client/index.js'
import type { Engine } from '../../src/engine/index.js'
import { loadEngine } from '../../src/server/load-engine.js'
import { createService } from '../../src/service/index.js'
import { GERMAN, json } from './bodies.js'
import { asking, present } from './service-world.js'

const ACCOUNT = 'tested'
const DETECT = { path: '/v2/detect/language', ...json({ q: GERMAN }) }

interface Parts {
  readonly store?: Store
  readonly engine?: () => Promise<Engine>
  readonly shutdown?: AbortSignal
  readonly report?: (fault: string) => void
}

/** What happens when a part of the service fails. */
describe('[A5] faults', () => {
  async function open({ store = createMemoryStore(), engine = loadEngine, ...parts }: Parts) {
    const accounts = createAccounts({ store })
    await accounts.open(ACCOUNT)
    const { text: key } = await accounts.issueKey({ account: ACCOUNT, name: 'test' })
    const transport = serviceTransport(createService({ accounts, engine, ...parts }))
    const send = asking(key, ({ method = 'GET', headers, ...rest }) =>
      transport.send({ method, headers: present(headers), ...rest }),
    )
    return { send, used: async () => (await accounts.status(ACCOUNT)).used }
  }

  test('an engine that cannot be loaded is 503 with Retry-After, and costs nothing', async () => {
    const { send, used } = await open({ engine: () => Promise.reject(new Error('damaged')) })
    const { status, headers } = await send(DETECT)
    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await used()).toBe(0)
  })

  test('an engine that can be loaded later answers later', async () => {
    let isThere = false
    const { send } = await open({
      engine: () => (isThere ? loadEngine() : Promise.reject(new Error('not yet'))),
    })
    expect(await send(DETECT)).toMatchObject({ status: 503 })
    isThere = true
    expect(await send(DETECT)).toMatchObject({ status: 200 })
  })

  test('the status needs no engine', async () => {
    const { send } = await open({ engine: () => Promise.reject(new Error('damaged')) })
    expect(await send({ path: '/v2/status' })).toMatchObject({ status: 200 })
  })

  test.each(['/v2/languages', '/v1/status', '/nothing'])(
    'during the shutdown, %s is 503 with Retry-After',
    async (path) => {
      const { send } = await open({ shutdown: AbortSignal.abort() })
      const { status, headers } = await send({ path })
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  test('a defect is 500, and what was counted for it is given back', async () => {
    const { send, used } = await open({ engine: brokenEngine })
    expect(await send(DETECT)).toMatchObject({ status: 500 })
    expect(await used()).toBe(0)
  })

  test('a defect is reported without the text', async () => {
    const reports: string[] = []
    const { send } = await open({ engine: brokenEngine, report: (fault) => reports.push(fault) })
    await send(DETECT)
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toContain('Sonntag')
  })

  test('a store that cannot be written is 503, and costs nothing', async () => {
    const store = createMemoryStore()
    let isFull = false
    const failing: Store = {
      ...store,
      update: (step) => (isFull ? Promise.reject(new Error('full')) : store.update(step)),
    }
    const { send, used } = await open({ store: failing })
    isFull = true
    expect(await send(DETECT)).toMatchObject({ status: 503 })
    isFull = false
    expect(await used()).toBe(0)
  })
})

/** An engine that quotes the text as it fails. */
function brokenEngine(): Promise<Engine> {
  const fail = (text: string): never => {
    throw new Error(`cannot judge "${text}"`)
  }
  return Promise.resolve({
    language: { languages: [], detect: fail, segments: fail },
    profanity: { score: fail },
  })
}
