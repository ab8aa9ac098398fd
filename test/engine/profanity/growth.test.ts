import { describe, expect, it } from 'vitest'
import { createProfanityScorer } from '../../../src/engine/profanity/profanity-scorer.js'

const scorer = createProfanityScorer()

describe('Time', () => {
  it.each([
    ['letters', 'a'],
    ['stars', '*'],
    ['spaced letters', 'm o t h e r '],
    ['dotted letters', 'm.o.t.h.e.r.'],
    ['digits', 'a1'],
    ['masks', 'f*n b**k '],
  ])('grows with the length of the text only, up to a megabyte: %s', (_what, piece) => {
    const time = (size: number): number => {
      const text = piece.repeat(size / piece.length)
      let best = Infinity
      // Compiling and collecting garbage are counted with the rounds that they fall into.
      for (let round = 0; round < 8; round++) {
        const start = process.cpuUsage()
        scorer.score(text)
        // The processor's time: what else runs on the machine does not count.
        best = Math.min(best, process.cpuUsage(start).user / 1000)
      }
      return best
    }
    // Twenty times the text: twenty times the time, or four hundred times if it were squared.
    expect(time(1_000_000)).toBeLessThan(100 * Math.max(time(50_000), 0.5))
  })
})
