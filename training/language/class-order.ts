import type { Fitted } from './fitted.js'

/**
 * Puts classes that share features beside each other: then the steps from class to class in a feature's
 * list are small, and the file packs well. Starts with the class that shares most, and goes on to what
 * is most like the one before.
 */
export function orderClasses({ classes, starts, classOf }: Fitted): number[] {
  const shared = new Float64Array(classes * classes)
  for (let feature = 0; feature + 1 < starts.length; feature++) {
    const from = starts[feature] ?? 0
    const to = starts[feature + 1] ?? 0
    for (let one = from; one < to; one++) {
      for (let other = from; other < to; other++) {
        const place = (classOf[one] ?? 0) * classes + (classOf[other] ?? 0)
        shared[place] = (shared[place] ?? 0) + 1 / (to - from)
      }
    }
  }
  const size = (index: number): number => shared[index * classes + index] ?? 1
  const likeness = (one: number, other: number): number =>
    (shared[one * classes + other] ?? 0) / Math.sqrt(size(one) * size(other) + 1)
  const left = new Set(Array.from({ length: classes }, (_, index) => index))
  const order: number[] = []
  let last = 0
  while (left.size > 0) {
    const from = last
    const next = [...left].reduce((best, index) =>
      likeness(from, index) > likeness(from, best) ? index : best,
    )
    left.delete(next)
    order.push(next)
    last = next
  }
  return order
}
