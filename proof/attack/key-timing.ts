import assert from 'node:assert/strict'
import { isSame } from '../../src/accounts/key.js'
import type { Attack } from './attack.js'

const UNITS = 64
const ROUNDS = 400
const COMPARISONS = 2_000
/** How much longer the one may take than the other, on a busy machine. */
const MOST_RATIO = 1.25
/** How much longer it takes a comparison that gives the key away: this shows that the measure can tell. */
const LEAST_RATIO_OF_A_NAIVE_ONE = 2

/** Whether the time of a comparison tells how much of a key was guessed. */
export const KEY_TIMING: readonly Attack[] = [
  {
    name: 'The time of comparing keys that differ in their first, or in their last, letter',
    attempt: () => {
      const naive = ratioOf((one, other) => {
        for (let index = 0; index < one.length; index++)
          if (one[index] !== other[index]) return false
        return true
      })
      const ours = ratioOf(isSame)
      assert.ok(naive > LEAST_RATIO_OF_A_NAIVE_ONE, `the measure cannot tell: ${naive}`)
      assert.ok(ours < MOST_RATIO && ours > 1 / MOST_RATIO, `${ours}`)
      return Promise.resolve(
        `${ours.toFixed(3)} times as long; a naive comparison takes ${naive.toFixed(1)} times`,
      )
    },
  },
]

/** How many times as long it takes to find a difference at the end as one at the beginning. */
function ratioOf(compare: (one: string, other: string) => boolean): number {
  const key = 'a'.repeat(UNITS)
  const differingFirst = `b${key.slice(1)}`
  const differingLast = `${key.slice(1)}b`
  const early: number[] = []
  const late: number[] = []
  // By turns, so that whatever else the machine does befalls both alike.
  for (let round = 0; round < ROUNDS; round++) {
    early.push(timeOf(compare, key, differingFirst))
    late.push(timeOf(compare, key, differingLast))
  }
  return median(late) / median(early)
}

function timeOf(compare: (one: string, other: string) => boolean, one: string, other: string) {
  let same = 0
  const start = performance.now()
  for (let time = 0; time < COMPARISONS; time++) if (compare(one, other)) same++
  const taken = performance.now() - start
  assert.equal(same, 0)
  return taken
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
