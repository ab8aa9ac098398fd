/**
 * The line that fits points best: how it rises, and how far the points are from it on the average.
 *
 * @example slopeOf([[0, 1], [1, 3], [2, 5]]) // { slope: 2, noise: 0 }
 */
export function slopeOf(points: readonly (readonly [number, number])[]): {
  readonly slope: number
  readonly noise: number
} {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
  const rise = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0)
  const slope = spread === 0 ? 0 : rise / spread
  const noise = mean(points.map(([x, y]) => Math.abs(y - middleY - slope * (x - middleX))))
  return { slope, noise }
}
