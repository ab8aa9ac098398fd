import type { Ask } from './door.js'

type Body = Pick<Ask, 'method' | 'headers' | 'body'>

/** Bodies as each media type writes them. */
export function json(value: unknown, headers: Ask['headers'] = {}): Body {
  return raw(JSON.stringify(value), { 'content-type': 'application/json', ...headers })
}

export function form(...fields: [name: string, value: string][]): Body {
  const type = 'application/x-www-form-urlencoded'
  return raw(String(new URLSearchParams(fields)), { 'content-type': type })
}

export function multipart(...fields: [name: string, value: string][]): Body {
  const boundary = 'boundary-of-the-test'
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return raw(`${parts.join('')}--${boundary}--\r\n`, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
}

export function raw(body: string, headers: Ask['headers']): Body {
  return { method: 'POST', body, ...(headers && { headers }) }
}

/** The same fields in each of the two form types. */
export const FORMS = [
  { type: 'urlencoded', write: form },
  { type: 'multipart', write: multipart },
] as const

export const SINGLE = ['/v1/detect', '/v2/detect/language', '/v2/detect/profanity'] as const
export const BULK = ['/v1/bulk', '/v2/bulk_detect/language', '/v2/bulk_detect/profanity'] as const
export const SINGLE_JSON = ['/v2/detect/language', '/v2/detect/profanity'] as const
export const BULK_JSON = ['/v2/bulk_detect/language', '/v2/bulk_detect/profanity'] as const
export const DETECTIONS = [...SINGLE, ...BULK] as const
export const STATUSES = ['/v1/status', '/v2/status'] as const
export const LISTS = ['/v1/languages', '/v2/languages'] as const

/** Sentences that no detector mistakes. */
export const GERMAN = 'Am Sonntag fahren wir mit dem Zug ans Meer, wenn das Wetter schön bleibt.'
export const FRENCH = 'Nous avons oublié les clés à la maison, il faudra attendre le voisin.'
export const ENGLISH =
  'The library stays open until nine, so there is plenty of time to finish the book.'
export const GREEK = 'Το βράδυ περπατήσαμε δίπλα στο ποτάμι και κοιτάζαμε τα φώτα.'
