import { createAccounts, createMemoryStore, type Accounts } from '../../src/accounts/index.js'
import { loadEngine } from '../../src/server/load-engine.js'
import { createService, type Service } from '../../src/service/index.js'
import type { PlainResponse } from '../../src/client/message.js'
import { expectAsDescribed } from './description.js'
import type { Answer, Ask, Setup } from './door.js'

const ACCOUNT = 'tested'

/** Loaded once for all tests of a file: it keeps nothing of what it judges. */
const engine = loadEngine()

/** A service with an account whose clock the test sets, as in-process and HTTP tests share it. */
export async function openService({ limit = 100, now = Date.now() }: Setup): Promise<{
  service: Service
  accounts: Accounts
  key: string
  setTime: (now: number) => void
  setLimit: (limit: number | 'unlimited') => Promise<void>
}> {
  let time = now
  const accounts = createAccounts({ store: createMemoryStore(), now: () => time })
  await accounts.open(ACCOUNT, limit)
  const { text: key } = await accounts.issueKey({ account: ACCOUNT, name: 'test' })
  return {
    service: createService({ accounts, engine: () => engine }),
    accounts,
    key,
    setTime: (next) => {
      time = next
    },
    setLimit: (next) => accounts.setLimit(ACCOUNT, next),
  }
}

/** Adds the key to what a test asks, and holds every answer to the OpenAPI document. */
export function asking(
  key: string,
  send: (ask: Ask) => Promise<PlainResponse>,
): (ask: Ask) => Promise<Answer> {
  return async (ask) => {
    const headers = { authorization: `Bearer ${key}`, ...ask.headers }
    const response = await send({ ...ask, headers })
    const answer = {
      ...response,
      json: response.body === '' ? undefined : (JSON.parse(response.body) as unknown),
    }
    expectAsDescribed(ask, answer)
    return answer
  }
}

/** The headers that are there. */
export function present(headers: Ask['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
