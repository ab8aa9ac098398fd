import { MEASURED_LENGTHS } from '../../src/engine/language/lengths.js'
import { type HeldOut, pieceOf } from './calibration.js'
import { classFinder } from './likeliest-class.js'

/** Pieces of this many words show what a letter of a class weighs. */
const TYPICAL_WORDS = 13
/** With fewer pieces than this, that is not known. */
const ENOUGH_PIECES = 4
/**
 * Letters of other text weigh less than those of held-out lines, which are from the corpora that the model knows:
 * by how much differs from language to language. These shares stand for what was seen (0.91, give or take 0.12).
 */
const OTHER_TEXT = [0.7, 0.8, 0.9, 1, 1.1] as const
/** One text in so many is taken to be in a language that the model does not know. */
const UNKNOWN = 0.04

const STEPS = 60

/** A model to be asked: its bytes, and the codes of its classes. */
export interface AskedModel {
  readonly bytes: ArrayBuffer
  readonly codes: readonly string[]
}

/** For every class, what a letter of its own text weighs for it; 0 where there is too little text to say. */
export function typicalWeights(
  { bytes, codes }: AskedModel,
  lines: readonly HeldOut[],
): Float32Array {
  const find = classFinder(bytes)
  const sums = new Float64Array(codes.length)
  const pieces = new Uint32Array(codes.length)
  for (const { number, script, line } of lines) {
    const piece = pieceOf(line, TYPICAL_WORDS) ?? line
    const allowed = Uint8Array.from(codes, (_, at) => (at === number ? 1 : 0))
    const found = find(piece, script, allowed)
    if (!found) continue
    sums[number] = (sums[number] ?? 0) + found.perLetter
    pieces[number] = (pieces[number] ?? 0) + 1
  }
  return Float32Array.from(sums, (sum, number) => {
    const count = pieces[number] ?? 0
    return count < ENOUGH_PIECES ? 0 : Math.max(0, sum / count)
  })
}

/**
 * At every length, the curve that tells held-out lines from the same lines when their own language may not
 * be answered: that is how a language looks that the model does not know. First the middles of the
 * curves, then how steep they are.
 */
export function familiarityCurves(
  { bytes, codes }: AskedModel,
  typical: Float32Array,
  lines: readonly HeldOut[],
): Float32Array {
  const find = classFinder(bytes)
  const curves = MEASURED_LENGTHS.map((words) => {
    const known: number[] = []
    const unknown: number[] = []
    for (const { script, code, line } of lines) {
      const piece = pieceOf(line, words)
      if (piece === undefined) continue
      const others = Uint8Array.from(codes, (other) => (other === code ? 0 : 1))
      for (const [ratios, allowed] of [
        [known, undefined],
        [unknown, others],
      ] as const) {
        const found = find(piece, script, allowed)
        const usual = typical[found?.class ?? 0] ?? 0
        if (found && usual > 0) ratios.push(found.perLetter / usual)
      }
    }
    return fitCurve(known, unknown)
  })
  console.log(
    `familiarity: ${curves.map(({ middle, steepness }) => `${middle.toFixed(2)} (${steepness.toFixed(1)})`).join(', ')}`,
  )
  return Float32Array.from([
    ...curves.map(({ middle }) => middle),
    ...curves.map(({ steepness }) => steepness),
  ])
}

/** A logistic curve through what is known (1) and what is not (0), by Newton's method. */
function fitCurve(
  known: readonly number[],
  unknown: readonly number[],
): { middle: number; steepness: number } {
  const points = [
    ...OTHER_TEXT.flatMap((share) =>
      known.map((ratio) => ({
        ratio: share * ratio,
        target: 1,
        weight: (1 - UNKNOWN) / known.length / OTHER_TEXT.length,
      })),
    ),
    ...unknown.map((ratio) => ({ ratio, target: 0, weight: UNKNOWN / unknown.length })),
  ]
  let start = 0
  let slope = 1
  for (let step = 0; step < STEPS; step++) {
    let [gradient, gradientOfSlope, a, b, c] = [0, 0, 1e-9, 0, 1e-9]
    for (const { ratio, target, weight } of points) {
      const probability = 1 / (1 + Math.exp(-start - slope * ratio))
      const error = weight * (target - probability)
      const curvature = weight * probability * (1 - probability)
      gradient += error
      gradientOfSlope += error * ratio
      a += curvature
      b += curvature * ratio
      c += curvature * ratio * ratio
    }
    const determinant = a * c - b * b
    start += (c * gradient - b * gradientOfSlope) / determinant
    slope += (a * gradientOfSlope - b * gradient) / determinant
  }
  return { middle: -start / slope, steepness: slope }
}
