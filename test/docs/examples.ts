import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of code in a document, and what it says that it prints. */
export interface Example {
  readonly line: number
  readonly code: string
  readonly prints: readonly string[]
}

/** The blocks of a Markdown file that are marked as JavaScript of a kind: ```js http */
export function examplesIn(document: string, kind: string): Example[] {
  const text = readFileSync(join(import.meta.dirname, '../..', document), 'utf8')
  const blocks = text.matchAll(new RegExp(`^\`\`\`js ${kind}\\n(.*?)^\`\`\``, 'gms'))
  return [...blocks].map(({ index, 1: code = '' }) => ({
    line: text.slice(0, index).split('\n').length,
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, printed = '']) => printed),
  }))
}
