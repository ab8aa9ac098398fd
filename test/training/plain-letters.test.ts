import { describe, expect, it } from 'vitest'
import type { CorpusKind } from '../../training/language/corpora.js'
import { withoutMarks } from '../../training/language/plain-letters.js'

function plain(lines: readonly string[], kind: CorpusKind = 'text'): (readonly string[])[] {
  return withoutMarks([{ name: 'test', kind, lines }]).map((corpus) => corpus.lines)
}

describe('Text without marks', () => {
  it('has plain letters for marked ones', () => {
    expect(plain(['Ọjọ́ dára'])).toEqual([['ojo dara']])
  })

  it('has the plain letter that is typed for one of its own', () => {
    expect(plain(['łódź'])).toEqual([['lodz']])
  })

  it('leaves out lines that have none', () => {
    expect(plain(['où', 'plain'])).toEqual([['ou']])
  })

  it('is not made of lists of words', () => {
    expect(plain(['où'], 'list')).toEqual([])
  })

  it('is not made where hardly a line has any', () => {
    const lines = Array.from({ length: 50 }, (_, line) => (line === 0 ? 'où' : 'plain'))
    expect(plain(lines)).toEqual([])
  })
})
