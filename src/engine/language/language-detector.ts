import { Confidence } from './confidence.js'
import { Contenders } from './contenders.js'
import type { Candidate, DetectionOptions, LanguageDetector, Segment } from './detector.js'
import { GramScorer } from './gram-scorer.js'
import { type Model, openModel } from './model-format.js'
import { SCRIPTS } from './scripts.js'
import { WordReader } from './words.js'

/** The class of text that is in no language that we know. */
export const NO_LANGUAGE = '-'

const MOST_CANDIDATES = 5
const LEAST_CONFIDENCE = 0.01
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
  readonly #scorer: GramScorer
  readonly #contenders: Contenders
  readonly #confidence: Confidence
  readonly #words = new WordReader()
  /** The place of every class's code in `languages`; -1 for what is no language. */
  readonly #codeOf: Int16Array
  /** For every script: how many words and letters were read, and where its classes' sums start. */
  readonly #wordCounts = new Uint32Array(SCRIPTS.length)
  readonly #letterCounts = new Uint32Array(SCRIPTS.length)
  readonly #sums: Int32Array
  readonly #probabilities: Float64Array
  readonly #byLanguage: Float64Array

  constructor(model: Model) {
    this.#model = model
    this.languages = [...new Set(model.codes)].filter((code) => code !== NO_LANGUAGE).sort()
    const places = new Map(this.languages.map((code, place) => [code, place]))
    this.#codeOf = Int16Array.from(model.codes, (code) => places.get(code) ?? -1)
    this.#scorer = new GramScorer(model)
    this.#contenders = new Contenders(model)
    this.#confidence = new Confidence(model)
    this.#sums = new Int32Array(model.codes.length)
    this.#probabilities = new Float64Array(model.codes.length)
    this.#byLanguage = new Float64Array(this.languages.length)
  }

  detect(text: string, { only }: DetectionOptions = {}): Candidate[] {
    this.#read(text)
    return this.#judge(only)
  }

  segments(text: string, options: DetectionOptions = {}): Segment[] {
    const [best] = this.detect(text, options)
    return best ? [{ start: 0, end: text.length, ...best }] : []
  }

  /** Adds up the words of a text, script by script. */
  #read(text: string): void {
    const { scriptStart } = this.#model
    const words = this.#words
    this.#wordCounts.fill(0)
    this.#letterCounts.fill(0)
    this.#sums.fill(0)
    this.#scorer.clear()
    words.open(text)
    while (words.next()) {
      const { script } = words
      const first = scriptStart[script] ?? 0
      const last = scriptStart[script + 1] ?? 0
      this.#wordCounts[script] = (this.#wordCounts[script] ?? 0) + 1
      this.#letterCounts[script] = (this.#letterCounts[script] ?? 0) + words.length
      if (last - first > 1) this.#scorer.add(words, this.#sums, first)
    }
  }

  /** Turns the sums of all scripts into the languages that the text contains. */
  #judge(only: readonly string[] | undefined): Candidate[] {
    const allowed = only && this.#allow(only)
    const { scriptStart } = this.#model
    const byLanguage = this.#byLanguage
    let heaviest = 0
    for (let script = 1; script < SCRIPTS.length; script++) {
      heaviest = Math.max(heaviest, weigh(script, this.#letterCounts[script] ?? 0))
    }
    if (heaviest === 0) return []
    byLanguage.fill(0)
    for (let script = 1; script < SCRIPTS.length; script++) {
      const words = this.#wordCounts[script] ?? 0
      if (words === 0) continue
      const first = scriptStart[script] ?? 0
      const last = scriptStart[script + 1] ?? 0
      const presence = presenceOf(weigh(script, this.#letterCounts[script] ?? 0) / heaviest)
      if (presence === 0 || first === last) continue
      const contenders = this.#contenders
      contenders.choose(
        this.#sums.subarray(first, last),
        this.#scorer,
        allowed?.subarray(first, last),
      )
      this.#confidence.spread(contenders, first, words, this.#probabilities)
      for (let place = 0; place < contenders.count; place++) {
        const code = this.#codeOf[first + (contenders.classes[place] ?? 0)] ?? -1
        const share = presence * (this.#probabilities[place] ?? 0)
        if (code < 0 || share < NEGLIGIBLE) continue
        byLanguage[code] = Math.min(1, (byLanguage[code] ?? 0) + share)
      }
    }
    return this.#best()
  }

  #best(): Candidate[] {
    const candidates: Candidate[] = []
    const byLanguage = this.#byLanguage
    for (let place = 0; place < byLanguage.length; place++) {
      const confidence = byLanguage[place] ?? 0
      if (confidence < LEAST_CONFIDENCE) continue
      candidates.push({ lang: this.languages[place] ?? NO_LANGUAGE, confidence })
    }
    candidates.sort((a, b) => b.confidence - a.confidence)
    return candidates.slice(0, MOST_CANDIDATES)
  }

  #allow(only: readonly string[]): Uint8Array {
    const wanted = new Set(only)
    return Uint8Array.from(this.#model.codes, (code) =>
      code === NO_LANGUAGE || wanted.has(code) ? 1 : 0,
    )
  }
}

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
