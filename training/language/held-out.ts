import type { Corpus } from './corpora.js'

/** One line in so many of running text is kept from the fitter. */
const ONE_IN = 61

/** The corpora without the lines that are held out. */
export function withoutHeldOut(corpora: readonly Corpus[]): Corpus[] {
  return corpora.map((corpus) => ({
    ...corpus,
    lines: corpus.lines.filter((_, at) => !isHeldOut(corpus, at)),
  }))
}

/** The lines that are held out, of all corpora. */
export function heldOutLines(corpora: readonly Corpus[]): string[] {
  return corpora.flatMap((corpus) => corpus.lines.filter((_, at) => isHeldOut(corpus, at)))
}

function isHeldOut({ kind }: Corpus, line: number): boolean {
  return kind === 'text' && line % ONE_IN === ONE_IN - 1
}
