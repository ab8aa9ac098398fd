import { describe, expect, it } from 'vitest'
import { createLanguageDetector } from '../../../src/engine/language/language-detector.js'
import type { Segment } from '../../../src/engine/language/detector.js'
import {
  packSmall,
  scriptOfWords,
  text,
  type SmallCalibration,
  type SmallScript,
} from './small-model.js'

/** Every word speaks for one language, and a little for another. */
const CYRILLIC = scriptOfWords('Cyrl', ['aa', 'bb', 'cc', '-'], {
  дом: [8, -8, 6, -8],
  лес: [-8, 8, -8, -8],
  мир: [-8, -8, 8, -8],
  рак: [-8, -8, -8, 8],
})
const GREEK = scriptOfWords('Grek', ['ee'], {})
const HAN = scriptOfWords('Hani', ['hh'], {})
const LATIN = scriptOfWords('Latn', ['ll'], {})

const CALIBRATION = { damping: 1, typical: 100, middle: 0.1, steepness: 20 }

function detectorOf(scripts: readonly SmallScript[], calibration: SmallCalibration = {}) {
  return createLanguageDetector(packSmall(scripts, calibration).bytes)
}

/** What a text is in, with confidences of three decimals. */
function answers(
  text: string,
  scripts: readonly SmallScript[] = [CYRILLIC, GREEK],
  only?: readonly string[],
): [string, number][] {
  return detectorOf(scripts)
    .detect(text, only && { only })
    .map(({ lang, confidence }) => [lang, Math.round(1000 * confidence) / 1000])
}

const contained = (gain: number): number =>
  Math.round(1000 / (1 + Math.exp((12 - gain) / 2))) / 1000

describe('The languages of a detector', () => {
  it('are the codes of its classes, each once, without that of no language, sorted', () => {
    const script = scriptOfWords('Cyrl', ['cc', '-', 'aa', 'cc', 'bb'], { дом: [8, 0, 0, 0, 0] })
    expect(detectorOf([script]).languages).toEqual(['aa', 'bb', 'cc'])
  })

  it('have the confidence of all their classes', () => {
    const script = scriptOfWords('Cyrl', ['aa', 'bb', 'aa'], { дом: [8, 8, 8] })
    expect(answers('дом', [script])).toEqual([
      ['aa', 0.667],
      ['bb', 0.333],
    ])
  })
})

describe('A text in no language that is known', () => {
  it('counts as much as one that is', () => {
    expect(answers(text(['дом', 12], ['рак', 12]))).toEqual([['aa', 0.5]])
    expect(answers(text(['дом', 10], ['рак', 14]))).toEqual([])
  })

  it('has none, though words of it are in none', () => {
    expect(answers(text(['рак', 9]))).toEqual([])
  })

  it('has none though some words of it are', () => {
    expect(answers(text(['рак', 12], ['дом', 6]))).toEqual([])
  })

  it('may be in one that is a little less likely', () => {
    const biases = [0, 0, 0, 0.5]
    const script: SmallScript = { ...CYRILLIC, biases }
    const share = 1 / (1 + Math.exp(0.5))
    expect(answers(text(['дом', 6], ['рак', 6]), [script])).toEqual([
      ['aa', Math.round(1000 * share) / 1000],
    ])
  })

  it('has none of those asked for either', () => {
    expect(answers(text(['рак', 9]), [CYRILLIC], ['aa', 'bb', 'cc'])).toEqual([])
  })

  it('has none where none of its script is asked for', () => {
    expect(answers('και και', [CYRILLIC, GREEK], ['aa'])).toEqual([])
    expect(detectorOf([CYRILLIC, GREEK]).segments('και και', { only: ['aa'] })).toEqual([])
  })

  it('has no parts', () => {
    expect(detectorOf([CYRILLIC]).segments('12 34')).toEqual([])
    expect(detectorOf([CYRILLIC]).segments(text(['рак', 9]))).toEqual([])
  })

  it('has none in a script without languages', () => {
    expect(answers('և և և')).toEqual([])
    expect(detectorOf([CYRILLIC]).segments('և և և')).toEqual([])
  })
})

