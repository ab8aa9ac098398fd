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
const gramsOf = (words: readonly string[]): number[] => [...new Set(words.flatMap(keysOf))].sort()

interface SmallModel {
  /** The codes in the order of the model. */
  readonly codes: readonly string[]
  readonly bytes: ArrayBuffer
}

const packed = new Map<string, SmallModel>()

/**
 * A model that is packed as training packs it, of scripts that are so small that a test can add up by itself.
 * It is packed once, which takes longer than all that is tried of it; scripts are told apart by their words.
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
      const each = keys.flatMap((_, gram) => codes.map((_, language) => weigh(gram, language)))
      return {
        script: SCRIPTS.indexOf(script),
        classes: codes.map((code, at) => ({ folder: code, code, prior: priors[at] ?? 0 })),
        fitted: {
          classes: codes.length,
          keys: Uint32Array.from(keys),
          starts: Uint32Array.from({ length: keys.length + 1 }, (_, at) => at * codes.length),
          classOf: Uint32Array.from(each, (_, at) => at % codes.length),
          weights: Float32Array.from(each, (units) => units * UNIT),
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
