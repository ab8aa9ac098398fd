import { describe, expect, it } from 'vitest'
import { answerOf, pauseAskedFor } from '../../src/client/answer.js'
import { response } from './scripted-transport.js'

describe('A response', () => {
  it.each([200, 201, 299])('with status %i is its answer', (status) => {
    expect(answerOf(response(status, { score: 0.5 }))).toEqual({ score: 0.5 })
  })

  it.each([199, 300, 400, 503])('with status %i is an error, whatever its body', (status) => {
    expect(() => answerOf(response(status, { score: 0.5 }))).toThrow(`status ${status}`)
  })

  it.each(['', 'no JSON', '3', 'null'])('that is not of the service is said to be: %j', (body) => {
    expect(() => answerOf(response(200, body))).toThrow('not the service')
  })
})

describe('A pause that is asked for', () => {
  it.each<[string, number]>([
    ['0', 0],
    ['7', 7000],
    ['86400', 86_400_000],
  ])('is whole seconds: %s', (seconds, milliseconds) => {
    expect(pauseAskedFor(response(503, {}, { 'retry-after': seconds }))).toBe(milliseconds)
  })

  it.each(['', 'soon', '-1', '1.5', '7 s', 'in 7'])('is none where it is not: %j', (seconds) => {
    expect(pauseAskedFor(response(503, {}, { 'retry-after': seconds }))).toBeUndefined()
  })

  it('is none where there is none', () => {
    expect(pauseAskedFor(response(503, {}))).toBeUndefined()
  })
})
