import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Corpus } from './corpora.js'

/** Packages of the versions that `package-lock.json` holds. */
const PACKAGES = 'node_modules'
const READ_ME = /^readme\.(?:md|markdown)$/iu
/** The terms of packages that are read. */
const OPEN: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense'],
])
/** What is code, markup, an address or a mark of a list, and no prose. */
const FENCED = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gmu
const UNSAID =
  /`[^`\n]*`|<[^>\n]*>|\]\([^)\n]*\)|https?:\S+|^[ \t]*(?:[-*+>#|]+|\d+\.)|\[[^\]\n]*\]:.*$/gmu
const FEWEST_WORDS = 5
const SENTENCE = /^["'(]?[A-Z][a-z']* .*[a-z\])"'][.!?:]$/u
const SIGNS = /[{}=<>_;|$\\/#@[\]&+*~^]|\(\)|[a-z][A-Z]|[a-z]\.[a-z]|\d{3}| {2}|- -| , /u

/**
 * How English is written about software: the read-me files of the packages that this project is built with. Of some small
 * languages, Scots above all, there is little text but that of programs, and what only these said spoke for them.
 */
export function readMeText(): Corpus {
  const files = packageFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => READ_ME.test(name))
      .map((name) => join(folder, name)),
  )
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8').replace(FENCED, '').replace(UNSAID, ' ').split('\n'),
  )
  return { name: 'read-me', kind: 'text', lines: [...new Set(lines.map(trimmed).filter(isProse))] }
}

function packageFolders(): string[] {
  const folders = readdirSync(PACKAGES)
    .sort()
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(PACKAGES, name))
            .sort()
            .map((inner) => join(PACKAGES, name, inner))
        : [join(PACKAGES, name)],
    )
  return folders.filter((folder) => {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) return false
    const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown }
    return typeof license === 'string' && OPEN.has(license)
  })
}

const trimmed = (line: string): string => line.replace(/\s+/gu, ' ').trim()

/** A sentence, without what is said in signs: code has its own class. */
const isProse = (line: string): boolean =>
  SENTENCE.test(line) && !SIGNS.test(line) && line.split(' ').length >= FEWEST_WORDS
