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
const SIGNS = /[{}=<>_;|$\\/#@[\]&+*~^]|\(\)|[a-z][A-Z]|[a-z]\.[a-z]|\d{3}|- -| , /u

/**
 * How English is written about software: the read-me files of the packages that this project is built with. Of some small
 * languages, Scots above all, there is little text but that of programs, and what only these said spoke for them.
 */
export function readMeText(): Corpus {
  const files = packageFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => READ_ME.test(name))
      .sort()
      .map((name) => join(folder, name)),
  )
  const lines = files.flatMap((file) => sentencesOf(readFileSync(file, 'utf8')))
  return { name: 'read-me', kind: 'text', lines: [...new Set(lines)] }
}

/**
 * The lines of a page in Markdown that are sentences, without what is said in signs: code has its own class.
 *
 * @example
 * sentencesOf('# Title\n- Returns the `first` value of a list.') // ['Returns the value of a list.']
 */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(FENCED, '')
    .replace(UNSAID, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(isSentence)
}

function isSentence(line: string): boolean {
  return SENTENCE.test(line) && !SIGNS.test(line) && line.split(' ').length >= FEWEST_WORDS
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
    const { license, os } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
    // What is made for one system is not there on another, and the text is the same everywhere.
    return typeof license === 'string' && OPEN.has(license) && os === undefined
  })
}
