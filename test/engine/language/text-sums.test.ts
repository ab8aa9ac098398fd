import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openModel } from '../../../src/engine/language/model-format.js'
import { SCRIPTS } from '../../../src/engine/language/scripts.js'
import { TextSums } from '../../../src/engine/language/text-sums.js'
import { packSmall, scriptOfWords, text, type SmallScript } from './small-model.js'

const file = readFileSync(new URL('../../../public/models/language.bin', import.meta.url))
const model = openModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))

const TEXT = 'Wir haben gestern gearbeitet. Завтра мы поедем на дачу.'

describe('a text', () => {
  it('is counted by words and letters, script by script', () => {
    const sums = new TextSums(model)
    sums.read(TEXT)
    expect(sums.scripts.map((script) => sums.wordCounts[script])).toEqual([4, 5])
    expect(sums.scripts.map((script) => sums.letterCounts[script])).toEqual([25, 20])
  })

  it('has its scripts in one order, wherever they are in it', () => {
    const sums = new TextSums(model)
    sums.read('και дом the')
    const found = [...sums.scripts]
    sums.forget()
    sums.read('the дом και')
    expect(found).toEqual(sums.scripts)
  })

  it('leaves nothing behind when it is forgotten', () => {
    const sums = new TextSums(model)
    sums.read(TEXT)
    sums.forget()
    const { letters } = sums.words
    const { wordCounts, letterCounts, scorer } = sums
    for (const kept of [letters.slice(1), wordCounts, letterCounts, sums.sums, scorer.broad.sums]) {
      expect(kept.every((figure) => figure === 0)).toBe(true)
    }
    expect(sums.scripts).toEqual([])
  })
})

/** Each of the first words speaks for one language and a little for another; the last ones hardly say anything. */
const CYRILLIC = {
  дом: [8, -8, 4, -8],
  лес: [-8, 8, -8, 4],
  рак: [0, 2, 0, 0],
  сын: [2, 0, 0, 0],
  пуч: [4, 8, -8, -8],
  кот: [8, 4, -8, -8],
  яд: [0, 0, 2, 0],
}
const CODES = ['aa', 'bb', 'cc', 'dd']
const GREEK = scriptOfWords('Grek', ['ee'], {})

const cyrillic = (priors?: readonly number[]): SmallScript =>
  scriptOfWords('Cyrl', CODES, CYRILLIC, priors && { priors })

/** A look at texts with a small model, one after another. */
function reading(script = cyrillic(), priorStrength = 0) {
  const { codes, bytes } = packSmall([script, GREEK], { priorStrength })
  const sums = new TextSums(openModel(bytes))
  let hasRead = false
  return {
    sums,
    rivals: (words: string): (string | undefined)[] => {
      if (hasRead) sums.forget()
      hasRead = true
      sums.read(words)
      return sums.rivals.map((number) => codes[number]).sort()
    },
    /** What the words weigh for a language. */
    weight: (code: string): number | undefined => sums.sums[codes.indexOf(code)],
    scriptOf: (code: string): number => SCRIPTS.indexOf(code === 'ee' ? 'Grek' : 'Cyrl'),
  }
}

describe('A language that a text may be in', () => {
  it('is the one that all of it speaks for', () => {
    expect(reading().rivals(text(['дом', 12]))).toEqual(['aa'])
  })

  it('is each that some words in a row speak for, and each that was the next to them', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 6], ['лес', 6]))).toEqual(['aa', 'bb', 'cc', 'dd'])
  })

  it('is none in fewer than six words', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 5]))).toEqual([])
    expect(rivals(text(['дом', 6]))).toEqual(['aa'])
  })

  it('may be in the last words alone, however few they are', () => {
    expect(reading().rivals(text(['дом', 6], ['лес', 1]))).toContain('bb')
    expect(reading().rivals(text(['дом', 6], ['рак', 2]))).toContain('bb')
  })

  it('has words between two languages when it had those before', () => {
    const { rivals } = reading()
    const blocks = (last: number): string => text(['дом', 9], ['лес', last], ['дом', 42])
    expect(rivals(blocks(3))).toEqual(['aa'])
    expect(rivals(blocks(9))).toContain('bb')
  })

  it('leads clearly in some words', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 6], ['и', 5], ['рак', 1]))).toEqual(['aa'])
    expect(rivals(text(['дом', 6], ['и', 4], ['рак', 2]))).toContain('bb')
  })

  it('has one block of words in twenty', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 108], ['лес', 6]))).toContain('bb')
    expect(rivals(text(['дом', 114], ['лес', 6]))).toEqual(['aa'])
  })

  it('is next to another in one block of words in twenty', () => {
    expect(reading().rivals(text(['дом', 120], ['лес', 12]))).toEqual(['aa', 'bb', 'cc', 'dd'])
  })

  it('is not next to another in fewer blocks, nor in those that go on with the language before', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 108], ['лес', 6], ['пуч', 6]))).toEqual(['aa', 'bb', 'cc'])
    expect(rivals(text(['пуч', 6], ['кот', 6], ['и', 4], ['рак', 1], ['яд', 1]))).toEqual([
      'aa',
      'bb',
    ])
  })

  it('has words that are parted by some of another script', () => {
    const latin = scriptOfWords('Latn', ['ll', 'mm'], { the: [8, -8] })
    const { codes, bytes } = packSmall([latin, cyrillic()])
    const sums = new TextSums(openModel(bytes))
    sums.read(text(['сын', 4], ['the', 6], ['и', 2]).repeat(20))
    expect(sums.rivals.map((number) => codes[number])).toContain('aa')
  })

  it('is not told by what is read alone', () => {
    const { rivals } = reading(cyrillic([0, 0, 0, 9]), 1)
    expect(rivals(text(['дом', 12]))).toEqual(['aa'])
  })

  it('is told by what is read where words say little', () => {
    const words = text(['сын', 3], ['и', 3])
    expect(reading().rivals(words)).toEqual(['aa'])
    expect(reading(cyrillic([0, 0, 0, 9]), 1).rivals(words)).toEqual(['dd'])
  })

  it('goes on having words that speak for one that is less read', () => {
    const less = reading(cyrillic([3, 0, 0, 0]), 1)
    const words = text(['дом', 6], ['и', 4], ['рак', 2])
    expect(less.rivals(words)).toEqual(['aa'])
    expect(reading(cyrillic([0, 0, 0, 0]), 1).rivals(words)).toContain('bb')
  })

  it('is not the one that has a script for itself', () => {
    expect(reading().rivals(text(['και', 13]))).toEqual([])
    expect(reading().rivals(text(['дом', 12], ['και', 7]))).toEqual(['aa'])
  })

  it('is one of the script, though its words speak against all of them', () => {
    const against = scriptOfWords('Cyrl', ['aa', 'bb'], { дом: [-8, -6] })
    const { codes, bytes } = packSmall([against, GREEK])
    const sums = new TextSums(openModel(bytes))
    sums.read(text(['дом', 12]))
    expect(sums.rivals.map((number) => codes[number])).toEqual(['bb'])
  })

  it('is none of another script, of which there are fewer words', () => {
    const latin = scriptOfWords('Latn', ['ll', 'mm'], { the: [8, -8] })
    const { codes, bytes } = packSmall([latin, cyrillic()])
    const sums = new TextSums(openModel(bytes))
    sums.read(text(['the', 5], ['дом', 7]))
    expect(sums.rivals.map((number) => codes[number])).toEqual(['aa'])
  })

  it('is told anew in every text', () => {
    const { rivals } = reading()
    rivals(text(['лес', 60]))
    expect(rivals(text(['рак', 2], ['и', 4]))).toEqual(['bb'])
    expect(rivals(text(['и', 3]))).toEqual([])
  })
})

