import { describe, expect, it } from 'vitest'
import { stemEnd } from '../../../src/engine/profanity/stem.js'

const stem = (word: string): string =>
  word.slice(
    0,
    stemEnd(
      Uint8Array.from(word, (letter) => letter.charCodeAt(0) - 96),
      0,
      word.length,
    ),
  )

describe('The stem of a word', () => {
  it.each(['cook', 'cooks', 'cooked', 'cooking'])('is the same for every form: %s', (form) => {
    expect(stem(form)).toBe('cook')
  })

  it.each(['grass', 'campus', 'basis', 'seed', 'bed', 'ring', 'gas', 'hate'])(
    'is the whole word where the ending is none: %s',
    (word) => {
      expect(stem(word)).toBe(word)
    },
  )

  it('begins where the word does in a text', () => {
    const units = Uint8Array.from('a nests', (letter) =>
      letter === ' ' ? 0 : letter.charCodeAt(0) - 96,
    )
    expect(stemEnd(units, 2, 7)).toBe(6)
  })
})
