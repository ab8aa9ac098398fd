import type { Server } from 'node:http'
import { createAccounts, type Accounts, type Limit } from '../accounts/index.js'
import { openFileStore } from '../accounts/file-store.js'
import { createService } from '../service/index.js'
import { drainable } from './drain.js'
import { createHttpDoor, type Certificate } from './http-door.js'
import { loadEngine } from './load-engine.js'
import { isLoopback } from './loopback.js'

const ACCOUNT = 'main'

export interface ServeOptions {
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  readonly certificate?: Certificate
  /** The file that holds the accounts. */
  readonly accountsFile: string
  /** Detections a day; left out, a new account is a free one and an old one keeps its limit. */
  readonly limit?: Limit
  readonly report: (fault: string) => void
}

export interface RunningServer {
  readonly url: string
  readonly accounts: Accounts
  /** The account that everyone who calls the server shares. */
  readonly account: string
  /** Answers what is under way, refuses what is new, and closes the accounts' file. */
  close(): Promise<void>
}

/**
 * Serves the service over HTTP, or over HTTPS where there is a certificate.
 *
 * @throws Error where plain HTTP would leave this machine, or the port or the file is taken.
 */
export async function serve({
  host,
  port,
  certificate,
  accountsFile,
  limit,
  report,
}: ServeOptions): Promise<RunningServer> {
  if (!certificate && !isLoopback(host)) {
    throw new Error(
      `Plain HTTP is served on the loopback interface alone; give --cert and --key to serve HTTPS on ${host}.`,
    )
  }
  const store = await openFileStore(accountsFile)
  try {
    const accounts = createAccounts({
      store,
      report: ({ setAside, reason }) => {
        report(
          `The accounts could not be read in full (${reason}) The old file is kept as ${accountsFile}.${setAside}.`,
        )
      },
    })
    await accounts.open(ACCOUNT)
    if (limit !== undefined) await accounts.setLimit(ACCOUNT, limit)
    const shutdown = new AbortController()
    const service = createService({
      accounts,
      engine: () => loadEngine(report),
      shutdown: shutdown.signal,
      report,
    })
    const server = createHttpDoor(service, certificate && { certificate })
    const drain = drainable(server)
    const url = `${certificate ? 'https' : 'http'}://${bracketed(host)}:${await listen(server, port, host)}`
    return {
      url,
      accounts,
      account: ACCOUNT,
      close: async () => {
        shutdown.abort()
        await drain()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
