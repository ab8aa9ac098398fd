#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { detectCommand, profanityCommand } from './detect-command.js'
import { HELP } from './help.js'
import { languagesCommand } from './languages-command.js'
import { serveCommand } from './serve-command.js'
import { VERSION } from './version.js'
import { WrongUse } from './wrong-use.js'

const COMMANDS = new Map<string, (words: string[]) => Promise<void>>([
  ['detect', detectCommand],
  ['profanity', profanityCommand],
  ['languages', languagesCommand],
  ['serve', serveCommand],
])

async function run([name = '', ...words]: string[]): Promise<void> {
  const command = COMMANDS.get(name)
  if (command && !asksForHelp(words)) await command(words)
  else process.stdout.write(`${explain(name, words)}\n`)
}

/** What to print where there is nothing to do. */
function explain(name: string, words: readonly string[]): string {
  const topic = name === 'help' ? words[0] : name
  if (topic === undefined) return HELP.glossa
  if (COMMANDS.has(topic)) return HELP[topic] ?? HELP.glossa
  const { values } = parseArgs({
    args: [topic],
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } },
    allowPositionals: true,
  })
  if (values.version) return VERSION
  if (values.help) return HELP.glossa
  throw new WrongUse(topic === '' ? 'Say what to do.' : `There is no command "${topic}".`)
}

/** What follows `--` is text, even where it reads like an option. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words
    .slice(0, end === -1 ? words.length : end)
    .some((word) => word === '--help' || word === '-h')
}

/** Whoever reads our output may stop reading, as `head` does; that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

run(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  const isWrongUse =
    error instanceof WrongUse || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(
    `glossa: ${firstLine(message)}${isWrongUse ? ' Try "glossa --help".' : ''}\n`,
  )
  process.exitCode = 2
})

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
