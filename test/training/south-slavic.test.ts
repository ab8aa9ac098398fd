import { describe, expect, it } from 'vitest'
import type { Corpus } from '../../training/language/corpora.js'
import { toBosnian, withoutNeighbours } from '../../training/language/south-slavic.js'
import { dataFolder } from './data-folder.js'

const data = dataFolder({
  'hrv_Latn/lex-tess-words': ['dijete', 'vrijeme', 'pobjeda', 'kuća'],
  'bos_Latn/lex-tess-words': ['dijete', 'vrijeme', 'kuća'],
  'srp_Latn/lex-tess-words': ['dete', 'vreme', 'pobeda', 'kuća'],
  'srp_Cyrl/lex-tess-words': ['дете', 'кућа'],
})
const SUBTITLES = 'kuća vreme vrijeme tisuća hiljada sistem historija istorija takođe'.split(' ')

function kept(folder: string): string | undefined {
  const list: Corpus = { name: 'lex-frequencywords', kind: 'ranked', lines: SUBTITLES }
  return withoutNeighbours(data, folder, [list])[0]?.lines.join(' ')
}

describe('A list of words', () => {
  it('of Bosnian keeps what is neither Croatian nor Serbian', () => {
    expect(kept('bos_Latn')).toBe('kuća vrijeme hiljada sistem historija')
  })

  it('of Croatian keeps what is neither Bosnian nor Serbian', () => {
    expect(kept('hrv_Latn')).toBe('kuća vrijeme tisuća')
  })

  it('of Serbian keeps what is neither Bosnian nor Croatian', () => {
    expect(kept('srp_Latn')).toBe('kuća vreme hiljada sistem istorija takođe')
  })

  it('of another language stays as it is', () => {
    expect(kept('slv_Latn')).toBe(SUBTITLES.join(' '))
  })
})

describe('Running text', () => {
  it('stays as it is, whichever words it has', () => {
    const text: Corpus = { name: 'ud', kind: 'text', lines: ['Vreme i istorija'] }
    expect(withoutNeighbours(data, 'bos_Latn', [text])).toEqual([text])
  })
})

describe('Bosnian made of its neighbours', () => {
  const write = toBosnian(data)

  it('has the vowel of Bosnian', () => {
    expect(write('Dete i vreme za pobedu')).toBe('dijete i vrijeme za pobjedu')
  })

  it('has no word that Bosnian lacks', () => {
    expect(write('kuća, takođe istorija')).toBe('kuća,  ')
  })
})
