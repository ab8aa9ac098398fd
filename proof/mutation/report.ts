import { readFileSync } from 'node:fs'
import { EXPLAINED } from './explained.js'
import { reportOf } from './rooms.mjs'

/** A change of the code, as the mutation tester reports it. */
interface Change {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError'
  readonly replacement: string
  readonly location: { readonly start: Place; readonly end: Place }
}

interface Place {
  readonly line: number
  readonly column: number
}

export interface Score {
  readonly changes: number
  readonly noticed: number
  /** In percent. */
  readonly score: number
  /** Changes that no test noticed and nobody explained, each with its place. */
  readonly unexplained: readonly string[]
}

/** What the last run found in a room. */
export function scoreOf(room: string): Score {
  const { files } = JSON.parse(readFileSync(reportOf(room), 'utf8')) as {
    files: Record<string, { source: string; mutants: Change[] }>
  }
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, line: lineOf(source, mutant) })),
  )
  const noticed = all.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const missed = all.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const changes = noticed.length + missed.length
  return {
    changes,
    noticed: noticed.length,
    score: (100 * noticed.length) / changes,
    unexplained: missed
      .filter(({ file, line, replacement }) => !isExplained(file, line, replacement))
      .map(
        ({ file, line, replacement, location: { start } }) =>
          `${file}:${start.line}:${start.column}  ${line}  →  ${replacement.replaceAll(/\s+/g, ' ')}`,
      ),
  }
}

function lineOf(source: string, { location }: Change): string {
  return (source.split('\n')[location.start.line - 1] ?? '').trim()
}

function isExplained(file: string, line: string, replacement: string): boolean {
  return EXPLAINED.some(
    (known) =>
      known.file === file &&
      line.includes(known.line) &&
      (known.replacement === undefined || known.replacement === replacement),
  )
}
