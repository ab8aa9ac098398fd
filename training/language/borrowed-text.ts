import { withoutMisplaced } from './cleaning.js'
import { type Corpus, readCorpora } from './corpora.js'
import { toBosnian, withoutNeighbours } from './south-slavic.js'
import { azerbaijaniToArabic, serbianToLatin } from './transliteration.js'

/** Text of a neighbour that a class is fitted with as well. */
export interface BorrowedText {
  readonly corpora: readonly Corpus[]
  /** How much of what is drawn from the class it is. */
  readonly share: number
}

interface Loan {
  readonly from: string
  readonly share: number
  /** Whether its lists of words are taken as well. */
  readonly lists?: true
  /** Turns a line of the neighbour into the language; nothing if it stays as it is. */
  readonly rewriter?: (data: string) => (line: string) => string
}

/**
 * What a class borrows, by folder.
 *
 * Where there is little text in a language and much in its neighbour, a word that both have is only ever
 * seen in the neighbour, and speaks for it. A share of the neighbour's text sets that right: what a little
 * text happens to lack no longer counts against it, and what it does have counts in full.
 */
const LOANS: Readonly<Record<string, readonly Loan[]>> = {
  srp_Latn: [{ from: 'srp_Cyrl', share: 0.4, lists: true, rewriter: () => serbianToLatin }],
  bos_Latn: [
    { from: 'srp_Latn', share: 0.2, lists: true, rewriter: toBosnian },
    { from: 'hrv_Latn', share: 0.2, rewriter: toBosnian },
  ],
  azb_Arab: [
    { from: 'aze_Latn', share: 0.35, rewriter: () => azerbaijaniToArabic },
    { from: 'fas_Arab', share: 0.1 },
  ],
  run_Latn: [{ from: 'kin_Latn', share: 0.2 }],
  // Its text is a transcript of speech, and spells English words as they sound; whoever types it mostly does not.
  pcm_Latn: [{ from: 'eng_Latn', share: 0.03 }],
  awa_Deva: [
    { from: 'hin_Deva', share: 0.15 },
    { from: 'bho_Deva', share: 0.07 },
  ],
}

/** The text that a class borrows from its neighbours. */
export function borrowedText(data: string, folder: string): BorrowedText[] {
  return (LOANS[folder] ?? []).map(({ from, share, lists, rewriter }) => {
    const rewrite = rewriter?.(data)
    const running = withoutNeighbours(
      data,
      from,
      withoutMisplaced(from, readCorpora(data, from)),
    ).filter(({ kind }) => lists === true || kind === 'text')
    const corpora = rewrite
      ? running.map((corpus) => ({ ...corpus, lines: corpus.lines.map(rewrite) }))
      : running
    return { corpora, share }
  })
}
