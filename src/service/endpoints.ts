/** What a detection looks for. */
export type Subject = 'language' | 'profanity'

export type MediaType =
  'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

export interface DetectionEndpoint {
  readonly path: `/${string}`
  readonly detects: Subject
  /** Whether it takes many texts in one call. */
  readonly bulk: boolean
  /** The media types of bodies that it takes. */
  readonly takes: readonly MediaType[]
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const
const JSON_AND_FORMS = ['application/json', ...FORMS] as const

/** The endpoints that count as detections: `POST` only, with a key. */
export const DETECTIONS: readonly DetectionEndpoint[] = [
  { path: '/v1/detect', detects: 'language', bulk: false, takes: FORMS },
  { path: '/v1/bulk', detects: 'language', bulk: true, takes: FORMS },
  { path: '/v2/detect/language', detects: 'language', bulk: false, takes: JSON_AND_FORMS },
  { path: '/v2/bulk_detect/language', detects: 'language', bulk: true, takes: JSON_AND_FORMS },
  { path: '/v2/detect/profanity', detects: 'profanity', bulk: false, takes: JSON_AND_FORMS },
  { path: '/v2/bulk_detect/profanity', detects: 'profanity', bulk: true, takes: JSON_AND_FORMS },
]

/** `GET` and `HEAD`, with a key, free. */
export const STATUSES = ['/v1/status', '/v2/status'] as const

/** `GET` and `HEAD`, without a key, free. */
export const LANGUAGE_LISTS = ['/v1/languages', '/v2/languages'] as const
