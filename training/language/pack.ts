import { BLOCK_SHIFT, FINGERPRINT, bucketShift } from '../../src/engine/language/narrow-grams.js'
import { MEASURED_LENGTHS } from '../../src/engine/language/lengths.js'
import { writeModel } from '../../src/engine/language/model-format.js'
import { SCRIPTS } from '../../src/engine/language/scripts.js'
import { layOutBroad } from './broad-rows.js'
import { orderClasses } from './class-order.js'
import type { Fitted } from './fitted.js'
import { COMMON_SETTINGS } from './settings.js'

/** The classes of one script, in the order of the fit. */
export interface FittedScript {
  readonly script: number
  readonly classes: readonly (PackedClass & { readonly prior: number })[]
  /** Missing where one class has the script for itself. */
  readonly fitted: Fitted | undefined
}

/** What is measured with a model and becomes part of it; what is not there yet does nothing. */
export interface Calibration {
  readonly calibration: Float32Array
  readonly typical?: Float32Array
  readonly familiarity?: Float32Array
}

export interface PackedClass {
  /** The folder that its text is from. */
  readonly folder: string
  readonly code: string
}

/** The classes of a model in their order, and what writes its file. */
export interface Packer {
  readonly classes: readonly PackedClass[]
  readonly pack: (calibration: Calibration) => ArrayBuffer
}

/**
 * Rows are met in nearly every text, so that their rounding counts more: of the steps that weights in lists are
 * rounded to, each is so many units of the file.
 */
const UNITS_IN_STEP = 2
/** How much one unit of a stored weight is worth. */
export const UNIT = COMMON_SETTINGS.rounding / UNITS_IN_STEP
/** The largest weight in a list, in steps. */
const LARGEST = Math.floor(127 / UNITS_IN_STEP)

/** A bucket holds this many grams or fewer, on average. */
const GRAMS_IN_BUCKET = 8
/** Longer lists are rows with a place for every class of their script. */
const MOST_ENTRIES = 64

interface Gram {
  readonly key: number
  /** Class and weight, by rising class. */
  readonly entries: readonly (readonly [number, number])[]
}

/** Quantises the weights and lays out the hash table, once; then writes the file with any calibration. */
export function createPacker(scripts: readonly FittedScript[]): Packer {
  const classes: PackedClass[] = []
  const biases: number[] = []
  const priors: number[] = []
  const scriptStart = new Uint16Array(SCRIPTS.length + 1)
  const grams: Gram[] = []
  let broad = layOutBroad(new Map(), 0)
  for (let script = 0; script < SCRIPTS.length; script++) {
    scriptStart[script] = classes.length
    const part = scripts.find((candidate) => candidate.script === script)
    if (!part) continue
    const order = part.fitted ? orderClasses(part.fitted) : part.classes.map((_, index) => index)
    for (const index of order) {
      const packed = part.classes[index]
      if (!packed) continue
      classes.push(packed)
      priors.push(packed.prior)
      biases.push(part.fitted?.biases[index] ?? 0)
    }
    if (!part.fitted) continue
    const rows = new Map<number, Float32Array>()
    for (const gram of gramsOf(part.fitted, order, rows)) grams.push(gram)
    if (rows.size > 0) broad = layOutBroad(rows, part.fitted.classes)
  }
  scriptStart[SCRIPTS.length] = classes.length
  const table = layOut(grams)
  const codes = new TextEncoder().encode(classes.map(({ code }) => code).join(','))
  const pack = ({ calibration, typical, familiarity }: Calibration): ArrayBuffer =>
    writeModel({
      codes,
      scriptStart,
      ...table,
      ...broad,
      biases: Float32Array.from(biases),
      priors: Float32Array.from(priors),
      calibration,
      typical: typical ?? new Float32Array(classes.length),
      familiarity: familiarity ?? new Float32Array(2 * MEASURED_LENGTHS.length),
    })
  return { classes, pack }
}

