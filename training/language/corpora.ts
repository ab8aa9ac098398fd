import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { LIGATURES, SCRIPTS } from '../../src/engine/language/scripts.js'
import { mend } from './mending.js'

/** What a corpus is made of: running text, a list of words or phrases, or a list in order of frequency. */
export type CorpusKind = 'text' | 'list' | 'ranked'

export interface Corpus {
  readonly name: string
  readonly kind: CorpusKind
  readonly lines: readonly string[]
}

/** A language in one script: what the model keeps apart. */
export interface TextFolder {
  readonly folder: string
  /** The code that detection answers with. */
  readonly code: string
  /** A place in `SCRIPTS`. */
  readonly script: number
  /** How much text there is. */
  readonly bytes: number
}

const RANKED: ReadonlySet<string> = new Set([
  'lex-tess-words',
  'lex-wordfreq',
  'lex-frequencywords',
])

/**
 * Codes that are answered with another. The text of `zgh`, standard Moroccan Amazigh, is what else is
 * called `tzm`, Central Atlas Tamazight, when it is written in Tifinagh; no detector could part them.
 */
const FOLDED: Readonly<Record<string, string>> = { zgh: 'tzm' }

/** Languages of which there is too little text here to tell them from their neighbours. */
const TOO_LITTLE: ReadonlySet<string> = new Set(['dyu_Latn'])

/** The folders of the training text, in the order of their names. */
export function textFolders(data: string): TextFolder[] {
  return readFileSync(join(data, 'languages.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [folder = '', code = '', , bytes = ''] = line.split('\t')
      return {
        folder,
        code: FOLDED[code] ?? code,
        script: scriptNumber(folder.slice(4)),
        bytes: Number(bytes),
      }
    })
    .filter(({ folder }) => !TOO_LITTLE.has(folder))
}

/** The corpora of a folder: running text first, then lists, each by name. */
export function readCorpora(data: string, folder: string): Corpus[] {
  const corpora = corpusNames(data, folder)
    .sort()
    .map((name) => readCorpus(data, folder, name))
  const isText = (corpus: Corpus): boolean => corpus.kind === 'text'
  return [...corpora.filter(isText), ...corpora.filter((corpus) => !isText(corpus))]
}

/** The names of the corpora of a folder. */
export function corpusNames(data: string, folder: string): string[] {
  return readdirSync(join(data, 'text', folder)).map((file) => file.replace('.txt.br', ''))
}

/** How many words of a language are common. */
const COMMON = 4000

/** What people say most in a language, by the subtitles of films; nothing where those were not counted. */
export function commonWords(data: string, folder: string): readonly string[] {
  const name = 'lex-frequencywords'
  if (!existsSync(pathOf(data, folder, name))) return []
  return readCorpus(data, folder, name).lines.slice(0, COMMON)
}

/** The numbers of speakers by code, as LinguaMeta counts them. */
export function readSpeakers(data: string): Map<string, number> {
  const rows = readFileSync(join(data, 'names.tsv'), 'utf8').trim().split('\n').slice(1)
  return new Map(
    rows.map((row) => {
      const [code = '', , , speakers = ''] = row.split('\t')
      return [code, Number(speakers)]
    }),
  )
}

function readCorpus(data: string, folder: string, name: string): Corpus {
  const kind = !name.startsWith('lex-') ? 'text' : RANKED.has(name) ? 'ranked' : 'list'
  const text = brotliDecompressSync(readFileSync(pathOf(data, folder, name))).toString('utf8')
  const lines = mend(`${folder}/${name}`, withoutLigatures(text)).split('\n')
  // Words that were there both mended and broken are one.
  return { name, kind, lines: kind === 'text' ? lines : [...new Set(lines)] }
}

function pathOf(data: string, folder: string, name: string): string {
  return join(data, 'text', folder, `${name}.txt.br`)
}

const JOINED = new RegExp(
  `[${String.fromCharCode(LIGATURES.first)}-${String.fromCharCode(LIGATURES.last)}]`,
  'gu',
)

/** Lists made for reading print have the letters that print joins (“ﬁ”, “ﬆ”) as one. */
function withoutLigatures(text: string): string {
  return text.replace(JOINED, (joined) => joined.normalize('NFKC'))
}

function scriptNumber(tag: string): number {
  // Japanese is written in Han and Kana, which the engine reads as one script.
  const number = (SCRIPTS as readonly string[]).indexOf(tag === 'Jpan' ? 'Hani' : tag)
  if (number < 1) throw new Error(`No script is called ${tag}.`)
  return number
}
