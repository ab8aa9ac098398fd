import { createAccounts, createMemoryStore, type Store } from '../../src/accounts/index.js'
import type { Candidate, DetectionOptions, Engine } from '../../src/engine/index.js'
import { createService, type Caller, type Service } from '../../src/service/index.js'

const ACCOUNT = 'tested'

export interface OpenedService {
  readonly service: Service
  readonly key: string
  /** What the service reported as its own faults. */
  readonly reports: readonly string[]
  /** Sends `{ q }` to a path. */
  readonly post: (path: string, q: unknown, headers?: Record<string, string>) => Promise<Response>
  /** The detections that were counted today. */
  readonly used: () => Promise<number>
}

/** An engine that answers the same to every text, or as it is told to. */
export function engineOf({
  detect = () => [{ lang: 'en', confidence: 0.9 }],
  score = () => 0.1,
}: {
  readonly detect?: (text: string, options?: DetectionOptions) => Candidate[]
  readonly score?: (text: string, options?: { english?: number }) => number
} = {}): Engine {
  return {
    language: { languages: ['de', 'en'], detect, segments: () => [] },
    profanity: { score },
  }
}

/** A service of its own for a test, with one account and one key. */
export async function openService({
  engine = () => Promise.resolve(engineOf()),
  limit = 100,
  store = createMemoryStore(),
  shutdown = new AbortController().signal,
  caller = {},
}: {
  readonly engine?: () => Promise<Engine>
  readonly limit?: number | 'unlimited'
  readonly store?: Store
  readonly shutdown?: AbortSignal
  /** What the door knows of whoever posts. */
  readonly caller?: Caller
} = {}): Promise<OpenedService> {
  const accounts = createAccounts({ store })
  await accounts.open(ACCOUNT, limit)
  const { text: key } = await accounts.issueKey({ account: ACCOUNT, name: 'test' })
  const reports: string[] = []
  const service = createService({
    accounts,
    engine,
    shutdown,
    report: (fault) => {
      reports.push(fault)
    },
  })
  return {
    service,
    key,
    reports,
    post: (path, q, headers = {}) =>
      service(
        new Request(`https://localhost${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            ...headers,
          },
          body: JSON.stringify({ q }),
        }),
        caller,
      ),
    used: async () => (await accounts.status(ACCOUNT)).used,
  }
}
