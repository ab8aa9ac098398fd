import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Where the training reads from; none of it is part of the repository. */
export interface Sources {
  /** The folder with `text` and `profanity`. */
  readonly data: string
  /** Debian's word lists, of the packages wamerican-insane and wbritish-insane. */
  readonly words: string
  /** Debian's `UnicodeData.txt`, of the package unicode-data. */
  readonly unicode: string
  /** Debian's lists of places and languages, of the package iso-codes. */
  readonly names: string
}

export function readSources(args: readonly string[]): Sources {
  const option = (name: string, otherwise: string): string => {
    const at = args.indexOf(name)
    return at < 0 ? otherwise : (args[at + 1] ?? otherwise)
  }
  return {
    data: option('--data', '../shared/data'),
    words: option('--words', '/usr/share/dict'),
    unicode: option('--unicode', '/usr/share/unicode'),
    names: option('--names', '/usr/share/iso-codes/json'),
  }
}

/** The lines of one corpus of a language's folder. */
export function readCorpus(sources: Sources, folder: string, corpus: string): string[] {
  const packed = readFileSync(join(sources.data, 'text', folder, `${corpus}.txt.br`))
  return brotliDecompressSync(packed).toString().split('\n')
}

/** The folders of languages written in Latin letters, other than English and its kin. */
export function foreignFolders(sources: Sources): string[] {
  const kin = new Set(['eng_Latn', 'sco_Latn', 'pcm_Latn'])
  return readdirSync(join(sources.data, 'text'))
    .filter((folder) => folder.endsWith('_Latn') && !kin.has(folder))
    .sort()
}

export function corporaOf(sources: Sources, folder: string): string[] {
  return readdirSync(join(sources.data, 'text', folder))
    .map((file) => file.replace('.txt.br', ''))
    .sort()
}

export function readJsonLines(sources: Sources, path: string): unknown[] {
  const lines = readFileSync(join(sources.data, 'profanity', path), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line): unknown => JSON.parse(line))
}

/** The words of the dictionary without accents and endings of possession, as they are written. */
export function readDictionary(sources: Sources): string[] {
  const words = new Set<string>()
  for (const list of ['american-english-insane', 'british-english-insane']) {
    for (const line of readFileSync(join(sources.words, list), 'utf8').split('\n')) {
      const word = line.replace(/'s$/, '').normalize('NFD').replace(/\p{M}/gu, '')
      if (/^[A-Za-z]+$/.test(word)) words.add(word)
    }
  }
  for (const name of readPlaceNames(sources)) words.add(name)
  return [...words]
}

/** The words in the names of countries, their parts and languages. */
function readPlaceNames(sources: Sources): string[] {
  return ['iso_3166-1', 'iso_3166-2', 'iso_639-3'].flatMap((list) => {
    const text = readFileSync(join(sources.names, `${list}.json`), 'utf8')
    const names = Array.from(text.matchAll(/"name": "([^"]*)"/g), ([, name = '']) => name)
    return names.flatMap(
      (name) =>
        name
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .match(/[A-Za-z]{3,}/g) ?? [],
    )
  })
}

interface RatedPhrase {
  readonly match: string
}

/** Words that some public list rates as profane or near it. */
export function readListedWords(sources: Sources): Set<string> {
  const folder = join(sources.data, 'profanity', 'lexicons')
  const lines = (name: string): string[] =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n')
  const listed = new Set<string>(lines('better-profanity.txt'))
  for (const line of lines('cuss.tsv')) {
    const [word = '', sureness = '0'] = line.split('\t')
    if (Number(sureness) >= 1) listed.add(word)
  }
  for (const entry of JSON.parse(lines('dsojevic.json').join('\n')) as RatedPhrase[]) {
    for (const word of entry.match.split('|')) listed.add(word.replaceAll('*', ''))
  }
  for (const line of lines('surge-profanity.csv').slice(1)) listed.add(line.split(',')[0] ?? '')
  return listed
}
