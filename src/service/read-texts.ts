import { readBody, type Fields } from './body.js'
import type { DetectionEndpoint, MediaType } from './endpoints.js'
import { MOST_TEXTS_IN_A_CALL, MOST_UNITS_IN_A_TEXT } from './limits.js'
import { takenMediaType } from './media-type.js'
import { badRequest, emptyText, emptyTextInBulk, textTooLong, tooManyTexts } from './problem.js'
import type { Step } from './steps.js'

/** Takes the texts out of the body; answers 400 to everything that is not one, or many, as the endpoint has it. */
export const readTexts =
  (endpoint: DetectionEndpoint): Step =>
  async (context, next) => {
    const request = context.req.raw
    const mediaType = takenMediaType(request.headers.get('content-type'), endpoint.takes)
    const fields = await readBody(request, mediaType)
    context.set(
      'texts',
      endpoint.bulk ? manyTexts(fields, mediaType) : [oneText(fields, mediaType, endpoint)],
    )
    await next()
  }

function oneText(
  { q, list }: Fields,
  mediaType: MediaType,
  { detects }: DetectionEndpoint,
): string {
  const [text, ...more] = q
  if (typeof text !== 'string' || more.length > 0 || list.length > 0)
    throw badRequest(wantsOne(mediaType))
  if (text.trim() === '') throw emptyText(detects)
  if (text.length > MOST_UNITS_IN_A_TEXT) throw textTooLong()
  return text
}

function manyTexts(fields: Fields, mediaType: MediaType): readonly string[] {
  const texts = listOf(fields, mediaType)
  if (!Array.isArray(texts) || texts.length === 0) throw badRequest(wantsMany(mediaType))
  if (texts.length > MOST_TEXTS_IN_A_CALL) throw tooManyTexts()
  if (!texts.every((text) => typeof text === 'string')) throw badRequest(wantsMany(mediaType))
  if (texts.some((text) => text.trim() === '')) throw emptyTextInBulk()
  if (texts.some((text) => text.length > MOST_UNITS_IN_A_TEXT)) throw textTooLong()
  return texts
}

function listOf({ q, list }: Fields, mediaType: MediaType): unknown {
  if (mediaType === 'application/json') return q[0]
  return q.length > 0 ? undefined : list
}

function wantsOne(mediaType: MediaType): string {
  return mediaType === 'application/json'
    ? 'Send one text as a string: {"q": "…"}. For many texts, use the bulk path.'
    : 'Send one text in the field "q", exactly once. For many texts, use the bulk path.'
}

function wantsMany(mediaType: MediaType): string {
  return mediaType === 'application/json'
    ? 'Send the texts as an array of strings, with at least one: {"q": ["…", "…"]}.'
    : 'Send each text in a field "q[]", at least once, and no field "q".'
}
