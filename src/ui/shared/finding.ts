import {
  GlossaError,
  QuotaError,
  type Client,
  type LanguageResult,
  type LanguagesAnswer,
} from '../../client/index.js'
import { askOwner, type Part } from '../../owner/index.js'

/** What came of the wish to know a text's language. */
export type Finding =
  | Found
  | { readonly kind: 'empty' }
  | { readonly kind: 'noLanguage' }
  /** No page lets an extension in here. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'spent'; readonly resetsAt: Date }
  | { readonly kind: 'trouble'; readonly message: string | undefined }

export interface Found {
  readonly kind: 'found'
  readonly best: LanguageResult
  readonly others: readonly LanguageResult[]
  readonly names: LanguagesAnswer
  /** The runs of one language each; none where the text is of one piece. */
  readonly parts: readonly Part[]
  /** How likely the text contains profanity, where that was asked for and the text is English. */
  readonly profanity: number | undefined
  readonly remaining: Remaining | undefined
}

/** Undefined `left` is without a limit. */
export interface Remaining {
  readonly left: number
  readonly limit: number
}

interface Wanted {
  readonly profanity?: boolean
  readonly remaining?: boolean
}

/** As much as the service takes in one text; the language of more is the language of its beginning. */
const MOST_UNITS = 100_000

const LEAST_CONFIDENCE_OF_A_PART = 0.2

/**
 * Asks the service about a text. Never rejects: what goes wrong is a finding too.
 *
 * @param wanted.profanity Whether English is to be judged for profanity too, which is a detection more.
 * @param wanted.remaining Whether to say what is left of today's detections, where nothing else does.
 * @example await find(client, 'Guten Tag') // { kind: 'found', best: { lang: 'de', … }, … }
 */
export async function find(
  client: Client,
  text: string,
  { profanity = false, remaining = false }: Wanted = {},
): Promise<Finding> {
  if (text.trim() === '') return { kind: 'empty' }
  try {
    const head = text.slice(0, MOST_UNITS)
    const [[best, ...others], names] = await Promise.all([client.detect(head), client.languages()])
    if (!best) return { kind: 'noLanguage' }
    const score = profanity && best.lang === 'en' ? await scoreOf(client, head) : undefined
    const [parts, left] = await Promise.all([
      partsOf(head, [best, ...others]),
      remaining ? remainingOf(client) : undefined,
    ])
    return { kind: 'found', best, others, names, parts, profanity: score, remaining: left }
  } catch (error) {
    return explain(error)
  }
}

/** What a call that failed comes to. */
export function explain(error: unknown): Finding {
  if (error instanceof QuotaError) return { kind: 'spent', resetsAt: error.resetsAt }
  return { kind: 'trouble', message: error instanceof GlossaError ? error.message : undefined }
}

/** The language was found even where today's detections end just before the score. */
async function scoreOf(client: Client, text: string): Promise<number | undefined> {
  try {
    return await client.profanity(text)
  } catch (error) {
    if (error instanceof QuotaError) return undefined
    throw error
  }
}

async function partsOf(text: string, results: readonly LanguageResult[]): Promise<readonly Part[]> {
  const sure = results.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE_OF_A_PART)
  if (sure.length < 2) return []
  const parts = await askOwner('parts', text)
  const known = parts.filter((part) => sure.some(({ lang }) => lang === part.lang))
  return new Set(known.map(({ lang }) => lang)).size > 1 ? known : []
}

async function remainingOf(client: Client): Promise<Remaining | undefined> {
  const { daily_limit: limit, remaining_today: left } = await client.status()
  return limit < 0 ? undefined : { left, limit }
}