describe('A text in two languages', () => {
  it('has both, the second as surely as its words are worth', () => {
    expect(answers(text(['дом', 6], ['лес', 6]))).toEqual([
      ['aa', 1],
      ['bb', contained(6 * 5 - 7)],
    ])
    expect(answers(text(['дом', 6], ['лес', 4]))).toEqual([
      ['aa', 1],
      ['bb', contained(4 * 5 - 7)],
    ])
    expect(answers(text(['дом', 6], ['лес', 3]))).toEqual([
      ['aa', 1],
      ['bb', contained(3 * 5 - 7)],
    ])
  })

  it('has the second by the beginnings of its words where those are read alone', () => {
    const little = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [2, 0], лес: [0, 2] })
    const words = text(['дом', 12], ['1', 480], ['лес', 30])
    expect(answers(words, [little])[1]).toEqual(['bb', contained(30 * 0.5 - 7)])
  })

  it('has one where the other has two words', () => {
    expect(answers(text(['дом', 6], ['лес', 2]))).toEqual([['aa', 1]])
  })

  it('has those asked for alone', () => {
    const words = text(['дом', 6], ['лес', 6])
    expect(answers(words, [CYRILLIC], ['aa', 'cc'])).toEqual([['aa', 1]])
    expect(answers(words, [CYRILLIC], ['bb', 'cc'])[0]).toEqual(['bb', 1])
  })

  it('has no second where some of it is in none', () => {
    expect(answers(text(['дом', 8], ['рак', 6]))).toEqual([['aa', 1]])
  })
})

describe('A name in a text', () => {
  /** A word weighs 20 for its language, the name 500 for another: 20 more than the 24 words together. */
  const NAMES = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [2, 0], лес: [0, 50] })
  const words = text(['дом', 10], ['лес', 1], ['дом', 14])

  it('changes places with the language of the others', () => {
    const found: [string, number][] = [
      ['aa', 0.924],
      ['bb', 0.076],
    ]
    expect(answers(words, [NAMES])).toEqual(found)
    expect(answers(`${words} ο`, [NAMES, GREEK])).toEqual(found)
  })

  it('changes places whichever language it is of', () => {
    const others = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [0, 2], лес: [50, 0] })
    expect(answers(words, [others])).toEqual([
      ['bb', 0.924],
      ['aa', 0.076],
    ])
  })

  it('changes places also where it is one word of very many', () => {
    const little = scriptOfWords('Cyrl', ['aa', 'bb'], { я: [2, 0], лес: [0, 120] })
    expect(answers(text(['я', 60], ['лес', 1], ['я', 80]), [little])[0]).toEqual(['aa', 1])
  })

  it('keeps the place of its language where another script is there', () => {
    const presence = (15 / (3 * 25) - 0.1) / 0.6
    expect(answers(`${words} ${'ο'.repeat(15)}`, [NAMES, GREEK])).toEqual([
      ['bb', 0.924],
      ['ee', Math.round(1000 * presence) / 1000],
      ['aa', 0.076],
    ])
  })
})

describe('A text in two scripts', () => {
  it('has the second as surely as its words are worth, where they are short', () => {
    expect(answers(text(['дом', 5], ['ο', 4]))).toEqual([
      ['aa', 1],
      ['ee', contained(4 * 5 - 7)],
    ])
    expect(answers(text(['дом', 6], ['ο', 3]))).toEqual([
      ['aa', 1],
      ['ee', contained(3 * 5 - 7)],
    ])
  })

  it('has the second no less surely than its letters say', () => {
    expect(answers(text(['дом', 5], ['ο', 3]))).toEqual([
      ['aa', 1],
      ['ee', 0.167],
    ])
  })

  it('has no second in two words, nor in one word of fifty', () => {
    expect(answers(text(['дом', 12], ['ο', 2]))).toEqual([['aa', 1]])
    expect(answers(text(['дом', 146], ['ο', 3]))).toHaveLength(2)
    expect(answers(text(['дом', 147], ['ο', 3]))).toHaveLength(1)
  })

  it.each([
    [
      'ддд ooo',
      [
        ['cy', 1],
        ['ll', 0.667],
      ],
    ],
    [
      'ддд oooo',
      [
        ['cy', 1],
        ['ll', 0.944],
      ],
    ],
    [
      'дд oooooo',
      [
        ['cy', 0.944],
        ['ll', 1],
      ],
    ],
    [
      'дддддд 字字',
      [
        ['cy', 1],
        ['hh', 0.944],
      ],
    ],
    [
      'дддд 字字字',
      [
        ['cy', 0.944],
        ['hh', 1],
      ],
    ],
    [
      'oooooo 字',
      [
        ['ll', 1],
        ['hh', 0.944],
      ],
    ],
    ['дддддддддд o', [['cy', 1]]],
  ])(
    'has each as far as it has letters enough, which weigh more the fewer there are: %s',
    (words, found) => {
      const scripts = [LATIN, HAN, scriptOfWords('Cyrl', ['cy'], {})]
      const sorted = [...answers(words, scripts)].sort(([one], [other]) => (one < other ? -1 : 1))
      expect(sorted).toEqual(
        [...found].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      )
    },
  )
})

