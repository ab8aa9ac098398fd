import { describe, expect, it } from 'vitest'
import { mend } from '../../training/language/mending.js'

describe('A corpus that has something wrong throughout', () => {
  it.each([
    ['isl_Latn/lex-frequencywords', 'ūađ fķlk sũna', 'það fólk sýna'],
    ['isl_Latn/lex-frequencywords', 'Ūađ', 'Það'],
    ['fao_Latn/ud', 'verða föddur', 'verða føddur'],
    ['kmr_Latn/lex-unimorph', 'þil', 'şil'],
    ['tgk_Cyrl/lex-tess-words', 'ваќте', 'вақте'],
    ['mon_Cyrl/lex-tess-words', 'бєгєєд', 'бөгөөд'],
    ['aze_Cyrl/lex-tess-words', 'ӱҹ\u0327ӱн', 'үчүн'],
    ['bel_Cyrl/ud', 'якiя', 'якія'],
  ])('has the letters that were meant: %s, %s', (corpus, line, meant) => {
    expect(mend(corpus, line)).toBe(meant)
  })

  it('has “ct” where print joins it', () => {
    expect(mend('spa_Latn/lex-tess-words', 'o\ue003ubre')).toBe('octubre')
  })

  it.each([
    ['bel_Cyrl/lex-unimorph', 'бу\u0301дзеш', 'будзеш'],
    ['lit_Latn/lex-unimorph', 'laukìniam žąsìs', 'laukiniam žąsis'],
    ['slv_Latn/lex-unimorph', 'belêjših', 'belejših'],
    ['zul_Latn/lex-unimorph', 'lākhetha', 'lakhetha'],
    ['lat_Latn/lex-wikipron', 'cōnsōlātīvus', 'consolativus'],
  ])('has no marks of stress or tone, but those of its letters: %s', (corpus, word, plain) => {
    expect(mend(corpus, word)).toBe(plain)
  })
})

describe('Any other corpus', () => {
  it('stays as it is', () => {
    expect(mend('swe_Latn/ud', 'Det är kallt och blött, þó')).toBe('Det är kallt och blött, þó')
  })
})
