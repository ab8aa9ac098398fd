import { Confidence } from './confidence.js'
import { type Contenders, createContenders } from './contenders.js'
import type { Candidate, DetectionOptions, LanguageDetector, Segment } from './detector.js'
import { Familiarity } from './familiarity.js'
import { Mixture, type Run } from './mixture.js'
import { type Model, openModel } from './model-format.js'
import { SCRIPTS } from './scripts.js'
import { TextSums } from './text-sums.js'

/** The class of text that is in no language that we know. */
export const NO_LANGUAGE = '-'

const MOST_CANDIDATES = 5
const LEAST_CONFIDENCE = 0.01
/**
 * How much the prior counts among languages that the caller names: whoever names them knows better than we do
 * what is likely where the text comes from.
 */
const TRUST_AMONG_NAMED = 0.3
/** Shares too small to bring a language to the least confidence. */
const NEGLIGIBLE = 0.001

/**
 * Makes a detector of a model file. The file's bytes are kept and used as they are.
 *
 * @throws {ModelError} if the file is damaged, foreign, or of another version.
 * @example
 * const detector = createLanguageDetector(bytes)
 * detector.detect('Guten Tag')[0]?.lang // 'de'
 */
export function createLanguageDetector(bytes: ArrayBuffer): LanguageDetector {
  return new ModelDetector(openModel(bytes))
}

class ModelDetector implements LanguageDetector {
  readonly languages: readonly string[]

  readonly #model: Model
  readonly #text: TextSums
  readonly #contenders: Contenders
  readonly #confidence: Confidence
  readonly #confidenceAmongNamed: Confidence
  readonly #familiarity: Familiarity
  readonly #mixture: Mixture
  /** The place of every class's code in `languages`; -1 for what is no language. */
  readonly #codeOf: Int16Array
  readonly #byLanguage: Float64Array
  /** The languages that have a share in `#byLanguage`, and how many they are. */
  readonly #found: Uint16Array
  #foundCount = 0
  /** The likeliest class of every script that the text has. */
  readonly #likeliest: number[] = []

  constructor(model: Model) {
    this.#model = model
    this.languages = [...new Set(model.codes)].filter((code) => code !== NO_LANGUAGE).sort()
    const places = new Map(this.languages.map((code, place) => [code, place]))
    this.#codeOf = Int16Array.from(model.codes, (code) => places.get(code) ?? -1)
    this.#text = new TextSums(model)
    this.#contenders = createContenders(this.#text.scorer)
    this.#confidence = new Confidence(model)
    this.#confidenceAmongNamed = new Confidence(model, TRUST_AMONG_NAMED)
    this.#familiarity = new Familiarity(model)
    this.#mixture = new Mixture(model, this.#text)
    this.#byLanguage = new Float64Array(this.languages.length)
    this.#found = new Uint16Array(this.languages.length)
  }

  detect(text: string, { only }: DetectionOptions = {}): Candidate[] {
    const allowed = only && this.#allow(only)
    try {
      this.#text.read(text)
      this.#judge(allowed)
      if (this.#isDoubtful() || this.#hasTwoScripts()) this.#lookAgain(text, allowed)
      return this.#best()
    } finally {
      this.#text.forget()
    }
  }

  segments(text: string, { only }: DetectionOptions = {}): Segment[] {
    const segments: Segment[] = []
    for (const run of this.#cut(text, only && this.#allow(only))) {
      const code = this.#codeOf[run.class] ?? -1
      if (code < 0) continue
      const lang = this.languages[code] ?? NO_LANGUAGE
      const [found] = this.detect(text.slice(run.start, run.end), { only: [lang] })
      const before = segments.at(-1)
      const confidence = found?.confidence ?? 0
      if (before?.lang === lang) segments[segments.length - 1] = { ...before, end: run.end }
      else segments.push({ start: run.start, end: run.end, lang, confidence })
    }
    return segments
  }

  /** The runs of one class each, cut at the word. */
  #cut(text: string, allowed: Uint8Array | undefined): Run[] {
    try {
      this.#text.read(text)
      this.#judge(allowed)
      return this.#runs(text, allowed, true)
    } finally {
      this.#text.forget()
    }
  }

  /** Turns the sums of all scripts into the languages that the text contains. */
  #judge(allowed: Uint8Array | undefined): void {
    const { scriptStart } = this.#model
    const { scripts, wordCounts, letterCounts } = this.#text
    this.#byLanguage.fill(0)
    this.#foundCount = 0
    while (this.#likeliest.length > 0) this.#likeliest.pop()
    let heaviest = 0
    for (const script of scripts) {
      heaviest = Math.max(heaviest, weigh(script, letterCounts[script] ?? 0))
    }
    for (const script of scripts) {
      const words = wordCounts[script] ?? 0
      const first = scriptStart[script] ?? 0
      const last = scriptStart[script + 1] ?? 0
      const presence = presenceOf(weigh(script, letterCounts[script] ?? 0) / heaviest)
      if (presence === 0 && words < SHORTEST_RUN) continue
      this.#judgeScript(script, first, last, presence, allowed)
    }
  }

