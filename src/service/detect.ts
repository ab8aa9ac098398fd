import type { Candidate, DetectionOptions, Engine } from '../engine/index.js'
import type { LanguageResult } from './answers.js'
import type { DetectionEndpoint } from './endpoints.js'
import { LEAST_CONFIDENCE, MOST_CANDIDATES } from './limits.js'
import { respond } from './respond.js'
import type { Steps } from './steps.js'
import type { Handler } from 'hono'

/** Judges the texts and answers, in their order. */
export const detect = ({ detects, bulk }: DetectionEndpoint): Handler<Steps> =>
  detects === 'language'
    ? (context) => {
        const engine = context.get('engine')
        const { options } = context.env
        const results = context.get('texts').map((text) => languagesOf(engine, text, options))
        return respond({ results: bulk ? results : (results[0] ?? []) })
      }
    : (context) => {
        const scores = context.get('texts').map((text) => scoreOf(context.get('engine'), text))
        return respond(bulk ? { scores } : { score: scores[0] })
      }

function languagesOf(
  { language }: Engine,
  text: string,
  options?: DetectionOptions,
): LanguageResult[] {
  return language
    .detect(text, options)
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .slice(0, MOST_CANDIDATES)
    .map(({ lang, confidence }) => ({ lang, confidence: rounded(confidence) }))
}

function scoreOf({ language, profanity }: Engine, text: string): number {
  const english = probabilityOfEnglish(language.detect(text))
  return rounded(profanity.score(text, english === undefined ? {} : { english }))
}

/** Undefined where the text is in no language that the detector knows. */
function probabilityOfEnglish(candidates: readonly Candidate[]): number | undefined {
  if (candidates.length === 0) return undefined
  return candidates.find(({ lang }) => lang === 'en')?.confidence ?? 0
}

function rounded(probability: number): number {
  return Math.round(probability * 10_000) / 10_000
}
