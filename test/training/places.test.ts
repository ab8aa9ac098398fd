import { describe, expect, it } from 'vitest'
import { placesOf } from '../../training/language/places.js'

describe('The places of a language', () => {
  it.each([
    ['bos_Latn', 'Zenica', 'Zadar'],
    ['hrv_Latn', 'Zadar', 'Zrenjanin'],
    ['srp_Latn', 'Zrenjanin', 'Zenica'],
  ])('of %s are in its own country', (folder, own, foreign) => {
    const names = placesOf(folder).flatMap(({ lines }) => lines)
    expect(names).toContain(own)
    expect(names).not.toContain(foreign)
  })

  it('come once each', () => {
    const names = placesOf('bos_Latn').flatMap(({ lines }) => lines)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are none where no neighbour has to be told by them', () => {
    expect(placesOf('deu_Latn')).toEqual([])
  })
})
