import { describe, expect, it } from 'vitest'
import { engineOf, openService } from './open-service.js'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** What the service says to a request, with a key where it is not said otherwise. */
async function messageTo(
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  limit = 100,
): Promise<string> {
  const { service, key } = await openService({ limit })
  const authorization = `Bearer ${key}`
  const request = new Request(`https://localhost${path}`, {
    ...init,
    headers: { authorization, ...headers },
  })
  const { error } = (await (await service(request)).json()) as { error: { message: string } }
  return error.message
}

const post = (path: string, type: string, body: string): Promise<string> =>
  messageTo(path, { method: 'POST', headers: { 'content-type': type }, body })

describe('A refusal says what to do:', () => {
  it('where there is nothing at a path, to look how paths are written', async () => {
    expect(await messageTo('/v2/nothing')).toMatch(/exact.*\/v2\/detect\/language/)
  })

  it('where the method is another, which to use', async () => {
    expect(await messageTo('/v2/detect/language')).toBe('Use POST for this path.')
    expect(await messageTo('/v2/status', { method: 'PUT' })).toBe('Use GET or HEAD for this path.')
  })

  it('where JSON is not wanted, which header to send', async () => {
    expect(await messageTo('/v2/status', { headers: { accept: 'text/html' } })).toContain(
      'Send "Accept: application/json"',
    )
  })

  it.each([
    ['/v1/detect', 'application/x-www-form-urlencoded or multipart/form-data'],
    [
      '/v2/detect/language',
      'application/json, application/x-www-form-urlencoded or multipart/form-data',
    ],
  ])('where a body is of another type, which %s takes', async (path, types) => {
    expect(await post(path, 'text/csv', 'q')).toContain(`Send the body as ${types},`)
  })

  it('where JSON is none, what to send', async () => {
    expect(await post('/v2/detect/language', JSON_TYPE, '{"q":')).toMatch(
      /not valid JSON\. Send an object with the key "q"/,
    )
  })

  it.each(['[]', 'null', '3'])('where JSON is no object, to send one: %s', async (body) => {
    expect(await post('/v2/detect/language', JSON_TYPE, body)).toBe(
      'Send a JSON object with the key "q".',
    )
  })

  it('where one text is wanted, how to send it, and where to send many', async () => {
    const inJson = await post('/v2/detect/language', JSON_TYPE, '{"q":["a","b"]}')
    expect(inJson).toMatch(/^Send one text as a string: {"q": "…"}.*bulk path/)
    const inForm = await post('/v2/detect/language', FORM_TYPE, 'q=a&q=b')
    expect(inForm).toMatch(/^Send one text in the field "q", exactly once.*bulk path/)
  })

  it('where many texts are wanted, how to send them', async () => {
    const inJson = await post('/v2/bulk_detect/language', JSON_TYPE, '{"q":"a"}')
    expect(inJson).toMatch(/array of strings, with at least one: {"q": \["…", "…"\]}/)
    const inForm = await post('/v2/bulk_detect/language', FORM_TYPE, 'q=a')
    expect(inForm).toMatch(/field "q\[\]", at least once, and no field "q"/)
  })

  it('where a body breaks off, to send it whole', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(new Error('gone'))
      },
    })
    const headers = { 'content-type': JSON_TYPE }
    const broken = { method: 'POST', headers, body, duplex: 'half' }
    expect(await messageTo('/v2/detect/language', broken)).toMatch(/to its end\. Send it whole/)
  })

  it.each(['', 'x'.repeat(256)])(
    'where an idempotency key is none, how long one is: %j',
    async (idempotencyKey) => {
      const headers = { 'content-type': JSON_TYPE, 'idempotency-key': idempotencyKey }
      const call = { method: 'POST', headers, body: '{"q":"a"}' }
      expect(await messageTo('/v2/detect/language', call)).toMatch(/1 to 255 characters.*new UUID/)
    },
  )

  it('where it is not available just now, to try again', async () => {
    const { post } = await openService({ engine: () => Promise.reject(new Error('none')) })
    const { error } = (await (await post('/v2/detect/language', 'a')).json()) as {
      error: { message: string }
    }
    expect(error.message).toMatch(/not available just now\. Try again/)
  })

  it('where something is wrong here, that nothing was counted', async () => {
    const engine = engineOf({
      detect: () => {
        throw new Error('a defect')
      },
    })
    const { post } = await openService({ engine: () => Promise.resolve(engine) })
    const { error } = (await (await post('/v2/detect/language', 'a')).json()) as {
      error: { message: string }
    }
    expect(error.message).toMatch(/nothing was counted\. Try again later/)
  })
})
