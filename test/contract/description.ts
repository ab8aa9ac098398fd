import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { ErrorStatus } from '../../src/service/answers.js'
import { describeService } from '../../src/service/openapi.js'
import { errorSchema, type Schema } from '../../src/service/schemas.js'
import type { Answer, Ask } from './door.js'

interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const description = describeService('0.0.0') as unknown as Description
const ajv = new Ajv2020({ multipleOfPrecision: 6, strict: false })
ajv.addSchema({ $id: 'glossa', components: description.components })

/** Holds an answer to what the OpenAPI document says of its path, method and status. */
export function expectAsDescribed({ method = 'GET', path }: Ask, answer: Answer): void {
  if (method.toUpperCase() === 'HEAD') {
    expect(answer.body).toBe('')
    return
  }
  const operations = new Map(
    Object.entries(description.paths[path.split(/[?#]/, 1)[0] ?? ''] ?? {}),
  )
  const operation = operations.get(method.toLowerCase())
  const schema = operation?.responses[answer.status]?.content['application/json'].schema
  // What is not in the document can only be an error: no such path, or no such method.
  const expected = schema ? absolute(schema) : errorSchema(answer.status as ErrorStatus)
  if (!operation) expect([400, 401, 404, 405, 503]).toContain(answer.status)
  const isValid = ajv.validate(expected, answer.json)
  expect(isValid, `${method} ${path} → ${answer.status}: ${ajv.errorsText()}`).toBe(true)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
}

function absolute(schema: Schema): Schema {
  return typeof schema.$ref === 'string' ? { $ref: `glossa${schema.$ref}` } : schema
}
