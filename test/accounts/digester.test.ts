import { describe, expect, it } from 'vitest'
import { createDigester, digest } from '../../src/accounts/key.js'

describe('A digester', () => {
  it('gives the SHA-256 of a text', async () => {
    expect(await createDigester().of('a key')).toBe(await digest('a key'))
  })

  it('has the answer at once for what it was told to remember', () => {
    const digester = createDigester()
    digester.remember('a key', 'its digest')
    expect(digester.of('a key')).toBe('its digest')
  })

  it('remembers nothing that was merely presented', async () => {
    const digester = createDigester()
    await digester.of('a key')
    expect(digester.of('a key')).toBeInstanceOf(Promise)
  })

  it('remembers the last 64', () => {
    const digester = createDigester()
    for (let key = 0; key <= 64; key++) digester.remember(`key ${key}`, 'its digest')
    expect(digester.of('key 0')).toBeInstanceOf(Promise)
    expect(digester.of('key 1')).toBe('its digest')
  })
})
