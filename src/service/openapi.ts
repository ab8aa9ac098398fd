import type { ErrorStatus } from './answers.js'
import { DETECTIONS, LANGUAGE_LISTS, STATUSES, type DetectionEndpoint } from './endpoints.js'
import {
  answerSchemas,
  errorSchema,
  requestSchemas,
  type AnswerName,
  type Schema,
} from './schemas.js'

/** Why each error is answered, for the document's readers. */
const ERRORS: Readonly<Record<ErrorStatus, string>> = {
  400: 'The request is invalid; the message says what to send instead. Nothing was counted.',
  401: 'The API key is missing or wrong.',
  404: 'There is nothing at this path.',
  405: 'Another method is to be used; the Allow header says which.',
  406: 'Another format than JSON was asked for.',
  429: 'The daily detection limit of the account is exceeded; Retry-After says in how many seconds it resets.',
  500: 'A defect; nothing was counted.',
  503: 'The service is not available just now; Retry-After says when to try again.',
}

const REFUSALS = {
  detection: [400, 401, 405, 406, 429, 500, 503],
  status: [401, 405, 406, 500, 503],
  languages: [405, 406, 500, 503],
} as const

/** The service as an OpenAPI 3.1 document, made from what the service itself is made from. */
export function describeService(version: string): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Glossa',
      version,
      summary:
        'Tells what language a text is in, and how likely English text is to contain profanity.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8787', description: 'glossa serve' }],
    security: [{ key: [] }],
    paths: Object.fromEntries([
      ...DETECTIONS.map((endpoint) => [endpoint.path, { post: describeDetection(endpoint) }]),
      ...STATUSES.map((path) => [path, { get: describeStatus(path) }]),
      ...LANGUAGE_LISTS.map((path) => [path, { get: describeLanguages(path) }]),
    ]),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the account.' },
      },
      schemas: answerSchemas,
    },
  }
}

function describeDetection({ path, detects, bulk, takes }: DetectionEndpoint): Schema {
  const { singleJson, singleForm, bulkJson, bulkForm } = requestSchemas
  const [json, form] = bulk ? [bulkJson, bulkForm] : [singleJson, singleForm]
  const name = detects === 'language' ? 'Detection' : 'Profanity'
  return {
    operationId: operationId('post', path),
    summary: `${detects === 'language' ? 'The languages' : 'The profanity score'} of ${bulk ? 'many texts, in their order' : 'a text'}`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
        description: 'The same call with the same key is counted once, for a short while.',
      },
    ],
    requestBody: {
      required: true,
      content: Object.fromEntries(
        takes.map((type) => [type, { schema: type === 'application/json' ? json : form }]),
      ),
    },
    responses: responses(bulk ? `Bulk${name}` : name, REFUSALS.detection),
  }
}

function describeStatus(path: string): Schema {
  return {
    operationId: operationId('get', path),
    summary: "What is used and left of today's detections",
    responses: responses('Status', REFUSALS.status),
  }
}

function describeLanguages(path: string): Schema {
  return {
    operationId: operationId('get', path),
    summary: 'The languages that detection can return',
    security: [],
    responses: responses('Languages', REFUSALS.languages),
  }
}

function responses(answer: AnswerName, refusals: readonly ErrorStatus[]): Schema {
  const json = (schema: Schema) => ({ 'application/json': { schema } })
  const ok = {
    description: 'The answer',
    content: json({ $ref: `#/components/schemas/${answer}` }),
  }
  const errors = refusals.map((status): [number, Schema] => [
    status,
    { description: ERRORS[status], content: json(errorSchema(status)) },
  ])
  return { 200: ok, ...Object.fromEntries(errors) }
}

/** @example operationId('post', '/v2/detect/language') // 'postV2DetectLanguage' */
function operationId(method: string, path: string): string {
  const words = path.split(/[/_]/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
