import { describe, expect, it } from 'vitest'
import type { Corpus } from '../../training/language/corpora.js'
import { ijekavianWriter } from '../../training/language/ijekavian.js'

const ranked = (...lines: string[]): Corpus => ({ name: 'test', kind: 'ranked', lines })
const write = ijekavianWriter(
  [ranked('dijete', 'vrijeme', 'more')],
  [ranked('dete', 'vreme', 'more')],
)

describe('Bosnian made of Serbian', () => {
  it('has the long vowel where Bosnian words have it', () => {
    expect(write('dete i vreme')).toBe('dijete i vrijeme')
  })

  it('keeps a capital letter', () => {
    expect(write('Dete')).toBe('Dijete')
  })

  it('leaves words alone that both have', () => {
    expect(write('more')).toBe('more')
  })
})
