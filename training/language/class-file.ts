import { writeFileSync } from 'node:fs'
import { MOST_GRAMS, hashGrams } from '../../src/engine/language/grams.js'
import { WordReader } from '../../src/engine/language/words.js'
import type { CorpusKind } from './corpora.js'

/** A corpus with the weight that it has among the corpora of its class. */
export interface WeighedCorpus {
  readonly kind: CorpusKind
  readonly weight: number
  readonly lines: Iterable<string>
}

const KINDS: Readonly<Record<CorpusKind, number>> = { text: 0, list: 1, ranked: 2 }

interface Source {
  readonly corpus: WeighedCorpus
  readonly lineStarts: number[]
  readonly words: number[]
}

/**
 * Writes what the fitter reads about a class: every word that it has, as the keys of its features, and the
 * lines of its corpora as lists of words. All in 32-bit words:
 *
 *     number of words, number of keys, number of sources; for each word where its keys start; the keys;
 *     then for each source: kind, weight (float), number of lines, number of words in them, where each
 *     line starts, the words
 */
export function writeClassFile(
  path: string,
  script: number,
  corpora: readonly WeighedCorpus[],
): void {
  const reader = new WordReader()
  const keys = new Uint32Array(MOST_GRAMS)
  const sizes = new Uint8Array(MOST_GRAMS)
  const numbers = new Map<string, number>()
  const keysOfWords: Uint32Array[] = []
  const sources: Source[] = []
  for (const corpus of corpora) {
    const source: Source = { corpus, lineStarts: [0], words: [] }
    for (const line of corpus.lines) {
      reader.open(line)
      while (reader.next()) {
        if (reader.script !== script) continue
        const word = String.fromCharCode(...reader.letters.subarray(1, reader.length + 1))
        let number = numbers.get(word)
        if (number === undefined) {
          number = numbers.size
          numbers.set(word, number)
          keysOfWords.push(
            keys.slice(0, hashGrams(reader.letters, reader.length, script, keys, sizes)),
          )
        }
        source.words.push(number)
      }
      if (source.words.length > (source.lineStarts.at(-1) ?? 0))
        source.lineStarts.push(source.words.length)
    }
    if (source.words.length > 0) sources.push(source)
  }
  writeFileSync(path, Buffer.concat(parts(keysOfWords, sources)))
}

function parts(keysOfWords: readonly Uint32Array[], sources: readonly Source[]): Buffer[] {
  const starts = new Uint32Array(keysOfWords.length + 1)
  for (const [word, keys] of keysOfWords.entries())
    starts[word + 1] = (starts[word] ?? 0) + keys.length
  return [
    asBytes(Uint32Array.of(keysOfWords.length, starts.at(-1) ?? 0, sources.length)),
    asBytes(starts),
    ...keysOfWords.map(asBytes),
    ...sources.flatMap(({ corpus, lineStarts, words }) => [
      asBytes(Uint32Array.of(KINDS[corpus.kind])),
      asBytes(Float32Array.of(corpus.weight)),
      asBytes(Uint32Array.of(lineStarts.length - 1, words.length)),
      asBytes(Uint32Array.from(lineStarts)),
      asBytes(Uint32Array.from(words)),
    ]),
  ]
}

function asBytes(view: Uint32Array | Float32Array): Buffer {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength)
}
