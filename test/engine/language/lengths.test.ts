import { describe, expect, it } from 'vitest'
import { atLength, MEASURED_LENGTHS } from '../../../src/engine/language/lengths.js'

/** Another figure for every length that is measured. */
const FIGURES = Float32Array.of(8, 1, 6, 3, 4, 5, 2, 7)

describe('A figure that was measured for some lengths', () => {
  it.each(MEASURED_LENGTHS.map((words, at) => [words, FIGURES[at] ?? NaN]))(
    'is that figure at a length that was measured: %d',
    (words, figure) => {
      expect(atLength(FIGURES, words)).toBeCloseTo(figure)
    },
  )

  it('is halfway between two where the logarithm of the length is', () => {
    expect(atLength(FIGURES, Math.sqrt(8 * 13))).toBeCloseTo(4.5)
    expect(atLength(FIGURES, Math.sqrt(21 * 34))).toBeCloseTo(4.5)
  })

  it('stays the same beyond the last', () => {
    expect(atLength(FIGURES, 35)).toBeCloseTo(7)
    expect(atLength(FIGURES, 100_000)).toBeCloseTo(7)
  })
})
