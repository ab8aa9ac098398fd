import { describe, expect, it } from 'vitest'
import type { Corpus } from '../../training/language/corpora.js'
import { vowelWriter } from '../../training/language/ijekavian.js'

const ranked = (...lines: string[]): Corpus => ({ name: 'test', kind: 'ranked', lines })
const { toIjekavian, toEkavian } = vowelWriter(
  [ranked('dijete', 'vrijeme', 'more', 'pobjeda', 'detalj', 'htio', 'bio')],
  [ranked('dete', 'vreme', 'more', 'pobeda', 'detalj', 'hteo', 'bio')],
)

describe('the old vowel', () => {
  it('is written as Bosnian and Croatian have it', () => {
    expect(['dete', 'vreme', 'hteo'].map(toIjekavian)).toEqual(['dijete', 'vrijeme', 'htio'])
  })

  it('is written as Serbian has it', () => {
    expect(['dijete', 'vrijeme', 'htio'].map(toEkavian)).toEqual(['dete', 'vreme', 'hteo'])
  })

  it('is found in other endings of a word', () => {
    expect([toIjekavian('pobedama'), toEkavian('pobjedama')]).toEqual(['pobjedama', 'pobedama'])
  })

  it('is not found where another word begins alike', () => {
    expect(['detalj', 'detalji'].map(toIjekavian)).toEqual(['detalj', 'detalji'])
  })

  it('is not found in words that all three have', () => {
    expect([toIjekavian('more'), toEkavian('more'), toIjekavian('bio')]).toEqual([
      'more',
      'more',
      'bio',
    ])
  })
})
