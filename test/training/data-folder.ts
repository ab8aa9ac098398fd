import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * A folder of training text for a test: the lines of each corpus, by its folder and its name.
 *
 * @example
 * readCorpora(dataFolder({ 'deu_Latn/udhr': ['Guten Tag'] }), 'deu_Latn')
 */
export function dataFolder(corpora: Readonly<Record<string, readonly string[]>>): string {
  const data = mkdtempSync(join(tmpdir(), 'glossa-data-'))
  for (const [path, lines] of Object.entries(corpora)) {
    const file = join(data, 'text', `${path}.txt.br`)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, brotliCompressSync(lines.join('\n')))
  }
  return data
}
