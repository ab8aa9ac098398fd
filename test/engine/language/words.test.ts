import { describe, expect, it } from 'vitest'
import { SCRIPTS } from '../../../src/engine/language/scripts.js'
import { WordReader } from '../../../src/engine/language/words.js'

function wordsOf(text: string): string[] {
  const reader = new WordReader()
  const words: string[] = []
  reader.open(text)
  while (reader.next()) {
    words.push(String.fromCharCode(...reader.letters.subarray(1, reader.length + 1)))
  }
  return words
}

function scriptsOf(text: string): string[] {
  const reader = new WordReader()
  const scripts: string[] = []
  reader.open(text)
  while (reader.next()) scripts.push(SCRIPTS[reader.script] ?? '')
  return scripts
}

describe('what a word is', () => {
  it('is a run of letters, in small letters', () => {
    expect(wordsOf('Guten TAG, Ihr Lieben!')).toEqual(['guten', 'tag', 'ihr', 'lieben'])
  })

  it('is of one script', () => {
    expect(scriptsOf('Слово word λόγος 言葉 คำ')).toEqual(['Cyrl', 'Latn', 'Grek', 'Hani', 'Thai'])
  })

  it('ends where another script begins', () => {
    expect(wordsOf('Wi飛び')).toEqual(['wi', '飛び'])
  })

  it('keeps apostrophes inside, whichever sign they are typed with', () => {
    expect(wordsOf('l’heure l‘heure lʼheure')).toEqual(["l'heure", "l'heure", "l'heure"])
  })

  it('leaves quotation marks outside', () => {
    expect(wordsOf("'oui' ’non’")).toEqual(['oui', 'non'])
  })

  it('is the same with its accents written into or after the letters', () => {
    const text = 'Tiếng Việt Ångström й'
    expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text))
  })

  it('is the same in full-width letters', () => {
    expect(wordsOf('Ｈａｌｌｏ')).toEqual(['hallo'])
  })

  it('is the same without joiners, tatweel and vowel points', () => {
    expect(wordsOf('می\u200cخواهم مرحـــبا שָׁלוֹם')).toEqual(['میخواهم', 'مرحبا', 'שלום'])
  })

  it('has its place in the text, in UTF-16 code units', () => {
    const reader = new WordReader()
    reader.open('🎉 fête')
    reader.next()
    expect([reader.start, reader.end]).toEqual([3, 7])
  })

  it('is cut where it is longer than any word', () => {
    expect(wordsOf('字'.repeat(40)).map((word) => word.length)).toEqual([32, 8])
  })
})

describe('what is no word', () => {
  it.each([
    ['a web address', 'https://example.com/a/path?with=query'],
    ['a web address without its scheme', 'www.example.com'],
    ['a host', 'example.org'],
    ['a file', 'main.ts'],
    ['an e-mail address', 'first.last@example.com'],
    ['a name to mention', '@somebody'],
    ['a tag', '#sometag'],
    ['a tag in another script', '#пример'],
    ['a number', '1234,56'],
    ['letters that touch a digit', 'abc123 4th'],
    ['an identifier', 'some_name'],
    ['a long key', 'abcdefghij'.repeat(5)],
    ['emoji', '🎉🎊'],
    ['half of a surrogate pair', '\ud83c'],
    ['punctuation', '… – !?'],
  ])('is %s', (_, text) => {
    expect(wordsOf(text)).toEqual([])
  })

  it('leaves the words beside it', () => {
    expect(wordsOf('see https://example.com/x now')).toEqual(['see', 'now'])
  })

  it('is not the end of one sentence and the beginning of the next', () => {
    expect(wordsOf('end.Begin')).toEqual(['end', 'begin'])
  })

  it('is not a Chinese word beside a year', () => {
    expect(wordsOf('2020年')).toEqual(['年'])
  })
})

describe('a text that was read to its end', () => {
  it('leaves no letter behind', () => {
    const reader = new WordReader()
    reader.open('Guten Morgen allerseits')
    while (reader.next());
    expect(reader.letters.slice(1).every((letter) => letter === 0)).toBe(true)
  })
})
