import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the tests of the rooms read. */
const COPIED = [
  'docs',
  'proof/mutation',
  'public',
  'scripts',
  'src',
  'test',
  'training',
  'package.json',
]

/** A change of the code that is switched on by its number. */
export interface Change {
  readonly id: number
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The line as it was. */
  readonly text: string
  readonly replacement: string
}

/** Where a copy has the list of its changes. */
export const CHANGES = 'changes.json'

/** The part of Stryker's instrumenter that is used; it is installed only where a room is tried. */
interface Stryker {
  readonly Instrumenter: new (log: object) => {
    instrument(
      files: readonly { name: string; content: string; mutate: true }[],
      options: object,
    ): Promise<{
      readonly files: readonly { readonly name: string; readonly content: string }[]
      readonly mutants: readonly {
        readonly id: string
        readonly fileName: string
        readonly location: { readonly start: { readonly line: number } }
        readonly replacement: string
      }[]
    }>
  }
}

/**
 * Makes a copy of the project in which every place of a room is changed in every way, each way behind a
 * switch: until one is turned on, the code does what it did.
 *
 * @returns The folder of the copy.
 */
export async function makeAlteredCopy(room: string): Promise<string> {
  const copy = join(root, '.cache/mutation', room.replace('/', '-'))
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const instrumenter = 'proof/node_modules/@stryker-mutator/instrumenter/dist/src/index.js'
  const { Instrumenter } = (await import(join(root, instrumenter))) as Stryker
  const names = readdirSync(join(copy, 'src', room), { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .map((name) => join(copy, 'src', room, name))
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true as const }))
  const altered = await new Instrumenter(SILENT).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  for (const { name, content } of altered.files) writeFileSync(name, withSwitch(content))
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const changes = altered.mutants.map(
    ({ id, fileName, location: { start }, replacement }): Change => ({
      id: Number(id),
      file: relative(copy, fileName).replaceAll('\\', '/'),
      line: start.line + 1,
      text: lines.get(fileName)?.[start.line]?.trim() ?? '',
      replacement: replacement.replaceAll(/\s+/g, ' '),
    }),
  )
  writeFileSync(join(copy, CHANGES), JSON.stringify(changes))
  return copy
}

/**
 * Puts our own switch in the place of the instrumenter's: its calls cost more than the code between them,
 * numbers that are compared where they stand cost little.
 */
function withSwitch(content: string): string {
  const asked = content
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '($switch.on === $1 && $switch.come())')
    .replaceAll(/stryCov_9fa48\(((?:"\d+"(?:, )?)+)\)/g, (_, ids: string) => {
      const numbers = ids.replaceAll('"', '')
      return `(--$switch.unlooked < 0 && $switch.look(${numbers}))`
    })
  return `const $switch = globalThis.glossaSwitch;\n${asked}`
}

/** A log of nothing. */
const SILENT = {
  isDebugEnabled: () => false,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
}
