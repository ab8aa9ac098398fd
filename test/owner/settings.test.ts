import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, soundSettings } from '../../src/owner/settings.js'

const RELEASED: unknown = JSON.parse(
  readFileSync(new URL('fixtures/settings-v1.json', import.meta.url), 'utf8'),
)

describe('Settings that were stored', () => {
  it('by the first version are as they were', () => {
    expect(soundSettings(RELEASED)).toEqual(RELEASED)
  })

  it('never, are as by default', () => {
    expect(soundSettings(undefined)).toEqual(DEFAULT_SETTINGS)
  })

  it('by an older version, without one that was added, have its default', () => {
    expect(soundSettings({ theme: 'light' })).toEqual({ ...DEFAULT_SETTINGS, theme: 'light' })
  })

  it('by a newer version lose what is not known', () => {
    expect(soundSettings({ theme: 'dark', sound: 'loud' })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
    })
  })

  it.each([
    ['the theme', { theme: 'purple' }],
    ['whether profanity is shown', { profanity: 'yes' }],
    ['the languages', { languages: 'de' }],
    ['one of the languages', { languages: ['de', 7] }],
  ])('with damage to %s have its default', (_what, document) => {
    expect(soundSettings(document)).toEqual(DEFAULT_SETTINGS)
  })

  it('as anything whatever come out sound', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        const settings = soundSettings(document)
        expect(Object.keys(settings)).toEqual(Object.keys(DEFAULT_SETTINGS))
        expect(soundSettings(settings)).toEqual(settings)
      }),
    )
  })
})
