import { describe, expect, it } from 'vitest'
import { kinOf, plainForm } from '../../../src/engine/profanity/plain-form.js'
import { Guise } from '../../../src/engine/profanity/units.js'

describe('What Unicode says a character stands for', () => {
  it.each([
    ['é', 'e', Guise.accent],
    ['Ǭ', 'o', Guise.accent],
    ['ｆ', 'f', Guise.style],
    ['𝔉', 'f', Guise.style],
    ['ⓐ', 'a', Guise.style],
    ['²', '2', Guise.style],
    ['ﬁ', 'fi', Guise.style],
    ['＄', '$', Guise.style],
  ])('is a sign of ASCII, or two letters: %s', (character, as, guise) => {
    expect(plainForm(character)).toEqual({ as, guise })
  })

  it.each(['\u00ad', '\u0301', '\u200d', '\u2066', '\ufe0f', '\u20dd'])(
    'is nothing for what is not to be seen: %j',
    (character) => {
      expect(plainForm(character)).toEqual({ as: '', guise: Guise.none })
    },
  )

  it.each(['\u0085', '\u00a0', '\u2009', '\u3000'])('is a space for %j', (character) => {
    expect(plainForm(character)).toEqual({ as: ' ', guise: Guise.none })
  })

  it.each(['ß', 'ж', '字', '😀', '½', '㎏', '¨', '\ud800'])('is no ASCII: %j', (character) => {
    expect(plainForm(character)).toBeUndefined()
  })
})

describe('The kin of a character', () => {
  it('is the small one and the one without accents', () => {
    expect(kinOf('Ώ')).toEqual(['ώ', 'Ω'])
  })

  it.each(['ω', '字', '½', 'é', '¨', '한'])(
    'is none where that is itself, several or ASCII: %s',
    (character) => {
      expect(kinOf(character)).toEqual([])
    },
  )
})
