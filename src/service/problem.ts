import type { MediaType } from './endpoints.js'
import { MOST_TEXTS_IN_A_CALL, MOST_UNITS_IN_A_TEXT } from './limits.js'
import type { ErrorAnswer, ErrorStatus } from './answers.js'

/** Why a request is not answered as asked. The message never quotes what was submitted. */
export class Problem extends Error {
  constructor(
    readonly status: ErrorStatus,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }

  get answer(): ErrorAnswer {
    return { error: { code: this.status, message: this.message } }
  }
}

/** Seconds after which it is worth trying again when something that should work does not. */
const RETRY_AFTER = '5'

export const badRequest = (message: string): Problem => new Problem(400, message)

export const wrongMediaType = (taken: readonly MediaType[]): Problem =>
  new Problem(400, `Send the body as ${list(taken)}, and say so in the Content-Type header.`, {
    accept: taken.join(', '),
  })

export const wrongCharset = (): Problem =>
  badRequest('Send the body in UTF-8; another charset is not read.')

export const textTooLong = (): Problem =>
  badRequest(`A text may have at most ${MOST_UNITS_IN_A_TEXT} UTF-16 code units; send it in parts.`)

export const tooManyTexts = (): Problem =>
  badRequest(`A bulk call may have at most ${MOST_TEXTS_IN_A_CALL} texts; send several calls.`)

export const emptyText = (detects: 'language' | 'profanity'): Problem =>
  badRequest(
    detects === 'language'
      ? 'The language of an empty text is more of a philosophical question.'
      : 'Can an empty text have profanity in it? I doubt it.',
  )

export const emptyTextInBulk = (): Problem =>
  badRequest('At least one of the texts provided was empty.')

export const unauthorized = (keySent: boolean): Problem =>
  new Problem(401, 'API Key invalid', {
    'www-authenticate': `Bearer realm="Glossa"${keySent ? ', error="invalid_token"' : ''}`,
  })

export const notFound = (): Problem =>
  new Problem(
    404,
    'There is nothing at this path. Paths are exact, such as /v2/detect/language or /v2/status.',
  )

export const methodNotAllowed = (allowed: string): Problem =>
  new Problem(405, `Use ${allowed.replace(', ', ' or ')} for this path.`, { allow: allowed })

export const notAcceptable = (): Problem =>
  new Problem(406, 'Only JSON is served. Send "Accept: application/json", or no Accept header.')

export const limitExceeded = (seconds: number): Problem =>
  new Problem(429, 'Daily account detection limit exceeded', { 'retry-after': String(seconds) })

export const defect = (): Problem =>
  new Problem(500, 'Something went wrong here, and nothing was counted. Try again later.')

export const unavailable = (): Problem =>
  new Problem(503, 'The service is not available just now. Try again in a few seconds.', {
    'retry-after': RETRY_AFTER,
  })

/** @example list(['a', 'b', 'c']) // 'a, b or c' */
function list(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items)
}
