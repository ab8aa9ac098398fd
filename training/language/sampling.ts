import type { Corpus } from './corpora.js'

/**
 * How often the fitter draws from a corpus, beside the other corpora of its class: by the square root of
 * its size, so that none dominates, times how much the corpus sounds like what people read and write.
 */
export function weightOf({ name, lines }: Corpus): number {
  const words = lines.reduce((sum, line) => sum + line.split(' ').length, 0)
  return Math.sqrt(words) * (LIKENESS[name] ?? 1)
}

const LIKENESS: Readonly<Record<string, number>> = {
  'mediawiki-i18n': 0.3,
  'debian-l10n': 0.3,
  'mozilla-www': 0.3,
  'bible-corpus': 0.6,
  'lex-wikipron': 0.5,
  'lex-unimorph': 0.5,
  'lex-tess-bigrams': 0.7,
  'lex-wordfreq': 1.5,
  'lex-frequencywords': 1.5,
  // The only text about programs that any language has much of.
  'read-me': 1.5,
  // They are few, and news are full of them.
  places: 2,
}

/** Fewer speakers than this, or an unknown number, count as this many. */
const FEWEST_SPEAKERS = 10_000
/** How much a ratio of e between the numbers of speakers counts. */
const SPEAKERS = 0.3

/**
 * What the existence of a corpus says about how much a language is read. Many languages have more
 * speakers than readers: nobody has counted the words of their films and web pages.
 */
const EVIDENCE: Readonly<Record<string, number>> = {
  'lex-wordfreq': 1,
  'lex-frequencywords': 1,
  'lex-tess-words': 1,
  'debian-l10n': 0.5,
  'mozilla-www': 0.5,
}

/** How much more a language is read than others: what short texts are weighed with. */
export function priorOf(speakers: number | undefined, corpora: readonly string[]): number {
  const millions = Math.max(FEWEST_SPEAKERS, speakers ?? 0) / 1e6
  const evidence = corpora.reduce((sum, name) => sum + (EVIDENCE[name] ?? 0), 0)
  return SPEAKERS * Math.log(millions) + evidence
}

/** How often the fitter draws from a class: rare languages nearly as often as common ones. */
export function classWeightOf(prior: number, bytes: number): number {
  return Math.exp(0.1 * prior) * Math.min(1, (bytes / 200_000) ** 0.3)
}
