import { MEASURED_LENGTHS } from '../../src/engine/language/lengths.js'
import { createLanguageDetector } from '../../src/engine/language/language-detector.js'
import { type Calibration, UNIT } from './pack.js'
import { COMMON_SETTINGS } from './settings.js'

/** A piece of text that the fitter has not seen, and the code that it should get. */
export interface HeldOut {
  readonly code: string
  /** The place of its class in the model, and of its script in `SCRIPTS`. */
  readonly number: number
  readonly script: number
  readonly line: string
}

/** How much the prior adds to the sum of a text of one word; see `sampling.ts`. */
export const PRIOR_STRENGTH = 0.36

/**
 * What people ask about is less like the training text than the lines that were held out of it. The
 * development sets say by how much: certainty is taken back by this share.
 */
const UNFAMILIAR = 0.8

const TRIED = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6] as const
/** A right answer that the model holds for impossible costs no more than this. */
const LEAST_PROBABILITY = 0.005

/**
 * Finds how much to sharpen or blunt the probabilities at every length, so that lines which the fitter
 * has not seen become as likely as they can be. `packed` makes the model with a given calibration.
 */
export function calibrate(
  heldOut: readonly HeldOut[],
  packed: (calibration: Calibration) => ArrayBuffer,
): Float32Array {
  const counts = countWords(heldOut)
  const losses = TRIED.map((sharpness) => {
    const detector = createLanguageDetector(
      packed({ calibration: withSharpness(MEASURED_LENGTHS.map(() => sharpness)) }),
    )
    return MEASURED_LENGTHS.map((length) => {
      let loss = 0
      for (const sample of heldOut) {
        const piece = askedPieceOf(sample, length, counts)
        if (piece === undefined) continue
        const found = detector.detect(piece).find(({ lang }) => lang === sample.code)
        loss -= Math.log(Math.max(LEAST_PROBABILITY, found?.confidence ?? 0))
      }
      return loss
    })
  })
  const best = MEASURED_LENGTHS.map((_, length) => {
    const atLength = losses.map((byLength) => byLength[length] ?? Infinity)
    return UNFAMILIAR * (TRIED[atLength.indexOf(Math.min(...atLength))] ?? 1)
  })
  console.log(`sharpness at ${MEASURED_LENGTHS.join(', ')} words: ${best.join(', ')}`)
  return withSharpness(best)
}

function withSharpness(sharpness: readonly number[]): Float32Array {
  return Float32Array.of(UNIT, COMMON_SETTINGS.damping, PRIOR_STRENGTH, ...sharpness)
}

/** Some words of a line, from its middle on; undefined if there are not so many. */
export function pieceOf(line: string, words: number): string | undefined {
  const all = line.split(' ').filter(Boolean)
  if (all.length < words) return undefined
  const start = Math.floor((all.length - words) / 2)
  return all.slice(start, start + words).join(' ')
}

/**
 * A piece to calibrate with. Short ones are asked for only if they begin with a word that the held-out lines
 * of the language have once: what people type alone is not the commonest words.
 */
function askedPieceOf(
  { code, line }: HeldOut,
  words: number,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  const piece = pieceOf(line, words)
  if (piece === undefined || words > SHORT) return piece
  const [first = ''] = piece.split(' ')
  return counts.get(keyOf(code, first)) === 1 ? piece : undefined
}

/** Pieces of so many words are short. */
const SHORT = 3

/** How often each word comes in the held-out lines of each language. */
function countWords(heldOut: readonly HeldOut[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code, line } of heldOut) {
    for (const word of line.split(' ')) {
      const key = keyOf(code, word)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

function keyOf(code: string, word: string): string {
  return `${code} ${word.toLowerCase()}`
}
