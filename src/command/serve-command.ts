import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACCOUNT, serve, type Accounts, type Limit } from '../server/index.js'
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

const LEAST_UNITS_IN_A_KEY = 16
/** So many keys of earlier starts go on working. */
const MOST_PRINTED_KEYS = 50
const PRINTED = 'printed at a start'

export async function serveCommand(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: OPTIONS })
  const { certificate } = await readCertificate(values)
  const limit = values.limit === undefined ? {} : { limit: readLimit(values.limit) }
  const server = await serve({
    host: values.host,
    port: readPort(values.port),
    accountsFile: values.accounts ?? defaultAccountsFile(),
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
    const keyLine = await admit(server.accounts, values['key-file'])
    process.stdout.write(`${keyLine}\nListening on ${server.url}\n`)
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Sees to it that there is a key to call with, and says which. */
async function admit(accounts: Accounts, keyFile: string | undefined): Promise<string> {
  if (keyFile === undefined) return `API key: ${await printableKey(accounts)}`
  const given = await readKey(keyFile)
  if (given !== undefined) {
    await accounts.issueKey({ account: ACCOUNT, name: keyFile, text: given })
    return `API key: as in ${keyFile}`
  }
  const { text } = await accounts.issueKey({ account: ACCOUNT, name: keyFile })
  await writeFile(keyFile, `${text}\n`, { mode: 0o600, flag: 'wx' })
  return `API key: written to ${keyFile}`
}

async function printableKey(accounts: Accounts): Promise<string> {
  const printed = (await accounts.keys(ACCOUNT)).filter(({ name }) => name === PRINTED)
  const oldest =
    printed.length < MOST_PRINTED_KEYS
      ? undefined
      : printed.sort((a, b) => a.created - b.created)[0]
  const key = await accounts.issueKey({
    account: ACCOUNT,
    name: PRINTED,
    ...(oldest && { replaces: oldest.id }),
  })
  return key.text
}

async function readKey(path: string): Promise<string | undefined> {
  let text: string
  try {
    text = (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  if (/\s/.test(text) || text.length < LEAST_UNITS_IN_A_KEY) {
    throw new WrongUse(
      `${path} must hold one key of at least ${LEAST_UNITS_IN_A_KEY} characters and nothing else.`,
    )
  }
  return text
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

/** Where each system keeps what a program remembers. */
function defaultAccountsFile(): string {
  const folder =
    process.platform === 'win32'
      ? (process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'))
      : (process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'))
  return join(folder, 'glossa', 'accounts.json')
}
