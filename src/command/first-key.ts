import { readFile, writeFile } from 'node:fs/promises'
import type { RunningServer } from '../server/index.js'
import { WrongUse } from './wrong-use.js'

const LEAST_UNITS_IN_A_KEY = 16
/** So many keys of earlier starts go on working. */
const MOST_PRINTED_KEYS = 50
const PRINTED = 'printed at a start'

/**
 * Sees to it that there is a key to call with: the one in the file, or a new one, which is written to the
 * file or told.
 *
 * @returns The key, or where it is.
 */
export async function firstKey(
  server: RunningServer,
  keyFile: string | undefined,
): Promise<string> {
  const { accounts, account } = server
  if (keyFile === undefined) return printableKey(server)
  const given = await readKey(keyFile)
  if (given !== undefined) {
    await accounts.issueKey({ account, name: keyFile, text: given })
    return `as in ${keyFile}`
  }
  const { text } = await accounts.issueKey({ account, name: keyFile })
  await writeFile(keyFile, `${text}\n`, { mode: 0o600, flag: 'wx' })
  return `written to ${keyFile}`
}

async function printableKey({ accounts, account }: RunningServer): Promise<string> {
  const printed = (await accounts.keys(account)).filter(({ name }) => name === PRINTED)
  const oldest =
    printed.length < MOST_PRINTED_KEYS
      ? undefined
      : printed.sort((a, b) => a.created - b.created)[0]
  const key = await accounts.issueKey({
    account,
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
