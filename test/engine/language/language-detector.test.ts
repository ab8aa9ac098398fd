import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LanguageDetector } from '../../../src/engine/language/detector.js'
import { createLanguageDetector } from '../../../src/engine/language/language-detector.js'
import { ModelError } from '../../../src/engine/language/model-format.js'

const file = readFileSync(new URL('../../../public/models/language.bin', import.meta.url))
const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
let detector: LanguageDetector

beforeAll(() => {
  detector = createLanguageDetector(bytes)
})

function best(text: string, only?: readonly string[]): string | undefined {
  return detector.detect(text, only && { only })[0]?.lang
}

function found(text: string): string[] {
  return detector
    .detect(text)
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ lang }) => lang)
    .sort()
}

describe('the languages', () => {
  it('are more than 220, sorted, each once', () => {
    const { languages } = detector
    expect(languages.length).toBeGreaterThan(220)
    expect(languages).toEqual([...new Set(languages)].sort())
  })

  it('are codes of two or three letters', () => {
    expect(detector.languages.filter((code) => !/^[a-z]{2,3}$/u.test(code))).toEqual([])
  })
})

describe('a word that everybody knows', () => {
  it.each([
    ['hello', 'en'],
    ['gracias', 'es'],
    ['bonjour', 'fr'],
    ['Guten Morgen', 'de'],
    ['спасибо', 'ru'],
    ['dziękuję', 'pl'],
    ['teşekkürler', 'tr'],
    ['grazie', 'it'],
    ['obrigado', 'pt'],
    ['köszönöm', 'hu'],
    ['नमस्ते', 'hi'],
    ['شكرا', 'ar'],
  ])('%s is %s', (text, code) => {
    expect(best(text)).toBe(code)
  })
})

describe('a sentence', () => {
  it.each([
    ['The weather was so bad that we stayed at home all day.', 'en'],
    ['Wir müssen morgen früh aufstehen, weil der Zug um sechs fährt.', 'de'],
    ['Nous avons mangé une tarte aux pommes chez ma grand-mère.', 'fr'],
    ['Me gustaría saber cuánto cuesta este libro, por favor.', 'es'],
    ['Gostaria de saber quanto custa este livro, por favor.', 'pt'],
    ['Vorrei sapere quanto costa questo libro, per favore.', 'it'],
    ['Jeg vet ikke hvor han er, men jeg tror han kommer snart.', 'no'],
    ['Jag vet inte var han är, men jag tror att han kommer snart.', 'sv'],
    ['Nie wiem, gdzie on jest, ale myślę, że wkrótce przyjdzie.', 'pl'],
    ['Nevím, kde je, ale myslím si, že brzy přijde.', 'cs'],
    ['Neviem, kde je, ale myslím si, že čoskoro príde.', 'sk'],
    ['Не знам къде е, но мисля, че скоро ще дойде.', 'bg'],
    ['Я не знаю, де він, але думаю, що він скоро прийде.', 'uk'],
    ['Nerede olduğunu bilmiyorum ama yakında geleceğini düşünüyorum.', 'tr'],
    ['Tôi không biết anh ấy ở đâu, nhưng tôi nghĩ anh ấy sẽ đến sớm.', 'vi'],
    ['Sijui yuko wapi, lakini nadhani atakuja hivi karibuni.', 'sw'],
    ['नमस्ते, आज मौसम बहुत अच्छा है और हम बाहर जा रहे हैं।', 'hi'],
    ['لا أعرف أين هو، لكنني أعتقد أنه سيأتي قريبا.', 'ar'],
    ['نمی‌دانم کجاست، اما فکر می‌کنم به‌زودی بیاید.', 'fa'],
    ['אני לא יודע איפה הוא, אבל אני חושב שהוא יבוא בקרוב.', 'he'],
    ['他在哪里我不知道，但我想他很快就会来。', 'zh'],
    ['彼がどこにいるか分かりませんが、すぐに来ると思います。', 'ja'],
    ['그가 어디에 있는지 모르지만 곧 올 것 같아요.', 'ko'],
    ['ฉันไม่รู้ว่าเขาอยู่ที่ไหน แต่คิดว่าเขาจะมาเร็วๆ นี้', 'th'],
    ['Δεν ξέρω πού είναι, αλλά νομίζω ότι θα έρθει σύντομα.', 'el'],
  ])('%s', (text, code) => {
    expect(best(text)).toBe(code)
  })

  it('is told with accents written after their letters', () => {
    expect(best('Tôi không biết anh ấy ở đâu.'.normalize('NFD'))).toBe('vi')
  })

  it('is told in capitals', () => {
    expect(best('WIR MÜSSEN MORGEN FRÜH AUFSTEHEN')).toBe('de')
  })

  it('is told beside an address that is longer than it', () => {
    const address = 'https://www.example.com/the/name/of/this/page/is/written/in/english'
    expect(best(`Wir sehen uns morgen ${address}`)).toBe('de')
  })

  it('is as certain in a long text as in a short one', () => {
    const sentence = 'We should meet at the station before the last train leaves for the coast.'
    expect(detector.detect(`${sentence} `.repeat(300))[0]?.confidence).toBeGreaterThan(0.9)
  })

  it('keeps its language with a foreign name in it', () => {
    expect(
      found('Gestern haben wir im Kino The Lord of the Rings gesehen, und es war sehr schön.'),
    ).toEqual(['de'])
  })
})

