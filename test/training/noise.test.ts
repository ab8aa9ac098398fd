import { describe, expect, it } from 'vitest'
import { noise } from '../../training/language/noise.js'

const lines = noise().flatMap((corpus) => [...corpus.lines])

describe('Text that is in no language', () => {
  it('is the same every time', () => {
    expect(noise().map((corpus) => [...corpus.lines])).toEqual(
      noise().map((corpus) => [...corpus.lines]),
    )
  })

  it.each([
    ['queries', /^SELECT .* FROM /u],
    ['Python', /^def \w+\(self/u],
    ['commands', /^git checkout -b /u],
    ['logs', /^ERROR at /u],
    ['mash', /^(?:asdf|sdfg|hjkl)/u],
    ['checksums', /^[a-f ]+$/u],
  ])('has %s', (_, line) => {
    expect(lines.some((one) => line.test(one))).toBe(true)
  })

  it('has no place left where a name belongs', () => {
    expect(lines.filter((line) => /\bN\b.*\bN\b.*\bN\b/u.test(line))).toEqual([])
  })
})
