import type { MediaType } from './endpoints.js'
import { badRequest } from './problem.js'

/** The values of a body that have to do with texts. Other fields are passed over. */
export interface Fields {
  /** What was sent as `q`: once in JSON, any number of times in a form. */
  readonly q: readonly unknown[]
  /** What a form sent as `q[]`. */
  readonly list: readonly unknown[]
}

/** @throws Problem 400 where the body is not what its media type says. */
export async function readBody(request: Request, mediaType: MediaType): Promise<Fields> {
  if (mediaType === 'application/json') return fieldsOfJson(await readText(request))
  if (mediaType === 'multipart/form-data') return fieldsOfForm(await readMultipart(request))
  return fieldsOfForm(new URLSearchParams(await readText(request)))
}

function fieldsOfJson(text: string): Fields {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('Send a JSON object with the key "q".')
  }
  return { q: Object.hasOwn(body, 'q') ? [(body as { q?: unknown }).q] : [], list: [] }
}

/** The parser's own message quotes the text, so it goes no further. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw badRequest('The body is not valid JSON. Send an object with the key "q".')
  }
}

function fieldsOfForm(form: URLSearchParams | FormData): Fields {
  return { q: form.getAll('q'), list: form.getAll('q[]') }
}

async function readMultipart(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw badRequest(
      'The body is not valid multipart/form-data. Send the text in a field, with the boundary that the Content-Type header names.',
    )
  }
}

async function readText(request: Request): Promise<string> {
  try {
    return await request.text()
  } catch {
    throw badRequest('The body could not be read to its end. Send it whole, or in several calls.')
  }
}
