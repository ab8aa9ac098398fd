import { describe, expect, it } from 'vitest'
import {
  DisconnectedError,
  GlossaError,
  HttpError,
  NotApprovedError,
  NotInstalledError,
  QuotaError,
  TimedOutError,
} from '../../src/client/index.js'

const ERRORS: [name: string, make: () => GlossaError, message: RegExp][] = [
  ['GlossaError', () => new GlossaError('Said.'), /^Said\.$/],
  ['NotInstalledError', () => new NotInstalledError(), /not installed/],
  ['NotApprovedError', () => new NotApprovedError(), /no valid key/],
  ['TimedOutError', () => new TimedOutError(30), /within 30 ms/],
  ['DisconnectedError', () => new DisconnectedError(), /connection was lost/],
  ['QuotaError', () => new QuotaError('Enough.', new Date()), /^Enough\.$/],
  ['HttpError', () => new HttpError(400, 'Wrong.'), /^Wrong\.$/],
]

describe.each(ERRORS)('A %s', (name, make, message) => {
  it('is a GlossaError', () => {
    expect(make()).toBeInstanceOf(GlossaError)
  })

  it('bears its name, also where code is made small and its class is called otherwise', () => {
    expect(make().name).toBe(name)
  })

  it('says what happened', () => {
    expect(make().message).toMatch(message)
  })
})
