import type { ErrorStatus } from './answers.js'
import {
  LEAST_CONFIDENCE,
  MOST_CANDIDATES,
  MOST_TEXTS_IN_A_CALL,
  MOST_UNITS_IN_A_TEXT,
} from './limits.js'

/** JSON Schema, as far as it is used here. */
export type Schema = Readonly<Record<string, unknown>>

const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const list = (items: Schema, bounds: Schema = {}): Schema => ({ type: 'array', items, ...bounds })

const probability = { type: 'number', minimum: 0, maximum: 1, multipleOf: 0.0001 }

const text = { type: 'string', minLength: 1, maxLength: MOST_UNITS_IN_A_TEXT, pattern: '\\S' }

const texts = list(text, { minItems: 1, maxItems: MOST_TEXTS_IN_A_CALL })

const code = { type: 'string', pattern: '^[a-z]{2,3}$' }

const results = list(
  object({ lang: code, confidence: { ...probability, minimum: LEAST_CONFIDENCE } }),
  {
    maxItems: MOST_CANDIDATES,
  },
)

const limit = { type: 'integer', minimum: -1, description: '-1 means unlimited.' }

/** What goes in. Other fields than these are passed over. */
export const requestSchemas = {
  singleJson: { type: 'object', properties: { q: text }, required: ['q'] },
  bulkJson: { type: 'object', properties: { q: texts }, required: ['q'] },
  singleForm: { type: 'object', properties: { q: text }, required: ['q'] },
  bulkForm: { type: 'object', properties: { 'q[]': texts }, required: ['q[]'] },
} as const satisfies Record<string, Schema>

/** What comes out, exactly. */
export const answerSchemas = {
  Detection: object({ results }),
  BulkDetection: object({ results: list(results, { maxItems: MOST_TEXTS_IN_A_CALL }) }),
  Profanity: object({ score: probability }),
  BulkProfanity: object({ scores: list(probability, { maxItems: MOST_TEXTS_IN_A_CALL }) }),
  Status: object({
    status: object({
      detections_today: { type: 'integer', minimum: 0 },
      daily_limit: limit,
      remaining_today: limit,
    }),
  }),
  Languages: {
    type: 'object',
    propertyNames: code,
    additionalProperties: {
      type: 'array',
      prefixItems: [
        { type: 'string', minLength: 1, description: 'The name in English.' },
        {
          type: 'string',
          minLength: 1,
          description: 'The name in the language itself; variants are separated by ", ".',
        },
      ],
      minItems: 2,
      items: false,
    },
  },
} as const satisfies Record<string, Schema>

export type AnswerName = keyof typeof answerSchemas

export const errorSchema = (status: ErrorStatus): Schema =>
  object({ error: object({ code: { const: status }, message: { type: 'string', minLength: 1 } }) })
