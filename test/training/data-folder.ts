import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll } from 'vitest'

const made: string[] = []
afterAll(() => {
  for (const data of made) rmSync(data, { recursive: true })
})

/**
 * A folder of training text for the tests of a file: the lines of each corpus, by its folder and its name.
 *
 * @example
 * readCorpora(dataFolder({ 'deu_Latn/udhr': ['Guten Tag'] }), 'deu_Latn')
 */
export function dataFolder(corpora: Readonly<Record<string, readonly string[]>>): string {
  const data = mkdtempSync(join(tmpdir(), 'glossa-data-'))
  made.push(data)
  for (const [path, lines] of Object.entries(corpora)) {
    const file = join(data, 'text', `${path}.txt.br`)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, brotliCompressSync(lines.join('\n')))
  }
  return data
}
