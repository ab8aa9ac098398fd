/** The lengths, in words, for which calibration measures; between them its figures are interpolated. */
export const MEASURED_LENGTHS = [1, 2, 3, 5, 8, 13, 21, 34] as const

/** A figure that was measured for `MEASURED_LENGTHS`, at any length: beyond the last it stays the same. */
export function atLength(figures: Float32Array, words: number): number {
  let next = 1
  while (next < MEASURED_LENGTHS.length - 1 && (MEASURED_LENGTHS[next] ?? 0) < words) next++
  const from = MEASURED_LENGTHS[next - 1] ?? 1
  const to = MEASURED_LENGTHS[next] ?? 1
  const share = Math.min(1, Math.log(words / from) / Math.log(to / from))
  const low = figures[next - 1] ?? 1
  const high = figures[next] ?? 1
  return low + (high - low) * share
}
