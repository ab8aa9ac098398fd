import type { Corpus } from './corpora.js'

/** A spelling must be so many times commoner than the other one where it belongs. */
const COMMONER = 3
/** What no corpus has is as rare as this rank in a list. */
const UNSEEN = 90_000
/** A word that comes so often in running text is the commonest one. */
const COMMONEST = 20_000
const SHORTEST_STEM = 4

/** Writes words with one or the other reflex of an old vowel: `dete` of Serbian is `dijete` in Bosnian and Croatian. */
export interface VowelWriter {
  readonly toIjekavian: (word: string) => string
  readonly toEkavian: (word: string) => string
}

/** A word in one spelling and in the other, and where the vowel ends in both. */
interface Pair {
  readonly from: string
  readonly to: string
  readonly fromEnd: number
  readonly toEnd: number
}

/**
 * Finds out which words have the vowel by comparing the words of both. What begins as such a word does, and as no word of
 * the other kind, has it too.
 *
 * @example
 * vowelWriter(croatian, serbian).toIjekavian('pobedama') // 'pobjedama'
 */
export function vowelWriter(ijekavian: readonly Corpus[], ekavian: readonly Corpus[]): VowelWriter {
  const theirs = ranksOf(ijekavian)
  const ours = ranksOf(ekavian)
  const pairs: Pair[] = []
  for (const [word, rank] of theirs) {
    for (const { 0: vowel, index } of word.matchAll(/i?je|i(?=o$)/gu)) {
      const other = `${word.slice(0, index)}e${word.slice(index + vowel.length)}`
      const otherRank = ours.get(other)
      if (otherRank === undefined) continue
      if ((ours.get(word) ?? UNSEEN) < COMMONER * otherRank) continue
      if ((theirs.get(other) ?? UNSEEN) < COMMONER * rank) continue
      pairs.push({ from: other, to: word, fromEnd: index + 1, toEnd: index + vowel.length })
    }
  }
  const turned = pairs.map(({ from, to, fromEnd, toEnd }) => ({
    ...{ from: to, to: from, fromEnd: toEnd, toEnd: fromEnd },
  }))
  return { toIjekavian: rewriter(pairs, theirs), toEkavian: rewriter(turned, ours) }
}

function rewriter(
  pairs: readonly Pair[],
  wordsOfTheOtherKind: ReadonlyMap<string, number>,
): (word: string) => string {
  const beginnings = new Set<string>()
  for (const word of wordsOfTheOtherKind.keys())
    for (let end = 1; end <= word.length; end++) beginnings.add(word.slice(0, end))
  const words = new Map<string, string>()
  const stems = new Map<string, string>()
  for (const { from, to, fromEnd, toEnd } of pairs) {
    words.set(from, to)
    for (let end = Math.max(fromEnd + 1, SHORTEST_STEM); end <= from.length; end++) {
      const stem = from.slice(0, end)
      if (beginnings.has(stem)) continue
      stems.set(stem, to.slice(0, end + toEnd - fromEnd))
      break
    }
  }
  return (word) => {
    const whole = words.get(word)
    if (whole !== undefined) return whole
    for (let end = word.length; end >= SHORTEST_STEM; end--) {
      const stem = stems.get(word.slice(0, end))
      if (stem !== undefined) return stem + word.slice(end)
    }
    return word
  }
}

/** The words of corpora, with the best rank that they have in any list, or would have by how often they come. */
function ranksOf(corpora: readonly Corpus[]): Map<string, number> {
  const ranks = new Map<string, number>()
  const note = (word: string, rank: number): void => {
    ranks.set(word, Math.min(rank, ranks.get(word) ?? Infinity))
  }
  for (const { kind, lines } of corpora) {
    if (kind === 'ranked') {
      for (const [rank, line] of lines.entries())
        if (/^\p{L}+$/u.test(line)) note(line.toLowerCase(), rank)
      continue
    }
    const counts = new Map<string, number>()
    for (const line of lines)
      for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) note(word, COMMONEST / count)
  }
  return ranks
}
