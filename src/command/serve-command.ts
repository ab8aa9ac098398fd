import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Limit } from '../server/in-process.js'
import { serve } from '../server/index.js'
import { firstKey } from './first-key.js'
import { WrongUse } from './wrong-use.js'

const OPTIONS = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string', default: '127.0.0.1' },
  cert: { type: 'string' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
  accounts: { type: 'string' },
  limit: { type: 'string' },
} as const

export async function serveCommand(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: OPTIONS })
  const { certificate } = await readCertificate(values)
  const port = readPort(values.port)
  const limit = values.limit === undefined ? {} : { limit: readLimit(values.limit) }
  const server = await serve({
    host: values.host,
    port,
    accountsFile: values.accounts ?? defaultAccountsFile(port),
    report: (fault) => process.stderr.write(`glossa: ${fault}\n`),
    ...(certificate && { certificate }),
    ...limit,
  })
  const stop = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    void server.close()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    const key = await firstKey(server, values['key-file'])
    process.stdout.write(`API key: ${key}\nListening on ${server.url}\n`)
  } catch (error) {
    await server.close()
    throw error
  }
}

async function readCertificate({
  cert,
  key,
}: {
  cert?: string | undefined
  key?: string | undefined
}) {
  if (cert === undefined && key === undefined) return { certificate: undefined }
  if (cert === undefined || key === undefined)
    throw new WrongUse('Give both --cert and --key, or neither.')
  return { certificate: { cert: await readFile(cert), key: await readFile(key) } }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new WrongUse(`--port takes a number from 0 to 65535, not "${text}".`)
  return port
}

function readLimit(text: string): Limit {
  if (text === 'unlimited') return text
  if (!/^\d{1,15}$/.test(text))
    throw new WrongUse(`--limit takes a whole number or "unlimited", not "${text}".`)
  return Number(text)
}

/** Where each system keeps what a program remembers; a file for each port, so that two servers can run at once. */
function defaultAccountsFile(port: number): string {
  const folder =
    process.platform === 'win32'
      ? (process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'))
      : (process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'))
  return join(folder, 'glossa', `accounts-${port}.json`)
}
