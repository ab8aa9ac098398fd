import { type Spellings, byLetter } from './spellings.js'
import type { Writer } from './writer.js'

// prettier-ignore
const LETTERS: Spellings = {
  α: 'a', β: 'v|v|b', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i|i|h', θ: 'th|th|8', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n',
  ξ: 'x|x|ks|3', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y|u|i', φ: 'f|f|ph', χ: 'x|x|h|ch', ψ: 'ps', ω: 'o|o|w',
}

/** Two letters that are said as one: some write what they see, others what they hear. */
// prettier-ignore
const PAIRS: readonly (readonly [RegExp, string, string])[] = [
  [/ου/gu, 'ou', 'u'], [/αι/gu, 'ai', 'e'], [/ει/gu, 'ei', 'i'], [/οι/gu, 'oi', 'i'], [/ευ/gu, 'eu', 'ev'],
  [/αυ/gu, 'au', 'av'], [/^μπ/gu, 'mp', 'b'], [/μπ/gu, 'mp', 'mb'], [/^ντ/gu, 'nt', 'd'], [/γγ/gu, 'gg', 'ng'],
  [/γκ/gu, 'gk', 'g'],
]

/** Greek as Greeks type it where they have no Greek letters. */
export function romaniseGreek(word: string, writer: Writer): string {
  // A trema keeps two letters apart, an accent does not.
  let bare = word.normalize('NFD').replace(/[\u0300-\u0307\u0309-\u036f]/gu, '')
  for (const [pair, seen, heard] of PAIRS) {
    bare = bare.replace(pair, () => writer.spell(`${seen}|${seen}|${seen}|${heard}`))
  }
  return byLetter(LETTERS)(bare.replace(/\u0308/gu, ''), writer)
}
