import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGES, type Change } from './altered-copy.js'
import { EXPLAINED } from './explained.js'
import { TRIED, type Tried } from './trying-runner.js'

export interface Score {
  readonly changes: number
  readonly noticed: number
  /** In percent. */
  readonly score: number
  /** How many of the others are explained. */
  readonly explained: number
  /** Changes of what runs once, when the code is loaded. They are not tried, and not counted. */
  readonly changesOfWhatIsLoaded: number
  /** Tests that could not be run again, and so noticed nothing from then on. */
  readonly testsNotRunAgain: number
  /** Changes that no test noticed and nobody explained, each with its place. */
  readonly unexplained: readonly string[]
}

/** What the tests noticed in an altered copy. */
export function scoreOf(copy: string): Score {
  const all = read(copy, CHANGES) as readonly Change[]
  const tried = read(copy, TRIED) as Tried
  const [noticed, reached, loaded] = [tried.noticed, tried.reached, tried.loaded].map(
    (ids) => new Set(ids),
  )
  const changes = all.filter(({ id }) => reached?.has(id) === true || loaded?.has(id) !== true)
  const missed = changes.filter(({ id }) => noticed?.has(id) !== true)
  const unexplained = missed.filter((change) => !isExplained(change))
  return {
    changes: changes.length,
    noticed: changes.length - missed.length,
    score: (100 * (changes.length - missed.length)) / changes.length,
    explained: missed.length - unexplained.length,
    changesOfWhatIsLoaded: all.length - changes.length,
    testsNotRunAgain: tried.notAgain.length,
    unexplained: unexplained.map(
      ({ file, line, text, replacement }) => `${file}:${line}  ${text}  →  ${replacement}`,
    ),
  }
}

function read(copy: string, name: string): unknown {
  return JSON.parse(readFileSync(join(copy, name), 'utf8'))
}

function isExplained({ file, text, replacement }: Change): boolean {
  return EXPLAINED.some(
    (known) =>
      known.file === file &&
      text.includes(known.line) &&
      (known.replacement === undefined || known.replacement === replacement),
  )
}
