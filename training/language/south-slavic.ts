import { type Corpus, readCorpora } from './corpora.js'
import { type VowelWriter, vowelWriter } from './ijekavian.js'
import { CROATIAN, EASTERN, SERBIAN, type Stems, WESTERN, isAmong } from './south-slavic-stems.js'
import { serbianToLatin } from './transliteration.js'

const BOSNIAN_FOLDER = 'bos_Latn'
const SERBIAN_FOLDER = 'srp_Latn'

/** What no text in the language has. */
const FOREIGN = {
  [BOSNIAN_FOLDER]: [CROATIAN, SERBIAN],
  hrv_Latn: [EASTERN],
  [SERBIAN_FOLDER]: [CROATIAN, WESTERN],
} satisfies Readonly<Record<string, readonly Stems[]>>

type SouthSlavicFolder = keyof typeof FOREIGN

/** Corpora that are all in their own language, and what is common in them. */
const IJEKAVIAN: readonly (readonly [string, RegExp])[] = [
  ['hrv_Latn', /^(?:lex-tess-words|ud|tatoeba-tests|common-voice|ebible-open)$/u],
  [BOSNIAN_FOLDER, /^lex-tess-words$/u],
]
const EKAVIAN: readonly (readonly [string, RegExp])[] = [
  [SERBIAN_FOLDER, /^(?:lex-tess-words|ud|tatoeba-tests)$/u],
  ['srp_Cyrl', /^(?:lex-tess-words|tatoeba-tests|common-voice)$/u],
]

/**
 * Leaves out of the lists of Bosnian, Croatian and Serbian what is in another of the three: subtitles and web pages are
 * often filed under a neighbour of their language. Corpora of other folders stay as they are.
 */
export function withoutNeighbours(
  data: string,
  folder: string,
  corpora: readonly Corpus[],
): readonly Corpus[] {
  if (!isSouthSlavic(folder)) return corpora
  const write = ownWriter(data, folder)
  return corpora.map((corpus) =>
    corpus.kind === 'text'
      ? corpus
      : {
          ...corpus,
          lines: corpus.lines.filter((line) => write(line) === line.toLowerCase()),
        },
  )
}

/** Makes a writer of Bosnian from its neighbours: what Bosnian does not have is left out, and the vowel is written as it is there. */
export function toBosnian(data: string): (line: string) => string {
  return ownWriter(data, BOSNIAN_FOLDER)
}

/** Writes a line in small letters as the language of a folder has it, without the words that it does not have. */
function ownWriter(data: string, folder: SouthSlavicFolder): (line: string) => string {
  const foreign = FOREIGN[folder]
  const { toEkavian, toIjekavian } = vowelsOf(data)
  const write = folder === SERBIAN_FOLDER ? toEkavian : toIjekavian
  return (line) =>
    line
      .toLowerCase()
      .replace(/\p{L}+/gu, (word) =>
        foreign.some((stems) => isAmong(stems, word)) ? '' : write(word),
      )
}

function isSouthSlavic(folder: string): folder is SouthSlavicFolder {
  return Object.hasOwn(FOREIGN, folder)
}

function vowelsOf(data: string): VowelWriter {
  const pick = (sources: readonly (readonly [string, RegExp])[]): Corpus[] =>
    sources.flatMap(([folder, names]) =>
      readCorpora(data, folder)
        .filter(({ name }) => names.test(name))
        .map((corpus) => ({ ...corpus, lines: corpus.lines.map(serbianToLatin) })),
    )
  return vowelWriter(pick(IJEKAVIAN), pick(EKAVIAN))
}
