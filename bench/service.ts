/**
 * What the service costs by itself: `npm run bench:service`. A bare Hono route that reads the same JSON
 * body is timed in the same run, in turn with the others, because the machine's speed drifts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { openFileStore } from '../src/accounts/file-store.js'
import { createAccounts, createMemoryStore, type Store } from '../src/accounts/index.js'
import type { Engine } from '../src/engine/index.js'
import { loadEngine } from '../src/server/load-engine.js'
import { createService } from '../src/service/index.js'
import { describeTimes, summarise, type Summary } from './times.js'

interface Contestant {
  readonly name: string
  readonly answer: (request: Request) => Response | Promise<Response>
  readonly headers: Record<string, string>
  readonly requestsARound: number
  /** How many requests are under way at once. */
  readonly atOnce: number
}

const ROUNDS = 30
const PATH = 'https://localhost/v2/detect/language'
const BODY = JSON.stringify({ q: 'Guten Tag, wie geht es Ihnen?' })
const ACCOUNT = 'bench'

/** Judges nothing, so that what is left is the service's own. */
const noEngine: Engine = {
  language: { languages: [], detect: () => [], segments: () => [] },
  profanity: { score: () => 0 },
}

const folder = await mkdtemp(join(tmpdir(), 'glossa-bench-'))
const file = await openFileStore(join(folder, 'accounts.json'))
const contestants: Contestant[] = [
  bare(),
  await whole('service, memory store, no detection', createMemoryStore(), noEngine),
  await whole('service, memory store, detection', createMemoryStore(), await loadEngine()),
  await whole('service, file store, no detection, one at a time', file, noEngine, {
    requestsARound: 40,
  }),
  await whole('service, file store, no detection, 100 at once', file, noEngine, {
    requestsARound: 2000,
    atOnce: 100,
  }),
]
const summaries = await race(contestants)
await file.close()
await rm(folder, { recursive: true })

console.log(describeTimes(summaries))
const [route, service] = summaries
if (route && service) {
  const ratio = service.median / route.median
  console.log(
    `\nThe service's own time is ${ratio.toFixed(2)} times that of a bare route (at most 4 is the goal).`,
  )
}

function bare(): Contestant {
  const app = new Hono()
  app.post('/v2/detect/language', async (context) => {
    await context.req.json()
    return context.json({ results: [] })
  })
  return {
    name: 'bare Hono route',
    answer: (request) => app.fetch(request),
    headers: {},
    requestsARound: 2000,
    atOnce: 1,
  }
}

async function whole(
  name: string,
  store: Store,
  engine: Engine,
  { requestsARound = 2000, atOnce = 1 } = {},
): Promise<Contestant> {
  const accounts = createAccounts({ store })
  await accounts.open(ACCOUNT, 'unlimited')
  const { text } = await accounts.issueKey({ account: ACCOUNT, name: 'bench' })
  const answer = createService({ accounts, engine: () => Promise.resolve(engine) })
  return { name, answer, headers: { authorization: `Bearer ${text}` }, requestsARound, atOnce }
}

async function race(contestants: readonly Contestant[]): Promise<Summary[]> {
  const times = new Map(contestants.map((contestant) => [contestant, [] as number[]]))
  for (let round = -2; round < ROUNDS; round++) {
    for (const [contestant, kept] of times) {
      const measured = await timeRound(contestant)
      // The first rounds only warm up.
      if (round >= 0) kept.push(...measured)
    }
  }
  return [...times].map(([{ name, atOnce }, kept]) => summarise(name, kept, atOnce))
}

/** The requests are made beforehand: making one costs more than a bare route does. */
async function timeRound({
  answer,
  headers,
  requestsARound,
  atOnce,
}: Contestant): Promise<number[]> {
  const requests = Array.from(
    { length: requestsARound },
    () =>
      new Request(PATH, {
        method: 'POST',
        body: BODY,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  )
  const times: number[] = []
  const waiting = requests.values()
  const worker = async (): Promise<void> => {
    for (const request of waiting) {
      const start = performance.now()
      const response = await answer(request)
      times.push(performance.now() - start)
      if (response.status !== 200) throw new Error(`The service answered with ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times
}
