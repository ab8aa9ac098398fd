import { parseArgs } from 'node:util'
import type { Client } from '../client/index.js'
import { linesOf } from './lines.js'
import { localClient } from './local-client.js'
import { showProgress } from './progress.js'

/** One line of the output for each text. */
type Judge = (client: Client, texts: readonly string[]) => Promise<object[]>

export const detectCommand = (words: string[]): Promise<void> =>
  judgeAll(words, { results: [] }, async (client, texts) =>
    (await client.detect(texts)).map((results) => ({ results })),
  )

export const profanityCommand = (words: string[]): Promise<void> =>
  judgeAll(words, { score: 0 }, async (client, texts) =>
    (await client.profanity(texts)).map((score) => ({ score })),
  )

async function judgeAll(words: string[], ofNothing: object, judge: Judge): Promise<void> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} })
  const client = await localClient()
  if (positionals.length > 0) {
    await write(await judge(client, positionals))
    return
  }
  const progress = showProgress()
  for await (const lines of linesOf(process.stdin)) {
    // The service takes no empty text; an empty line has its line in the output all the same.
    const texts = lines.filter((line) => line.trim() !== '')
    const answers = texts.length === 0 ? [] : await judge(client, texts)
    const inOrder = answers[Symbol.iterator]()
    await write(
      lines.map((line) => (line.trim() === '' ? ofNothing : (inOrder.next().value ?? ofNothing))),
    )
    progress.add(lines.length)
  }
  progress.end()
}

/** Waits where the reader is slower than we are. */
async function write(answers: readonly object[]): Promise<void> {
  if (answers.length === 0) return
  const text = answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')
  if (!process.stdout.write(text))
    await new Promise((resolve) => process.stdout.once('drain', resolve))
}
