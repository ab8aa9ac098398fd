import { HttpError, NotApprovedError, QuotaError, type GlossaError } from './errors.js'
import type { PlainResponse } from './message.js'

/**
 * What a response says.
 *
 * @throws NotApprovedError, QuotaError or HttpError where it is a refusal.
 * @example answerOf({ status: 200, headers: {}, body: '{"score":0.02}' }) // { score: 0.02 }
 */
export function answerOf(response: PlainResponse): object {
  const { status, body } = response
  const answer = parse(body)
  if (status < 200 || status > 299) throw errorOf(response)
  if (typeof answer !== 'object' || answer === null)
    throw new HttpError(status, 'What answered is not the service.')
  return answer
}

/** What a refusal is for its caller. */
export function errorOf(response: PlainResponse): GlossaError {
  const { status, body } = response
  const message = messageOf(parse(body)) ?? `The service answered with status ${status}.`
  if (status === 401) return new NotApprovedError(message)
  if (status === 429) return new QuotaError(message, resetOf(response))
  return new HttpError(status, message)
}

/** How many milliseconds a response asks its caller to wait, if it does. */
export function pauseAskedFor({ headers }: PlainResponse): number | undefined {
  const seconds = headers['retry-after']
  return seconds !== undefined && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined
}

/** A day is a UTC day, also where a response does not say how long it lasts. */
function resetOf(response: PlainResponse): Date {
  const pause = pauseAskedFor(response)
  return pause === undefined
    ? new Date(new Date().setUTCHours(24, 0, 0, 0))
    : new Date(Date.now() + pause)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

function messageOf(answer: unknown): string | undefined {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : undefined
}
