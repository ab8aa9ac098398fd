import assert from 'node:assert/strict'
import type { Engine } from '../../src/engine/index.js'

/** All that both engines say of a text. */
export interface Verdict {
  readonly languages: readonly { readonly lang: string; readonly confidence: number }[]
  readonly parts: readonly { readonly start: number; readonly end: number; readonly lang: string }[]
  readonly score: number
}

export function judge({ language, profanity }: Engine, text: string): Verdict {
  return {
    languages: language.detect(text),
    parts: language.segments(text),
    score: profanity.score(text),
  }
}

/** @throws AssertionError where a verdict is not what the interface promises of every answer. */
export function requireSound({ languages, parts, score }: Verdict, text: string): void {
  assert(score >= 0 && score <= 1, `a score of ${score}`)
  assert(languages.length <= 5, `${languages.length} languages`)
  assert.equal(
    new Set(languages.map(({ lang }) => lang)).size,
    languages.length,
    'a language twice',
  )
  let before = 1
  for (const { confidence } of languages) {
    assert(confidence >= 0.01 && confidence <= before, `${confidence} after ${before}`)
    before = confidence
  }
  let end = 0
  for (const part of parts) {
    assert(part.start >= end && part.end > part.start, `a part ${part.start} to ${part.end}`)
    end = part.end
  }
  assert(end <= text.length, `a part that ends at ${end} of ${text.length}`)
}
