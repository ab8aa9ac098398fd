import type { ProfanityScorer } from '../../src/engine/profanity/scorer.js'
import type { Item } from './measures.js'

const IDENTITIES =
  'gay lesbian queer bisexual transgender trans straight Jewish Muslim Christian Hindu Black white Asian African Latino Mexican Arab Chinese Indian Romani deaf blind disabled autistic old young female male'.split(
    ' ',
  )
const SENTENCES = [
  'I am a proud {} person.',
  'My neighbour is {}.',
  '{} people pay taxes too.',
  'She married a {} man.',
]

/** The highest score that naming who somebody is gets, and for which word. */
export function worstIdentity(scorer: ProfanityScorer): { score: number; text: string } {
  let worst = { score: 0, text: '' }
  for (const identity of IDENTITIES) {
    for (const sentence of SENTENCES) {
      const text = sentence.replace('{}', identity)
      const score = scorer.score(text)
      if (score > worst.score) worst = { score, text }
    }
  }
  return worst
}

/** Words that mark African American English in writing, a rough sign and no more. */
const DIALECT =
  /\b(ain'?t|gon|finna|tryna|dat|dis|dem|wit|yo|y'?all|yall|ima|bout|aint|deez|bruh)\b/i

/** Of texts that raters found unobjectionable, those that score as profane: with marks of dialect, and without. */
export function falseAlarmsByDialect(
  items: readonly Item[],
  scorer: ProfanityScorer,
): { dialect: string; other: string } {
  const clean = items.filter(({ y }) => y === 0)
  const share = (some: readonly Item[]): string => {
    const wrong = some.filter(({ text }) => scorer.score(text) >= 0.5).length
    return `${wrong} of ${some.length}`
  }
  return {
    dialect: share(clean.filter(({ text }) => DIALECT.test(text))),
    other: share(clean.filter(({ text }) => !DIALECT.test(text))),
  }
}
