import { describe, expect, it } from 'vitest'
import {
  TRANSLITERATED,
  azerbaijaniToArabic,
  serbianToLatin,
} from '../../training/language/transliteration.js'

function written(code: string, line: string): string | undefined {
  return TRANSLITERATED.find((one) => one.code === code)?.rewrite(line)
}

describe('Serbian in Latin letters', () => {
  it('has one letter for each of Cyrillic', () => {
    expect(serbianToLatin('Љубав и џак')).toBe('ljubav i džak')
  })
})

describe('Tamashek in Tifinagh', () => {
  it('has the letters of the Tuareg', () => {
    expect(written('taq', 'Tamahaq')).toBe('ⵜⴰⵎⴰⵂⴰⵈ')
  })
})

describe('Minangkabau in Arabic letters', () => {
  it('writes the vowel of an open syllable, and not that of a closed one', () => {
    expect(written('min', 'pasan')).toBe('ڤاسن')
  })

  it('ends every other line’s words as Malay does', () => {
    expect(written('min', 'banyak')).toBe('بڽق')
  })
})

describe('Azerbaijani in the letters of Iran', () => {
  it('leaves out the vowel that they have no letter for', () => {
    expect(azerbaijaniToArabic('Mən gedirəm')).toBe('من گئدیرم')
  })
})
