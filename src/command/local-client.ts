import { createAccounts, createMemoryStore, createService } from '../server/in-process.js'
import { loadEngine } from '../server/index.js'
import { createClient, serviceTransport, type Client } from '../client/index.js'

/** A client of a service in this process, with no limit and nothing kept. */
export async function localClient(): Promise<Client> {
  const accounts = createAccounts({ store: createMemoryStore() })
  await accounts.open('command', 'unlimited')
  const { text: key } = await accounts.issueKey({ account: 'command', name: 'command line' })
  const service = createService({ accounts, engine: () => loadEngine(report) })
  return createClient({ transport: serviceTransport(service), key, timeout: 600_000 })
}

function report(fault: string): void {
  process.stderr.write(`glossa: ${fault}\n`)
}
