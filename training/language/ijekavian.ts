import type { Corpus } from './corpora.js'

/** A word of Serbian that is this much rarer in Bosnian is spelled otherwise there. */
const RARER = 3

/**
 * Makes a writer of Bosnian text from Serbian text. The two differ most in one old vowel: Serbian has
 * `dete`, Bosnian `dijete`. Which words have it is found by comparing the words of both: a word of Bosnian
 * that without its `j` is a word of Serbian, and hardly one of Bosnian.
 */
export function ijekavianWriter(
  bosnian: readonly Corpus[],
  serbian: readonly Corpus[],
): (line: string) => string {
  const bosnianRanks = ranksOf(bosnian)
  const serbianRanks = ranksOf(serbian)
  const spellings = new Map<string, string>()
  for (const [word, rank] of bosnianRanks) {
    for (const ekavian of ekavianOf(word)) {
      const serbianRank = serbianRanks.get(ekavian)
      const isSerbian =
        serbianRank !== undefined && (bosnianRanks.get(ekavian) ?? Infinity) > RARER * serbianRank
      const known = spellings.get(ekavian)
      const isBetter = known === undefined || rank < (bosnianRanks.get(known) ?? Infinity)
      if (isSerbian && isBetter) spellings.set(ekavian, word)
    }
  }
  return (line) =>
    line.replace(/\p{L}+/gu, (word) => {
      const spelling = spellings.get(word.toLowerCase())
      if (spelling === undefined) return word
      return word === word.toLowerCase()
        ? spelling
        : spelling.slice(0, 1).toUpperCase() + spelling.slice(1)
    })
}

/** What a word may be without the vowel. */
function ekavianOf(word: string): string[] {
  return [...word.matchAll(/i?je/gu)].map(
    ({ 0: vowel, index }) => `${word.slice(0, index)}e${word.slice(index + vowel.length)}`,
  )
}

/** The words of lists in order of frequency, with the best rank that they have in any. */
function ranksOf(corpora: readonly Corpus[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const { kind, lines } of corpora) {
    if (kind !== 'ranked') continue
    for (const [rank, line] of lines.entries()) {
      const word = line.toLowerCase()
      ranks.set(word, Math.min(rank, ranks.get(word) ?? Infinity))
    }
  }
  return ranks
}
