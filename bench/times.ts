export interface Summary {
  readonly name: string
  /** Milliseconds for one. */
  readonly median: number
  readonly last1Percent: number
  readonly aSecond: number
}

/** @param atOnce How many were under way at once: each waits for the others. */
export function summarise(name: string, milliseconds: readonly number[], atOnce = 1): Summary {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  const total = sorted.reduce((sum, time) => sum + time, 0)
  return {
    name,
    median: at(0.5),
    last1Percent: at(0.99),
    aSecond: (sorted.length * atOnce * 1000) / total,
  }
}

/** A table of figures, in Markdown, the first row being what the others are compared with. */
export function describeTimes(summaries: readonly Summary[]): string {
  const [first] = summaries
  const rows = summaries.map(({ name, median, last1Percent, aSecond }) => [
    name,
    Math.round(aSecond).toLocaleString('en'),
    (median * 1000).toFixed(1),
    (last1Percent * 1000).toFixed(1),
    (median / (first?.median ?? median)).toFixed(2),
  ])
  const head = ['', 'a second', 'median µs', '99th percentile µs', 'median, × the first']
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
