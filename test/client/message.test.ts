import { describe, expect, it } from 'vitest'
import { isPlainResponse, toRequest } from '../../src/client/message.js'

const asked = (method: string, body?: string): Request =>
  toRequest({ method, path: '/v2/status', headers: {}, ...(body !== undefined && { body }) })

describe('A request as plain data becomes a standard one', () => {
  it.each(['GET', 'POST', 'PUT', 'OPTIONS', 'RETRACE', 'TRACER', 'DISCONNECT'])(
    'with its method: %s',
    (method) => {
      expect(asked(method).method).toBe(method)
    },
  )

  it.each(['CONNECT', 'connect', 'TRACE', 'Track'])(
    'also with a method that none can have, as one that is not served either: %s',
    (method) => {
      expect(asked(method).method).toBe('OPTIONS')
    },
  )

  it.each(['POST', 'FORGET', 'HEADER'])('with its body: %s', async (method) => {
    expect(await asked(method, 'body').text()).toBe('body')
  })

  it.each(['GET', 'HEAD', 'head'])('without a body that none can have: %s', async (method) => {
    expect(await asked(method, 'body').text()).toBe('')
  })

  it('without a body where there is none', () => {
    expect(asked('POST').body).toBeNull()
  })
})

describe('What came from elsewhere', () => {
  const response = { status: 200, headers: {}, body: '' }

  it('is a response where it has a status, headers and a body', () => {
    expect(isPlainResponse(response)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['without a status', { ...response, status: '200' }],
    ['without headers', { ...response, headers: undefined }],
    ['with headers that are null', { ...response, headers: null }],
    ['without a body', { status: 200, headers: {} }],
    ['with a body that is no text', { ...response, body: {} }],
  ])('is none where it is %s', (_what, answer) => {
    expect(isPlainResponse(answer)).toBe(false)
  })
})
