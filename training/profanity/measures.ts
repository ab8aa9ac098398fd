/** A text with what is right: 1 profane, 0 not. */
export interface Item {
  readonly id: string
  readonly group: string
  readonly y: number
  readonly text: string
}

export interface Measures {
  readonly count: number
  readonly missed: readonly Item[]
  readonly falseAlarms: readonly Item[]
  readonly recall: number
  readonly falseRate: number
  readonly f1: number
  /** The probability that a profane text scores above another. */
  readonly auc: number
  /** The mean distance, over ten bins, between what was said and what was so. */
  readonly calibrationError: number
}

const THRESHOLD = 0.5
const BINS = 10

export function measure(items: readonly Item[], score: (text: string) => number): Measures {
  const scored = items.map((item) => ({ item, score: score(item.text) }))
  const profane = scored.filter(({ item }) => item.y === 1)
  const clean = scored.filter(({ item }) => item.y === 0)
  const missed = profane.filter((one) => one.score < THRESHOLD).map(({ item }) => item)
  const falseAlarms = clean.filter((one) => one.score >= THRESHOLD).map(({ item }) => item)
  const hits = profane.length - missed.length
  return {
    count: items.length,
    missed,
    falseAlarms,
    recall: hits / profane.length,
    falseRate: falseAlarms.length / clean.length,
    f1: (2 * hits) / (2 * hits + missed.length + falseAlarms.length),
    auc: areaUnderCurve(
      profane.map((one) => one.score),
      clean.map((one) => one.score),
    ),
    calibrationError: calibrationError(scored.map((one) => [one.score, one.item.y] as const)),
  }
}

export function areaUnderCurve(profane: readonly number[], clean: readonly number[]): number {
  const sorted = [...clean].sort((a, b) => a - b)
  let above = 0
  for (const score of profane) {
    above += (countBelow(sorted, score, false) + countBelow(sorted, score, true)) / 2
  }
  return above / (profane.length * clean.length)
}

function countBelow(sorted: readonly number[], score: number, orEqual: boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const value = sorted[middle] ?? 0
    if (value < score || (orEqual && value === score)) low = middle + 1
    else high = middle
  }
  return low
}

function calibrationError(pairs: readonly (readonly [score: number, y: number])[]): number {
  const said = new Float64Array(BINS)
  const was = new Float64Array(BINS)
  for (const [score, y] of pairs) {
    const bin = Math.min(BINS - 1, Math.floor(score * BINS))
    said[bin] = (said[bin] ?? 0) + score
    was[bin] = (was[bin] ?? 0) + y
  }
  let error = 0
  for (let bin = 0; bin < BINS; bin++) error += Math.abs((said[bin] ?? 0) - (was[bin] ?? 0))
  return error / pairs.length
}
