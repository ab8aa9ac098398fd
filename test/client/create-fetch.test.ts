import { describe, expect, it } from 'vitest'
import { createFetch, serviceTransport } from '../../src/client/index.js'
import { openService } from '../service/open-service.js'
import { response, scriptedTransport } from './scripted-transport.js'

async function openFetch() {
  const { service, key, used } = await openService()
  const headers = { authorization: `Bearer ${key}` }
  return { fetch: createFetch(serviceTransport(service)), headers, used }
}

/** What is sent where this is fetched. */
async function sentFor(input: string | URL | Request, init?: RequestInit) {
  const transport = scriptedTransport(response(200, {}))
  await createFetch(transport)(input, init)
  return transport.sent[0]
}

describe('The response', () => {
  it('is a real one', async () => {
    const { fetch } = await openFetch()
    const answer = await fetch('/v2/languages')
    expect(answer).toBeInstanceOf(Response)
    expect(answer.ok).toBe(true)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toHaveProperty('de')
  })

  it('of an error is a response, not a rejection', async () => {
    const { fetch } = await openFetch()
    const answer = await fetch('/v2/status')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  })

  it('to HEAD has no body', async () => {
    const { fetch } = await openFetch()
    const answer = await fetch('/v2/languages', { method: 'HEAD' })
    expect(answer.body).toBeNull()
  })

  it('may be one that allows no body', async () => {
    const fetch = createFetch(scriptedTransport(response(204, '')))
    expect((await fetch('/v2/status')).status).toBe(204)
  })
})

describe('The path', () => {
  it.each([
    ['/v2/status', '/v2/status'],
    ['v2/status', '/v2/status'],
    ['/v2/status?verbose=1', '/v2/status?verbose=1'],
    ['https://elsewhere.example/v2/status?a', '/v2/status?a'],
  ])('of %j is %j', async (input, path) => {
    expect(await sentFor(input)).toMatchObject({ path })
  })

  it('may be given as a URL', async () => {
    expect(await sentFor(new URL('https://localhost/v1/status'))).toMatchObject({
      path: '/v1/status',
    })
  })

  it('may be given in a Request, whose method, headers and body count', async () => {
    const request = new Request('https://localhost/v1/detect', {
      method: 'POST',
      headers: { 'X-Name': 'value' },
      body: 'q=text',
    })
    expect(await sentFor(request)).toMatchObject({
      method: 'POST',
      path: '/v1/detect',
      headers: { 'x-name': 'value' },
      body: 'q=text',
    })
  })
})

describe('The body', () => {
  it('is absent where there is none', async () => {
    expect(await sentFor('/v2/status')).not.toHaveProperty('body')
  })

  it('may be JSON', async () => {
    const { fetch, headers } = await openFetch()
    const answer = await fetch('/v2/detect/language', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ q: 'grüß Gott 🙂' }),
    })
    expect(answer.status).toBe(200)
  })

  it('may be URLSearchParams', async () => {
    const { fetch, headers } = await openFetch()
    const body = new URLSearchParams({ q: 'grüß Gott 🙂' })
    const answer = await fetch('/v1/detect', { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  })

  it('may be FormData', async () => {
    const { fetch, headers, used } = await openFetch()
    const body = new FormData()
    body.append('q[]', 'grüß Gott 🙂')
    body.append('q[]', 'second')
    const answer = await fetch('/v1/bulk', { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    expect(await used()).toBe(2)
  })
})

describe('A fetch that is given up', () => {
  it('before it is made is not sent, and rejects with the reason', async () => {
    const transport = scriptedTransport(response(200, {}))
    const reason = new Error('No need any more.')
    const answer = createFetch(transport)('/v2/status', { signal: AbortSignal.abort(reason) })
    await expect(answer).rejects.toBe(reason)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(transport.sent).toHaveLength(0)
  })

  it('while it is under way rejects with the reason, whatever the transport does', async () => {
    const controller = new AbortController()
    const reason = new Error('The person closed the page.')
    const { signal } = controller
    const answer = createFetch(scriptedTransport('silence'))('/v2/status', { signal })
    setTimeout(() => {
      controller.abort(reason)
    }, 10)
    await expect(answer).rejects.toBe(reason)
  })
})
