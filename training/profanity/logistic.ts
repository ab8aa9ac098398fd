/** A row of a logistic fit: which cues are there, whether it is one of the class, and how much it counts. */
export interface LogisticRow {
  readonly cues: readonly number[]
  readonly y: number
  readonly weight: number
}

/** Fits a weight for each cue, the first one being there in every row; deterministic. */
export function fitLogistic(
  rows: readonly LogisticRow[],
  count: number,
  shrink: number,
  rounds: number,
): Float64Array {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  // A bound of the curvature for each weight, so that all may be moved at once.
  const curvature = new Float64Array(count)
  for (const { cues, weight } of rows) {
    const bound = (0.25 * weight * cues.length) / total
    for (const cue of cues) curvature[cue] = (curvature[cue] ?? 0) + bound
  }
  let weights = new Float64Array(count)
  let ahead = new Float64Array(count)
  let speed = 1
  for (let round = 0; round < rounds; round++) {
    const slope = ahead.map((weight, cue) => (cue === 0 ? 0 : shrink * weight))
    for (const { cues, y, weight } of rows) {
      let odds = 0
      for (const cue of cues) odds += ahead[cue] ?? 0
      const error = ((1 / (1 + Math.exp(-odds)) - y) * weight) / total
      for (const cue of cues) slope[cue] = (slope[cue] ?? 0) + error
    }
    const next = ahead.map(
      (weight, cue) => weight - (slope[cue] ?? 0) / ((curvature[cue] ?? 0) + shrink),
    )
    // Nesterov's momentum.
    const faster = (1 + Math.sqrt(1 + 4 * speed * speed)) / 2
    const before = weights
    ahead = next.map(
      (weight, cue) => weight + ((speed - 1) / faster) * (weight - (before[cue] ?? 0)),
    )
    weights = next
    speed = faster
  }
  return weights
}
