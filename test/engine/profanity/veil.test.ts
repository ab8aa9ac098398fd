import { describe, expect, it } from 'vitest'
import { LETTER_BEHIND, veil } from '../../../src/engine/profanity/veil.js'

describe('A veil', () => {
  it('moves each letter by 13 places', () => {
    expect(veil('abcdefghijklmnopqrstuvwxyz')).toBe('nopqrstuvwxyzabcdefghijklm')
  })

  it('leaves all else as it is', () => {
    expect(veil('A Z`{09\n')).toBe('A Z`{09\n')
  })

  it('is taken off by the same', () => {
    expect(veil(veil('quite a shoe'))).toBe('quite a shoe')
  })

  it('shows the letter behind it', () => {
    const letters = Array.from(
      'nopqrstuvwxyzabcdefghijklm',
      (letter) => LETTER_BEHIND[letter.charCodeAt(0)],
    )
    expect(letters).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
  })

  it('has no letter behind what is none', () => {
    expect(Array.from('`{A0 ', (sign) => LETTER_BEHIND[sign.charCodeAt(0)])).toEqual([
      0, 0, 0, 0, 0,
    ])
  })
})