describe('A text that is longer than what is read closely', () => {
  /** The last word that begins within what is read closely is the 251st. */
  const CLOSE = 251

  it('is counted to its end', () => {
    const { sums, rivals, scriptOf } = reading()
    rivals(text(['дом', CLOSE + 100]))
    expect(sums.wordCounts[scriptOf('aa')]).toBe(CLOSE + 100)
    expect(sums.letterCounts[scriptOf('aa')]).toBe(3 * (CLOSE + 100))
  })

  it('weighs what was read closely', () => {
    const { sums, rivals, weight, scriptOf } = reading()
    rivals(text(['дом', CLOSE], ['лес', 100]))
    expect(weight('aa')).toBe(CLOSE * 10 * 8)
    expect(weight('bb')).toBe(CLOSE * 10 * -8)
    expect(sums.summedWords(scriptOf('aa'))).toBe(CLOSE)
    expect(sums.summedLetters(scriptOf('aa'))).toBe(3 * CLOSE)
  })

  it('weighs what was not in the scripts of which nothing else is there', () => {
    const { sums, rivals, weight, scriptOf } = reading()
    rivals(text(['και', CLOSE], ['дом', 10]))
    expect(weight('aa')).toBe(10 * 2 * 8)
    expect(sums.summedWords(scriptOf('aa'))).toBe(10)
    expect(sums.summedLetters(scriptOf('aa'))).toBe(30)
    expect(sums.summedWords(scriptOf('ee'))).toBe(CLOSE)
  })

  it('is told from a short one before and after it', () => {
    const { sums, rivals, weight, scriptOf } = reading()
    rivals(text(['дом', CLOSE], ['лес', 100]))
    rivals(text(['дом', 2]))
    expect(weight('aa')).toBe(2 * 10 * 8)
    expect(sums.summedWords(scriptOf('aa'))).toBe(2)
    rivals(text(['и', 501], ['дом', 100]))
    expect(weight('aa')).toBe(0)
    rivals(text(['και', CLOSE], ['дом', 10]))
    expect(sums.summedWords(scriptOf('aa'))).toBe(10)
  })

  it('may be in a language that begins behind it', () => {
    const { rivals } = reading()
    expect(rivals(text(['дом', 252], ['лес', 36 * 8]))).toContain('bb')
    expect(rivals(text(['дом', 252], ['лес', 36 * 2]))).toEqual(['aa'])
  })

  it('notes no rows behind it', () => {
    const codes = Array.from({ length: 70 }, (_, at) => `l${String(at)}`)
    const rows = (word: number): number[] => codes.map((_, at) => ((at * (word + 3)) % 7) + 1)
    const { bytes } = packSmall([scriptOfWords('Latn', codes, { the: rows(0), sun: rows(1) })])
    const sums = new TextSums(openModel(bytes))
    sums.read('the the')
    const count = sums.scorer.broad.countMet()
    sums.forget()
    sums.read(`the the ${'. '.repeat(500)}sun sun`)
    expect(count).toBeGreaterThan(0)
    expect(sums.scorer.broad.countMet()).toBe(count)
    sums.forget()
    sums.read(`дом дом ${'. '.repeat(500)}sun sun`)
    expect(sums.scorer.broad.countMet()).toBeGreaterThan(0)
  })
})
