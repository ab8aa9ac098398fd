import { beforeEach, describe, expect, it } from 'vitest'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold, forgetFold } from '../../../src/engine/profanity/fold.js'
import type { Matcher } from '../../../src/engine/profanity/match.js'
import { createSmallMatcher } from './small-lexicon.js'

const fold = createFold(() => unpackCharacters(PACKED.characters))

/** What a search knows before it has a text. */
const KNOWN_BEFORE = new Set(['automaton', 'entries', 'known', 'innocent'])
/** Other numbers than letters, such as whether a place is cut, are smaller. */
const LEAST_LETTER = 3

/** The letters and matches that something holds, with all that it is made of. */
function heldBy(holder: object, seen = new Set<object>()): unknown[] {
  if (seen.has(holder)) return []
  seen.add(holder)
  if (holder instanceof Uint8Array) return [...holder].filter((unit) => unit >= LEAST_LETTER)
  if (Array.isArray(holder)) return holder as unknown[]
  return Object.entries(holder).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !KNOWN_BEFORE.has(name)
      ? heldBy(value as object, seen)
      : [],
  )
}

let matcher: Matcher
beforeEach(() => {
  matcher = createSmallMatcher().matcher
})

describe('A search that is told to forget holds nothing of a text', () => {
  it.each([
    ['with nothing in it', 'the cat sat'],
    ['with a word in it', 'the dask sat'],
    ['with a word inside another', 'xyzglirtqq'],
    ['with a word drawn out and a shorter one', 'the snepppppppppers are snepppers'],
    ['with a word in digits', 'the d4sk sat'],
    ['with a word that is masked', 'the gl**ton, d*sk'],
    ['with a word that is cut', 'the da sk sat'],
    ['with a word that is spelled out', 'the d a s k sat'],
    ['with words beside that may be part of it', 'zob unquestionables, the dask elephants, zob ra'],
    ['with longer words before shorter ones', 'thehousebostahousethe thesnep zob on'],
  ])('%s', (_what, text) => {
    const folded = fold(text)
    matcher.match(folded, () => false)
    forgetFold(folded)
    matcher.forget()
    expect(heldBy(matcher)).toEqual([])
  })

  it('though it held it before', () => {
    matcher.match(fold('the dask sat'), () => false)
    expect(heldBy(matcher)).not.toEqual([])
  })
})

describe('A search', () => {
  it('begins with nothing found, though the one before was not forgotten', () => {
    const found = (text: string): number => matcher.match(fold(text), () => false).length
    expect([found('the dask'), found('the dask'), found('the cat')]).toEqual([1, 1, 0])
  })

  it('ends with the first match that is enough', () => {
    const asked: number[] = []
    const found = matcher.match(fold('a dask the cat a snep the cat a zob'), (sofar) => {
      asked.push(sofar.length)
      return sofar.length === 2
    })
    expect(found).toHaveLength(2)
    expect(asked).toEqual([1, 2])
  })
})