/** The grams of a fit; the rows of broad ones go to `broad`, in units that are not rounded yet. */
function* gramsOf(
  fitted: Fitted,
  order: readonly number[],
  broad: Map<number, Float32Array>,
): Generator<Gram> {
  const placeOf = new Map(order.map((index, place) => [index, place]))
  for (const [feature, key] of fitted.keys.entries()) {
    const from = fitted.starts[feature] ?? 0
    const to = fitted.starts[feature + 1] ?? 0
    const weights = Array.from({ length: to - from }, (_, at): readonly [number, number] => [
      placeOf.get(fitted.classOf[from + at] ?? 0) ?? 0,
      (fitted.weights[from + at] ?? 0) / UNIT,
    ])
    if (weights.length > MOST_ENTRIES) {
      const row = new Float32Array(fitted.classes)
      for (const [place, weight] of weights) row[place] = weight
      broad.set(key, row)
      continue
    }
    const entries = weights
      .map(([place, weight]) => [place, inSteps(weight)] as const)
      .filter(([, weight]) => weight !== 0)
      .sort(([one], [other]) => one - other)
    if (entries.length > 0) yield { key, entries }
  }
}

function inSteps(weight: number): number {
  const steps = Math.round(weight / UNITS_IN_STEP)
  return UNITS_IN_STEP * Math.max(-LARGEST, Math.min(LARGEST, steps))
}

/** Sorts the grams into buckets, by the low bits of their keys. */
function layOut(all: Gram[]) {
  const buckets = 2 ** Math.ceil(Math.log2(all.length / GRAMS_IN_BUCKET))
  const shift = bucketShift(buckets)
  all.sort(
    (a, b) =>
      (a.key >>> shift) - (b.key >>> shift) ||
      printOf(a) - printOf(b) ||
      b.entries.length - a.entries.length,
  )
  const grams = reachable(all, shift)
  const entries = grams.reduce((sum, gram) => sum + gram.entries.length, 0)
  const blocks = (buckets >> BLOCK_SHIFT) + 1
  const blockGrams = new Uint32Array(blocks)
  const blockEntries = new Uint32Array(blocks)
  const bucketGrams = new Uint8Array(buckets + 1)
  const bucketEntries = new Uint16Array(buckets)
  const prints = new Uint8Array(grams.length)
  const entryCounts = new Uint8Array(grams.length)
  const steps = new Uint8Array(entries)
  const weights = new Int8Array(entries)
  let bucket = 0
  let entry = 0
  const openBuckets = (last: number, gram: number): void => {
    for (; bucket <= last; bucket++) {
      const block = bucket >> BLOCK_SHIFT
      if (block << BLOCK_SHIFT === bucket) {
        blockGrams[block] = gram
        blockEntries[block] = entry
      }
      bucketGrams[bucket] = gram - (blockGrams[block] ?? 0)
      bucketEntries[bucket] = entry - (blockEntries[block] ?? 0)
    }
  }
  for (const [index, gram] of grams.entries()) {
    openBuckets(gram.key >>> shift, index)
    const before = inSameBucket(grams[index - 1], gram, shift)
    prints[index] = printOf(gram) - (before ? printOf(before) : 0)
    entryCounts[index] = gram.entries.length
    let last = 0
    for (const [place, weight] of gram.entries) {
      steps[entry] = place - last
      weights[entry++] = weight
      last = place
    }
  }
  openBuckets(buckets, grams.length)
  return {
    ...{ blockGrams, blockEntries, bucketGrams, bucketEntries },
    ...{ prints, entryCounts, steps, weights },
  }
}

/** Leaves out grams that are never found, because the one before them in their bucket has the same low bits. */
function reachable(sorted: readonly Gram[], shift: number): Gram[] {
  return sorted.filter((gram, index) => {
    const before = inSameBucket(sorted[index - 1], gram, shift)
    return !before || printOf(before) !== printOf(gram)
  })
}

/** The gram before another, if both are in one bucket. */
function inSameBucket(before: Gram | undefined, gram: Gram, shift: number): Gram | undefined {
  return before && before.key >>> shift === gram.key >>> shift ? before : undefined
}

/** What tells a gram from the others of its bucket. */
function printOf({ key }: Gram): number {
  return key & FINGERPRINT
}
