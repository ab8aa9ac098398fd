import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Engine } from '../../src/engine/index.js'
import { anyText } from './any-text.js'
import { judge, requireSound } from './sound-answer.js'

const TEXTS_AT_ONCE = 10

/** Two engines that have nothing in common but their data. */
export type Engines = readonly [Engine, Engine]

/**
 * Has generated texts judged, some at a time: by one engine in their order, by the other from the last to
 * the first. So an answer that depends on what was judged before is found too.
 *
 * @throws Error with the smallest texts that break a promise, and what to give to have them again.
 * @example judgeGenerated(engines, { texts: 1_000_000, seed: 7 })
 */
export function judgeGenerated(
  [one, other]: Engines,
  { texts, seed }: { readonly texts: number; readonly seed: number },
): void {
  const some = fc.array(anyText, { minLength: TEXTS_AT_ONCE, maxLength: TEXTS_AT_ONCE })
  fc.assert(
    fc.property(some, (batch) => {
      const forth = batch.map((text) => judge(one, text))
      const back = batch.map((_, at) => judge(other, batch.at(-1 - at) ?? '')).reverse()
      for (const [at, verdict] of forth.entries()) {
        requireSound(verdict, batch[at] ?? '')
        assert.deepEqual(back[at], verdict, 'another answer after other texts')
      }
    }),
    { numRuns: Math.ceil(texts / TEXTS_AT_ONCE), seed },
  )
}

/** The same of texts that are given: each twice, by both engines. */
export function judgeGiven([one, other]: Engines, texts: Iterable<string>): void {
  for (const text of texts) {
    const verdict = judge(one, text)
    requireSound(verdict, text)
    for (const engine of [one, other]) assert.deepEqual(judge(engine, text), verdict, text)
  }
}
