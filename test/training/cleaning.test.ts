import { describe, expect, it } from 'vitest'
import { withoutMisplaced } from '../../training/language/cleaning.js'
import type { Corpus } from '../../training/language/corpora.js'

const corpus = (name: string): Corpus => ({ name, kind: 'text', lines: ['a line'] })

describe('Corpora of another language than their folder', () => {
  it('are left out', () => {
    const own = corpus('gov-za-sona')
    expect(withoutMisplaced('tso_Latn', [own, corpus('lex-gatitos')])).toEqual([own])
  })

  it('are read where they belong', () => {
    const list = corpus('lex-gatitos')
    expect(withoutMisplaced('tsn_Latn', [list])).toEqual([list])
  })
})
