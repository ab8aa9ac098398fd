import { francAll } from 'franc-min'
import type { Candidate, DetectionOptions, LanguageDetector, Segment } from './detector.js'

/** franc's ISO 639-3 codes, and ours. */
const CODES: Readonly<Record<string, string>> = {
  amh: 'am', arb: 'ar', azj: 'az', bel: 'be', ben: 'bn', bho: 'bho', bos: 'bs', bul: 'bg', ceb: 'ceb', ces: 'cs',
  ckb: 'ckb', cmn: 'zh', deu: 'de', ell: 'el', eng: 'en', fra: 'fr', fuv: 'ff', guj: 'gu', hau: 'ha', hin: 'hi',
  hnj: 'hnj', hrv: 'hr', hun: 'hu', ibo: 'ig', ilo: 'ilo', ind: 'id', ita: 'it', jav: 'jv', jpn: 'ja', kan: 'kn',
  kaz: 'kk', kin: 'rw', koi: 'koi', kor: 'ko', lin: 'ln', mad: 'mad', mag: 'mag', mai: 'mai', mal: 'ml', mar: 'mr',
  mya: 'my', nld: 'nl', npi: 'ne', nya: 'ny', pan: 'pa', pbu: 'ps', pes: 'fa', plt: 'mg', pol: 'pl', por: 'pt',
  qug: 'qu', ron: 'ro', run: 'rn', rus: 'ru', sin: 'si', skr: 'skr', som: 'so', spa: 'es', srp: 'sr', sun: 'su',
  swe: 'sv', swh: 'sw', tam: 'ta', tel: 'te', tgl: 'tl', tha: 'th', tur: 'tr', ukr: 'uk', urd: 'ur', uzn: 'uz',
  vie: 'vi', yor: 'yo', zlm: 'ms', zul: 'zu', zyb: 'za',
} // prettier-ignore

const LANGUAGES = [...new Set(Object.values(CODES))].sort()

/** franc compares the trigrams of this much of a text and passes over the rest. */
const MOST_UNITS_READ = 2048

const MOST_CANDIDATES = 5
const LEAST_CONFIDENCE = 0.01

/**
 * How far franc can be trusted: the log-odds that its first choice is right, by the logarithm of the
 * number of letters and by its distance to the second.
 */
const TRUST = { constant: -3.5, letters: 0.9, distance: 8 }
/** How fast the rest of the probability falls from one candidate to the next. */
const FALL = 20

/**
 * The detector of last resort, over franc-min: it answers where the model cannot be read, and is what
 * the engine is measured against.
 *
 * @example
 * createReferenceDetector().detect('Guten Tag, wie geht es Ihnen heute?')[0]?.lang // 'de'
 */
export function createReferenceDetector(): LanguageDetector {
  return { languages: LANGUAGES, detect, segments }
}

function detect(text: string, { only }: DetectionOptions = {}): Candidate[] {
  const head = text.slice(0, MOST_UNITS_READ).replace(ADDRESSES, ' ')
  const letters = head.match(LETTERS)?.length ?? 0
  if (letters === 0) return []
  const wanted =
    only && Object.entries(CODES).flatMap(([code, ours]) => (only.includes(ours) ? code : []))
  if (wanted?.length === 0) return []
  const ranked = francAll(head, { minLength: 1, ...(wanted && { only: wanted }) }).flatMap(
    ([code, score]) => (CODES[code] === undefined ? [] : [{ lang: CODES[code], score }]),
  )
  return withConfidence(ranked, letters)
}

/** Names of places and people in the net are in no language. */
const ADDRESSES = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|[@#]\w+/giu
const LETTERS = /\p{L}/gu

function withConfidence(
  ranked: readonly { lang: string; score: number }[],
  letters: number,
): Candidate[] {
  const [first, second] = ranked
  if (!first) return []
  const distance = first.score - (second?.score ?? 0)
  const logOdds = TRUST.constant + TRUST.letters * Math.log(letters) + TRUST.distance * distance
  const trust = 1 / (1 + Math.exp(-logOdds))
  const others = ranked.slice(1, 2 * MOST_CANDIDATES)
  const weights = others.map(({ score }) => Math.exp(FALL * (score - first.score)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rest = others.map(({ lang }, index) => ({
    lang,
    confidence: ((1 - trust) * (weights[index] ?? 0)) / total,
  }))
  return [{ lang: first.lang, confidence: trust }, ...rest]
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .slice(0, MOST_CANDIDATES)
}

/** A language a sentence; neighbours in the same language are one run. */
function segments(text: string, options: DetectionOptions = {}): Segment[] {
  const runs: Segment[] = []
  for (const { segment, index } of SENTENCES.segment(text)) {
    const [best] = detect(segment, options)
    if (!best) continue
    const last = runs.at(-1)
    const run = { start: index, end: index + segment.trimEnd().length, ...best }
    if (last?.lang === best.lang) {
      runs[runs.length - 1] = {
        ...run,
        start: last.start,
        confidence: Math.max(last.confidence, best.confidence),
      }
    } else {
      runs.push(run)
    }
  }
  return runs
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
