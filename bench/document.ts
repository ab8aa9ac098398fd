import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const DOCUMENT = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

/** A row of a table in Markdown. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A table in Markdown; all columns but the first are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [row(head), row(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(row)]
}

/** Puts a part of docs/benchmarks.md in the place of what the same command wrote before. */
export async function writePart(subject: string, lines: readonly string[]): Promise<void> {
  const start = `<!-- ${subject}: made by npm run bench:${subject} -->`
  const end = `<!-- end of ${subject} -->`
  const part = [start, '', ...lines, '', end].join('\n')
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '# Benchmarks\n'
  const from = before.indexOf(start)
  const to = before.indexOf(end)
  const after =
    from >= 0 && to > from
      ? before.slice(0, from) + part + before.slice(to + end.length)
      : `${before.trimEnd()}\n\n${part}\n`
  const style = await resolveConfig(DOCUMENT)
  writeFileSync(DOCUMENT, await format(after, { ...style, parser: 'markdown' }))
}
