import { MOST_GRAMS, hashGrams } from '../../../src/engine/language/grams.js'
import { CALIBRATED } from '../../../src/engine/language/confidence.js'
import { MEASURED_LENGTHS } from '../../../src/engine/language/lengths.js'
import { SCRIPTS } from '../../../src/engine/language/scripts.js'
import { WordReader } from '../../../src/engine/language/words.js'
import { UNIT, createPacker } from '../../../training/language/pack.js'

/** What a test says of one script: its languages, and what the grams of its words weigh for each of them. */
export interface SmallScript {
  readonly script: (typeof SCRIPTS)[number]
  readonly codes: readonly string[]
  /** In units of weight, even ones but for rows, by the number of the gram among those of all words, and of the language. */
  readonly weigh: (gram: number, language: number) => number
  /** Every word that the model knows. */
  readonly words: readonly string[]
  /** Where it is told word by word: what each gram of a word weighs for every language. */
  readonly weights?: Readonly<Record<string, readonly number[]>>
  readonly biases?: readonly number[]
  readonly priors?: readonly number[]
}

/** What a test says of the calibration; left out, it changes nothing. */
export interface SmallCalibration {
  readonly damping?: number
  readonly priorStrength?: number
  readonly sharpness?: (words: number) => number
  readonly typical?: number
  readonly middle?: number
  readonly steepness?: number
}

/** The keys of a word's grams. */
export function keysOf(word: string): number[] {
  const reader = new WordReader()
  const keys = new Uint32Array(MOST_GRAMS)
  reader.open(word)
  reader.next()
  const { letters, length, script } = reader
  return [...keys.subarray(0, hashGrams(letters, length, script, keys, new Uint8Array(MOST_GRAMS)))]
}

/** Every gram of some words, once. */
export const gramsOf = (words: readonly string[]): number[] =>
  [...new Set(words.flatMap(keysOf))].sort()

/**
 * A script of words that share no gram.
 *
 * @example
 * scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [8, -8], лес: [-8, 8] })
 */
export function scriptOfWords(
  script: SmallScript['script'],
  codes: readonly string[],
  weights: Readonly<Record<string, readonly number[]>>,
  others: Pick<SmallScript, 'biases' | 'priors'> = {},
): SmallScript {
  const words = Object.keys(weights)
  const grams = gramsOf(words)
  const wordOf = new Map(words.flatMap((word) => keysOf(word).map((key) => [key, word] as const)))
  const weigh = (gram: number, language: number): number =>
    weights[wordOf.get(grams[gram] ?? 0) ?? '']?.[language] ?? 0
  return { script, codes, words, weights, weigh, ...others }
}

interface SmallModel {
  /** The codes in the order of the model. */
  readonly codes: readonly string[]
  readonly bytes: ArrayBuffer
}

const packed = new Map<string, SmallModel>()

/**
 * A model that is packed as training packs it, of scripts that are so small that a test can add up by itself.
 * It is packed once, which takes longer than all that is tried of it; scripts are told apart by their words and weights.
 */
export function packSmall(
  scripts: readonly SmallScript[],
  calibration: SmallCalibration = {},
): SmallModel {
  const { sharpness = () => 1, ...others } = calibration
  const name = JSON.stringify([scripts, others, MEASURED_LENGTHS.map(sharpness)])
  const { codes, bytes } = packed.get(name) ?? packAnew(scripts, calibration)
  packed.set(name, { codes, bytes })
  return { codes, bytes: bytes.slice(0) }
}

function packAnew(
  scripts: readonly SmallScript[],
  {
    damping = 0,
    priorStrength = 0,
    sharpness = () => 1,
    typical = 0,
    middle = 0,
    steepness = 0,
  }: SmallCalibration,
): SmallModel {
  const { classes, pack } = createPacker(
    scripts.map(({ script, codes, weigh, words, biases = [], priors = [] }) => {
      const keys = gramsOf(words)
      const entries = keys.map((_, gram) =>
        codes.flatMap((_, language) => {
          const units = weigh(gram, language)
          return units === 0 ? [] : [{ language, units }]
        }),
      )
      const starts = [0]
      for (const { length } of entries) starts.push((starts.at(-1) ?? 0) + length)
      const each = entries.flat()
      return {
        script: SCRIPTS.indexOf(script),
        classes: codes.map((code, at) => ({ folder: code, code, prior: priors[at] ?? 0 })),
        fitted:
          codes.length === 1
            ? undefined
            : {
                classes: codes.length,
                keys: Uint32Array.from(keys),
                starts: Uint32Array.from(starts),
                classOf: Uint32Array.from(each, ({ language }) => language),
                weights: Float32Array.from(each, ({ units }) => units * UNIT),
                biases: Float32Array.from(codes, (_, at) => biases[at] ?? 0),
              },
      }
    }),
  )
  const calibration = new Float32Array(CALIBRATED.sharpness + MEASURED_LENGTHS.length)
  calibration[CALIBRATED.unit] = UNIT
  calibration[CALIBRATED.damping] = damping
  calibration[CALIBRATED.priorStrength] = priorStrength
  calibration.set(MEASURED_LENGTHS.map(sharpness), CALIBRATED.sharpness)
  return {
    codes: classes.map(({ code }) => code),
    bytes: pack({
      calibration,
      typical: new Float32Array(classes.length).fill(typical),
      familiarity: Float32Array.from(
        [middle, steepness].flatMap((figure) => MEASURED_LENGTHS.map(() => figure)),
      ),
    }),
  }
}

/** What words weigh for each language of a script, in units of weight: all their grams, one after another. */
export function weightsOf({ codes, weigh, words }: SmallScript, text: readonly string[]): number[] {
  const grams = gramsOf(words)
  const met = text.flatMap(keysOf).map((key) => grams.indexOf(key))
  return codes.map((_, language) => met.reduce((sum, gram) => sum + weigh(gram, language), 0))
}

/** How probable each is of some sums in natural logarithms. */
export function shares(sums: readonly number[]): number[] {
  const parts = sums.map((sum) => Math.exp(sum - Math.max(...sums)))
  const whole = parts.reduce((one, other) => one + other, 0)
  return parts.map((part) => part / whole)
}

/** So many of each word, one after another. */
export const text = (...parts: readonly (readonly [word: string, times: number])[]): string =>
  parts.map(([word, times]) => `${word} `.repeat(times)).join('')
