import { describe, expect, it } from 'vitest'
import { SCRIPTS } from '../../../src/engine/language/scripts.js'
import { MOST_LETTERS, WordReader } from '../../../src/engine/language/words.js'

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

  it('keeps an accent that no letter has written into it', () => {
    expect(wordsOf('до\u0300м до\u036fм')).toEqual(['до\u0300м', 'до\u036fм'])
  })

  it('has the accents of the first and the last sort there are', () => {
    expect(wordsOf('a\u0300 a\u0302')).toEqual(['à', 'â'])
  })

  it('is the same after a mark of direction', () => {
    expect(wordsOf('\u200fשלום \u202atag')).toEqual(['שלום', 'tag'])
    expect(scriptsOf('\u200fשלום \u202atag')).toEqual(['Hebr', 'Latn'])
  })

  it('is the same in full-width letters', () => {
    expect(wordsOf('Ｈａｌｌｏ')).toEqual(['hallo'])
  })

  it('is the same in letters that print has joined', () => {
    expect(wordsOf('eﬀect ﬁnal ﬂoor eﬃcient oﬃce moﬅ poﬆ')).toEqual([
      ...['effect', 'final', 'floor', 'efficient', 'office', 'most', 'post'],
    ])
  })

  it('has no more letters than another for joined ones', () => {
    expect(wordsOf('ﬃ'.repeat(11))).toEqual(['ffi'.repeat(11).slice(0, MOST_LETTERS)])
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

  it('ends with any sign of a sentence', () => {
    expect(wordsOf('Wirklich? Ja; gut=so: "nein"/doch')).toEqual([
      ...['wirklich', 'ja', 'gut', 'so', 'nein', 'doch'],
    ])
  })

  it('may be as long as any word', () => {
    expect(wordsOf(`${'a'.repeat(32)} b`)).toEqual(['a'.repeat(32), 'b'])
  })

  it('may touch a digit in a script without capitals', () => {
    expect(wordsOf('λόγος2 и שלום3')).toEqual(['λόγος', 'и', 'שלום'])
  })

  it('may have digits for letters, in Latin script', () => {
    expect(wordsOf('ya 7abibi, ma3ak')).toEqual(['ya', '7abibi', 'ma3ak'])
  })

  it('is not the address that it begins', () => {
    expect(wordsOf('ma3ak.com ne6to.Utre')).toEqual(['ne6to', 'utre'])
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
    ['letters that touch the first or the last digit', 'abc0 0abc ab9 9ab'],
    ['letters that touch a digit, in Cyrillic', 'слово2'],
    ['an address without a dot in its name', 'someone@example.com'],
    ['an address with a slash in its name', 'team/support@example.com'],
    ['an identifier', 'some_name'],
    ['an identifier that begins or ends with the sign', '_some name_'],
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

describe('an address', () => {
  it('is not the end of a sentence', () => {
    expect(wordsOf('www. tag')).toEqual(['www', 'tag'])
  })

  it('shows at its beginning', () => {
    expect(wordsOf(`word.${'a'.repeat(200)}@example.com`)).toEqual(['word'])
  })
})

describe('a reader', () => {
  it('has no words before it has a text', () => {
    expect(new WordReader().next()).toBe(false)
  })

  it('has no more words after the last', () => {
    const reader = new WordReader()
    reader.open('a')
    expect([reader.next(), reader.next(), reader.next()]).toEqual([true, false, false])
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
