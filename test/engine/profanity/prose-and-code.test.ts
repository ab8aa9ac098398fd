import { beforeAll, describe, expect, it } from 'vitest'
import { createProfanityScorer } from '../../../src/engine/profanity/profanity-scorer.js'
import type { ProfanityScorer } from '../../../src/engine/profanity/scorer.js'
import { veil } from '../../../src/engine/profanity/veil.js'

let scorer: ProfanityScorer
beforeAll(() => {
  scorer = createProfanityScorer()
})

/** Found in dictionaries, manuals and read-me files, where each of these was once an alarm. */
describe.each([
  [
    'Emphasis',
    ['It *is* so', '**It has a name**', 'an object **or** a list', '*it is plain*', '**key**'],
  ],
  ['A sign of a list', ['- **In an options object**', '**_this_ repository**', '**ES modules**']],
  [
    'A bracket',
    [
      '(untested)',
      '{untrue}, {untold}',
      'music (rap, hip hop)',
      '[dark-blue]',
      'message(untrusted-package)',
      'unpack (control.tar) here',
    ],
  ],
  [
    'A dash',
    ['it was not his—it came late', 'the ash-tray', 'a super-hit scene', 'SHA-256', '--no-heading'],
  ],
  ['A space', ['in June', 'Delete an user', 'such as re and os', 'the PR on your fork']],
  ['An amount or a code', ['in blocks of 600k', 'the A22', '1f469', '06fa6a2', 'Appendix A.2.2']],
  ['A sum', ['a * 5', '1 + 2 + 3', 'A---Q', 'A^2', 'f=60', 'AF_* and PF_*', '#---end']],
  ['A name', ['e.e. cummings', 'with open(name) as f_in:', 'let cnt = 0']],
])('%s is no disguise', (_what, texts) => {
  it.each(texts)('in %j', (text) => {
    expect(scorer.score(text)).toBeLessThan(0.5)
  })
})

describe('A tag', () => {
  it('hides nothing of what is in it', () => {
    expect(scorer.score('#classic #therapist')).toBeLessThan(0.1)
    expect(scorer.score(`#${veil('fuvg')}day`)).toBeGreaterThan(0.9)
  })
})
