import { describe, expect, it } from 'vitest'
import { findRuns } from '../../../src/engine/language/runs.js'

/** Ten words of which each weighs nothing in its own state and much in the other. */
function words(states: readonly number[], { against = -5, prices = [0, 0] } = {}) {
  const weights = states.flatMap((own) => [0, 1].map((state) => (state === own ? 0 : against)))
  return {
    ...{ words: states.length, states: 2 },
    ...{ weights: Float32Array.from(weights), prices: Float32Array.from(prices) },
  }
}

describe('findRuns', () => {
  it('changes once where the words change', () => {
    const states = [0, 0, 0, 0, 1, 1, 1, 1]
    expect([...findRuns(words(states), [0, 1]).path]).toEqual(states)
  })

  it('does not change for one word', () => {
    expect([...findRuns(words([0, 0, 0, 1, 0, 0]), [0, 1]).path]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('does not change to a state that costs more than its words are worth', () => {
    const all = words([0, 0, 0, 1, 1, 1], { prices: [0, 9] })
    expect([...findRuns(all, [0, 1]).path]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('takes the cheaper of two states that the words are alike in', () => {
    const all = words([0, 0, 0], { against: 0, prices: [1, 0] })
    expect([...findRuns(all, [0, 1]).path]).toEqual([1, 1, 1])
  })

  it('uses only the states that it may', () => {
    expect([...findRuns(words([0, 0, 0, 1, 1, 1]), [1]).path]).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('weighs more the more states it may use', () => {
    const all = words([0, 0, 0, 1, 1, 1])
    expect(findRuns(all, [0, 1]).weight).toBeGreaterThan(findRuns(all, [0]).weight)
  })

  it('has no path through no words', () => {
    expect(findRuns(words([]), [0, 1]).path).toHaveLength(0)
  })
})
