import { describe, expect, it } from 'vitest'
import { readCorpora } from '../../training/language/corpora.js'
import { dataFolder } from './data-folder.js'

describe('The corpora of a folder', () => {
  it('are running text first, then lists, each by name', () => {
    const data = dataFolder({
      'deu_Latn/lex-gatitos': ['Haus'],
      'deu_Latn/udhr': ['Alle Menschen'],
      'deu_Latn/bible-corpus': ['Am Anfang'],
    })
    expect(readCorpora(data, 'deu_Latn').map(({ name, kind }) => [name, kind])).toEqual([
      ['bible-corpus', 'text'],
      ['udhr', 'text'],
      ['lex-gatitos', 'list'],
    ])
  })

  it('have the letters that print joins apart', () => {
    const data = dataFolder({ 'hrv_Latn/lex-tess-words': ['poﬆ', 'ﬁlm', 'oﬃce'] })
    expect(readCorpora(data, 'hrv_Latn')[0]?.lines).toEqual(['post', 'film', 'office'])
  })
})
