import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openModel } from '../../../src/engine/language/model-format.js'
import { TextSums } from '../../../src/engine/language/text-sums.js'

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
