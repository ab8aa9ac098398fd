import { describe, expect, it } from 'vitest'
import { Confidence } from '../../../src/engine/language/confidence.js'
import { openModel } from '../../../src/engine/language/model-format.js'
import { packSmall, scriptOfWords } from './small-model.js'

const { bytes } = packSmall([scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [2, 0] })], {
  damping: 0.5,
})

describe('What sums mean', () => {
  it('is worked out once for a length', () => {
    const confidence = new Confidence(openModel(bytes))
    expect(confidence.scaleFor(3)).toBe(confidence.scaleFor(3))
    expect(confidence.scaleFor(3)).not.toBe(confidence.scaleFor(4))
  })

  it('is the same for long texts of nearly the same length', () => {
    const confidence = new Confidence(openModel(bytes))
    expect(confidence.scaleFor(64)).toBe(confidence.scaleFor(65))
    expect(confidence.scaleFor(64)).not.toBe(confidence.scaleFor(128))
  })
})
