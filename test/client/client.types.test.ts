import { expectTypeOf, it } from 'vitest'
import type { Client, LanguageResult, QuotaError, Status } from '../../src/client/index.js'
import { createClient, serviceTransport } from '../../src/client/index.js'
import { openService } from '../service/open-service.js'

/** `tsc` holds the code to these, so they fail in the step that checks the types. */
const { service, key } = await openService()
const client: Client = createClient({ transport: serviceTransport(service), key })

it('detect of one text gives one list of results', () => {
  expectTypeOf(client.detect('a text')).resolves.toEqualTypeOf<LanguageResult[]>()
})

it('detect of many texts gives a list for each', () => {
  expectTypeOf(client.detect(['a text'])).resolves.toEqualTypeOf<LanguageResult[][]>()
})

it('detect takes texts that cannot be changed', () => {
  const texts = ['a text', 'another'] as const
  expectTypeOf(client.detect(texts)).resolves.toEqualTypeOf<LanguageResult[][]>()
})

it('profanity of one text gives a number', () => {
  expectTypeOf(client.profanity('a text')).resolves.toBeNumber()
})

it('profanity of many texts gives a number for each', () => {
  expectTypeOf(client.profanity(['a text'])).resolves.toEqualTypeOf<number[]>()
})

it('the status has three numbers', () => {
  expectTypeOf(client.status()).resolves.toEqualTypeOf<Status>()
  expectTypeOf<Status[keyof Status]>().toBeNumber()
})

it('a language has two names', () => {
  expectTypeOf(client.languages()).resolves.toEqualTypeOf<Record<string, [string, string]>>()
})

it('a number is no text', () => {
  // @ts-expect-error nothing is coerced
  expectTypeOf(() => client.detect(5)).toBeFunction()
})

it('a text and a list of texts cannot be the same argument', () => {
  const either = 'text' as string | readonly string[]
  // @ts-expect-error the answer would be of neither form
  expectTypeOf(() => client.detect(either)).toBeFunction()
})

it('the end of a quota is a date', () => {
  expectTypeOf<QuotaError['resetsAt']>().toEqualTypeOf<Date>()
})