describe('text in Latin letters that are not its own', () => {
  it.each([
    ['Tum kahan ho aur kya kar rahe ho, main ghar ja raha hoon', 'hi'],
    ['Ya ne znayu gde on, no dumayu chto on skoro pridet', 'ru'],
    ['Den ksero pou einai alla nomizo oti tha erthei syntoma', 'el'],
  ])('%s', (text, code) => {
    expect(best(text)).toBe(code)
  })
})

describe('text in no language', () => {
  it.each(['', '   ', '12345 67,8', '… !?', '🎉🎊', 'https://example.com', '@name #tag', '\ud83c'])(
    'has no answer: %j',
    (text) => {
      expect(detector.detect(text)).toEqual([])
      expect(detector.segments(text)).toEqual([])
    },
  )

  it.each([
    'asdfghjkl qwertyuiop asdf',
    'xkcjvbn wrtzpq ghjkl',
    'dGhpcyBpcyBub3QgdGV4dA sdfjkhsdfkjh',
    'Blorf wendik tarsu molip quendra fesk atlonu virdem skaplo',
  ])('has no confident answer: %s', (text) => {
    expect(detector.detect(text)[0]?.confidence ?? 0).toBeLessThan(0.9)
  })
})

describe('every answer', () => {
  it('is the same whatever was asked before', () => {
    const names = 'The boat to Puerto Princesa, Palawan, leaves from Batangas.'
    const alone = createLanguageDetector(bytes).detect(names)
    detector.detect('Привет, как дела?')
    expect(detector.detect(names)).toEqual(alone)
  })

  it('has at most 5 languages, each once, from the likeliest down, none under 0.01, and is always the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.lorem()), (text) => {
        const answer = detector.detect(text)
        const confidences = answer.map(({ confidence }) => confidence)
        expect(answer.length).toBeLessThanOrEqual(5)
        expect(new Set(answer.map(({ lang }) => lang)).size).toBe(answer.length)
        expect(confidences).toEqual([...confidences].sort((a, b) => b - a))
        expect(confidences.every((confidence) => confidence >= 0.01 && confidence <= 1)).toBe(true)
        expect(detector.detect(text)).toEqual(answer)
      }),
    )
  })
})

describe('only', () => {
  it('leaves no other language', () => {
    const codes = detector.detect('Hello, how are you?', { only: ['de', 'fr'] })
    expect(codes.map(({ lang }) => lang).filter((code) => code !== 'de' && code !== 'fr')).toEqual(
      [],
    )
  })

  it('makes a language likelier that has lost its rivals', () => {
    const word = 'banana'
    const alone = detector.detect(word, { only: ['en'] })[0]?.confidence ?? 0
    const among = detector.detect(word).find(({ lang }) => lang === 'en')?.confidence ?? 0
    expect(alone).toBeGreaterThan(among)
  })

  it('passes over codes that it does not know', () => {
    expect(best('Guten Morgen allerseits', ['de', 'xx'])).toBe('de')
  })

  it('has no answer where nothing is left', () => {
    expect(detector.detect('Guten Morgen', { only: [] })).toEqual([])
  })
})

describe('text in two languages', () => {
  const german = 'Wir haben gestern den ganzen Nachmittag im Garten gearbeitet.'
  const spanish = 'Mañana vamos a la playa con todos nuestros amigos de la escuela.'
  const russian = 'Завтра мы поедем на дачу, если не будет дождя.'

  it('has both', () => {
    expect(found(`${german} ${spanish}`)).toEqual(['de', 'es'])
  })

  it('has both in two scripts', () => {
    expect(found(`${german} ${russian}`)).toEqual(['de', 'ru'])
  })

  it('is cut where the language changes', () => {
    const text = `${german} ${spanish}`
    const runs = detector
      .segments(text)
      .map(({ start, end, lang }) => [lang, text.slice(start, end)])
    expect(runs).toEqual([
      ['de', german.slice(0, -1)],
      ['es', spanish.slice(0, -1)],
    ])
  })

  it('has both where it is long', () => {
    expect(found(`${german} `.repeat(100) + `${spanish} `.repeat(200))).toEqual(['de', 'es'])
  })

  it('is one run if it is in one language', () => {
    expect(detector.segments(`${german} ${german}`).map(({ lang }) => lang)).toEqual(['de'])
  })
})

describe('a text that was judged', () => {
  it('leaves nothing behind where all scripts of a page look for what was last matched', () => {
    detector.detect('Wir lesen https://example.com/private heute')
    expect(Reflect.get(RegExp, 'lastMatch')).toBe('')
    expect(Reflect.get(RegExp, 'input')).toBe('')
  })
})

describe('a damaged model', () => {
  it('is refused with a clear error', () => {
    const damaged = bytes.slice(0)
    const view = new DataView(damaged)
    const middle = damaged.byteLength >> 1
    view.setUint8(middle, view.getUint8(middle) ^ 1)
    expect(() => createLanguageDetector(damaged)).toThrow(ModelError)
  })
})