  /** Gives the languages of a script their shares in its presence. */
  #judgeScript(
    script: number,
    first: number,
    last: number,
    presence: number,
    allowed: Uint8Array | undefined,
  ): void {
    const contenders = this.#contenders
    const { classes, probabilities } = contenders
    const words = this.#text.summedWords(script)
    const confidence = allowed ? this.#confidenceAmongNamed : this.#confidence
    const count = contenders.choose(script, first, last, confidence.scaleFor(words), allowed)
    if (count === 0) return
    const { likeliest, lead } = contenders
    this.#likeliest.push(likeliest)
    const perLetter = lead / this.#text.summedLetters(script)
    const known = presence * this.#familiarity.of(likeliest, perLetter, words)
    for (let place = 0; place < count; place++) {
      const share = known * (probabilities[place] ?? 0)
      if (share < NEGLIGIBLE) continue
      const code = this.#codeOf[classes[place] ?? 0] ?? -1
      if (code >= 0) this.#set(code, Math.min(1, (this.#byLanguage[code] ?? 0) + share))
    }
  }

  /** Whether parts of the text may be in other languages than the sums say. */
  #isDoubtful(): boolean {
    const { rivals } = this.#text
    return rivals.length > 1 || (rivals.length === 1 && !this.#likeliest.includes(rivals[0] ?? 0))
  }

  /** Whether more than one script has words enough for a language of its own. */
  #hasTwoScripts(): boolean {
    const { scripts, wordCounts } = this.#text
    let all = 0
    for (const script of scripts) all += wordCounts[script] ?? 0
    let enough = 0
    for (const script of scripts) {
      const words = wordCounts[script] ?? 0
      if (words >= SHORTEST_RUN && words * SMALLEST_PART > all) enough++
    }
    return enough > 1
  }

  /** The runs of a text in the classes that the first look found worth a second. */
  #runs(text: string, allowed: Uint8Array | undefined, closely: boolean): Run[] {
    const classes = new Set(this.#likeliest)
    for (const number of this.#text.rivals) {
      if (allowed?.[number] !== 0) classes.add(number)
    }
    return this.#mixture.runs(text, [...classes], closely)
  }

  /**
   * Raises the languages that have part of the text for themselves, where there are two of them or more. Where
   * there is one, it is the likeliest: the second look lets no single word, such as a name, decide.
   */
  #lookAgain(text: string, allowed: Uint8Array | undefined): void {
    const gains = new Map<number, number>()
    const words = new Map<number, number>()
    let all = 0
    for (const run of this.#runs(text, allowed, false)) {
      const code = this.#codeOf[run.class] ?? -1
      all += run.words
      if (code < 0 || run.words < SHORTEST_RUN) continue
      gains.set(code, run.gain)
      words.set(code, (words.get(code) ?? 0) + run.words)
    }
    for (const [code, own] of words) if (own * SMALLEST_PART < all) gains.delete(code)
    if (gains.size < 2) {
      for (const code of gains.keys()) this.#putFirst(code)
      return
    }
    for (const [code, gain] of gains) {
      const contained = 1 / (1 + Math.exp((GAIN_OF_A_SENTENCE - gain) / GAIN_STEP))
      this.#set(code, Math.max(this.#byLanguage[code] ?? 0, contained))
    }
  }

  /** Lets a language change places with the likeliest, in a text of one script. */
  #putFirst(code: number): void {
    if (this.#likeliest.length > 1) return
    const before = this.#codeOf[this.#likeliest[0] ?? 0] ?? -1
    if (before < 0 || before === code) return
    const share = this.#byLanguage[code] ?? 0
    this.#set(code, this.#byLanguage[before] ?? 0)
    this.#set(before, share)
  }

  #set(code: number, share: number): void {
    if (this.#byLanguage[code] === 0) this.#found[this.#foundCount++] = code
    this.#byLanguage[code] = share
  }

  #best(): Candidate[] {
    const candidates: Candidate[] = []
    for (let place = 0; place < this.#foundCount; place++) {
      const code = this.#found[place] ?? 0
      const confidence = this.#byLanguage[code] ?? 0
      if (confidence >= LEAST_CONFIDENCE) {
        insert(candidates, { lang: this.languages[code] ?? NO_LANGUAGE, confidence })
      }
    }
    return candidates
  }

  #allow(only: readonly string[]): Uint8Array {
    const wanted = new Set(only)
    return Uint8Array.from(this.#model.codes, (code) =>
      code === NO_LANGUAGE || wanted.has(code) ? 1 : 0,
    )
  }
}

/** Puts a candidate in its place, from the likeliest down; what falls off the end is left out. */
function insert(candidates: Candidate[], candidate: Candidate): void {
  let place = candidates.length
  for (; place > 0; place--) {
    const before = candidates[place - 1]
    if (!before || before.confidence >= candidate.confidence) break
    if (place < MOST_CANDIDATES) candidates[place] = before
  }
  if (place < MOST_CANDIDATES) candidates[place] = candidate
}

/** A run of fewer words is a name or a quotation. */
const SHORTEST_RUN = 3
/** Less than one word in so many is not a second language of a text. */
const SMALLEST_PART = 50
/** The gain at which a second language is as likely there as not, and how fast that changes. */
const GAIN_OF_A_SENTENCE = 12
const GAIN_STEP = 2

const LATIN = SCRIPTS.indexOf('Latn')
const HAN = SCRIPTS.indexOf('Hani')

/** How much letters of a script weigh: names in Latin letters stand in texts of all languages. */
function weigh(script: number, letters: number): number {
  return script === LATIN ? letters : letters * (script === HAN ? 4 : 2)
}

/** How probable it is that a script with this share of the heaviest is there for a language of its own. */
function presenceOf(share: number): number {
  return Math.min(1, Math.max(0, (share - 0.1) / 0.6))
}
