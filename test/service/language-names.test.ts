import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../src/server/load-engine.js'
import names from '../../src/service/language-names.generated.json' with { type: 'json' }

const { language } = await loadEngine()
const known: Record<string, string[]> = names

/** The codes whose name at this place of the entry is missing, or without a letter. */
const namelessAt = (place: 0 | 1) =>
  language.languages.filter((code) => !/\p{L}/u.test(known[code]?.[place] ?? ''))

describe('Every language that the engine knows', () => {
  it('has a name in English', () => {
    expect(namelessAt(0)).toEqual([])
  })

  it('has a name of its own', () => {
    expect(namelessAt(1)).toEqual([])
  })
})
