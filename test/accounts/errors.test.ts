import { describe, expect, it } from 'vitest'
import { GivenUp, NoSuchAccount, StoreFault } from '../../src/accounts/index.js'

const ERRORS: [name: string, make: () => Error, message: RegExp][] = [
  ['StoreFault', () => new StoreFault(new Error('full')), /could not be read or written/],
  ['NoSuchAccount', () => new NoSuchAccount('home'), /no account "home"; open it first/],
  ['GivenUp', () => new GivenUp(), /given up before it was counted/],
]

describe.each(ERRORS)('A %s', (name, make, message) => {
  it('bears its name, also where code is made small and its class is called otherwise', () => {
    expect(make().name).toBe(name)
  })

  it('says what happened', () => {
    expect(make().message).toMatch(message)
  })
})
