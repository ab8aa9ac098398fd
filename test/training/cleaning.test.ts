import { describe, expect, it } from 'vitest'
import { clean, englishRanks, withoutMisplaced } from '../../training/language/cleaning.js'
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

describe('Lists that are in other languages by a third', () => {
  const text: Corpus = { name: 'tatoeba-tests', kind: 'text', lines: ['Що це?', 'Це дім'] }
  const list: Corpus = { name: 'lex-frequencywords', kind: 'ranked', lines: ['що', 'что', 'дім'] }
  const english = englishRanks([])

  it('keep the words that another corpus has', () => {
    const kept = clean('ukr_Cyrl', [text, list], english)
    expect(kept.map(({ lines }) => lines)).toEqual([text.lines, ['що', 'дім']])
  })

  it('are not proven by the strings of programs', () => {
    const strings: Corpus = { ...text, name: 'mediawiki-i18n', lines: ['что'] }
    expect(clean('ukr_Cyrl', [text, strings, list], english).at(-1)?.lines).toEqual(['що', 'дім'])
  })

  it('stay as they are elsewhere', () => {
    expect(clean('rus_Cyrl', [text, list], english)).toEqual([text, list])
  })
})

describe('English in lists of the web', () => {
  const english = englishRanks(['scene', 'bahay'])
  const list: Corpus = { name: 'lex-wordfreq', kind: 'ranked', lines: ['bahay', 'scene'] }
  const own: Corpus = { name: 'lex-gatitos', kind: 'list', lines: ['bahay'] }

  it('is left out, also of other lists that are like them', () => {
    expect(clean('tgl_Latn', [own, list], english).at(-1)?.lines).toEqual(['bahay'])
  })

  it('is kept in lists that were counted with care', () => {
    expect(clean('spa_Latn', [own, list], english).at(-1)?.lines).toEqual(['bahay', 'scene'])
  })
})
