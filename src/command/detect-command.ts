import { parseArgs } from 'node:util'
import type { Client } from '../client/index.js'
import { inParts, linesOf } from './lines.js'
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
  const progress = showProgress()
  for await (const part of positionals.length > 0 ? inParts(positionals) : linesOf(process.stdin)) {
    // The service takes no empty text; one has its line in the output all the same.
    const texts = part.filter((text) => text.trim() !== '')
    const answers = texts.length === 0 ? [] : await judge(client, texts)
    const inOrder = answers[Symbol.iterator]()
    await write(
      part.map((text) => (text.trim() === '' ? ofNothing : (inOrder.next().value ?? ofNothing))),
    )
    progress.add(part.length)
  }
  progress.end()
}

/** Waits where the reader is slower than we are. */
async function write(answers: readonly object[]): Promise<void> {
  const text = answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')
  if (!process.stdout.write(text))
    await new Promise((resolve) => process.stdout.once('drain', resolve))
}