describe('A quotation', () => {
  it.each([4_000, 40_000])('is no second language of a text of %i words', (all) => {
    const found = answers(text(['дом', 100], ['лес', 60], ['дом', all]))
    expect(found.map(([lang]) => lang)).toEqual(['aa'])
  })

  it('of one word in fifty is one', () => {
    const found = answers(text(['лес', 100], ['дом', 4_900]))
    expect(found.map(([lang]) => lang).sort()).toEqual(['aa', 'bb'])
  })

  it.each([1_000, 4_000, 40_000])('of every fortieth of %i words is one', (all) => {
    const found = answers(text(['лес', all / 40], ['дом', all]))
    expect(found.map(([lang]) => lang).sort()).toEqual(['aa', 'bb'])
  })
})

describe('The parts of a text', () => {
  const langsAndParts = (words: string, parts: readonly Segment[]): [string, string][] =>
    parts.map(({ lang, start, end }) => [lang, words.slice(start, end)])
  it('are those of one language each, as sure as each would be of its language alone', () => {
    const words = 'дом дом дом дом, лес лес лес лес! και και και'
    const detector = detectorOf([CYRILLIC, GREEK], CALIBRATION)
    const found = detector.segments(words)
    expect(langsAndParts(words, found)).toEqual([
      ['aa', 'дом дом дом дом'],
      ['bb', 'лес лес лес лес'],
      ['ee', 'και και και'],
    ])
    for (const { lang, start, end, confidence } of found) {
      const alone = detector.detect(words.slice(start, end), { only: [lang] })
      expect(confidence).toBe(alone[0]?.confidence)
      expect(confidence).toBeGreaterThan(0.1)
      expect(confidence).toBeLessThan(1)
    }
  })

  it('are cut at the word in a long text too', () => {
    const found = detectorOf([CYRILLIC]).segments(text(['дом', 1000], ['лес', 1000]))
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [0, 3999],
      [4000, 7999],
    ])
  })

  it.each([1_000, 20_000, 60_000, 200_000])(
    'are as many as there are, where languages take turns through %i characters',
    (length) => {
      const turn = text(['дом', 7], ['лес', 5])
      const words = turn.repeat(Math.ceil(length / turn.length)).trim()
      const detector = detectorOf([CYRILLIC])
      expect(detector.segments(words)).toHaveLength(2 * Math.ceil(length / turn.length))
      expect(detector.detect(words).map(({ lang }) => lang)).toEqual(['aa', 'bb'])
    },
  )

  it('are there also where one would have no language by itself', () => {
    const strange = detectorOf([CYRILLIC], { typical: 100, middle: 1, steepness: 20 })
    expect(strange.segments('дом дом дом')).toEqual([
      { start: 0, end: 11, lang: 'aa', confidence: 0 },
    ])
  })

  it('go on over words in no language', () => {
    const words = text(['дом', 12], ['рак', 12], ['дом', 12]).trim()
    const found = detectorOf([CYRILLIC]).segments(words)
    expect(langsAndParts(words, found)).toEqual([['aa', words]])
  })

  it('are those asked for alone', () => {
    const words = 'дом дом дом дом дом дом лес лес лес лес лес лес'
    const only = ['aa', 'cc']
    const found = detectorOf([CYRILLIC]).segments(words, { only })
    expect(langsAndParts(words, found)).toEqual([['aa', words]])
  })
})
