import { describe, expect, it } from 'vitest'
import { stemEnd } from '../../../src/engine/profanity/stem.js'
import { lettersOf, SPACE } from '../../../src/engine/profanity/units.js'

const stem = (word: string): string => word.slice(0, stemEnd(lettersOf(word), 0, word.length))

describe('The stem of a word', () => {
  it.each(['cook', 'cooks', 'cooked', 'cooking'])('is the same for every form: %s', (form) => {
    expect(stem(form)).toBe('cook')
  })

  it.each([
    ['baked', 'bak'],
    ['baking', 'bak'],
    ['beds', 'bed'],
  ])('has three letters at least: %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })

  it.each(
    'grass campus basis seed freed aged bed ring bring gas hate baker blind shrink strong shrift cookirg'.split(
      ' ',
    ),
  )('is the whole word where the ending is none: %s', (word) => {
    expect(stem(word)).toBe(word)
  })

  it('begins where the word does in a text', () => {
    const units = Uint8Array.of(...lettersOf('a'), SPACE, ...lettersOf('nests'))
    expect(stemEnd(units, 2, 7)).toBe(6)
  })
})
