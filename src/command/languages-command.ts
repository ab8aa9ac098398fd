import { parseArgs } from 'node:util'
import { localClient } from './local-client.js'

export async function languagesCommand(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { json: { type: 'boolean' } } })
  const languages = await (await localClient()).languages()
  const text = values.json
    ? JSON.stringify(languages)
    : Object.entries(languages)
        .map(([code, [english, own]]) => [code, english, own].join('\t'))
        .join('\n')
  process.stdout.write(`${text}\n`)
}
