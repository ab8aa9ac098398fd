import { describe, expect, it } from 'vitest'
import { neighboursAmong } from '../../training/language/neighbours.js'

describe('Neighbours among folders', () => {
  it('are given as places in the list', () => {
    expect(neighboursAmong(['ces_Latn', 'deu_Latn', 'slk_Latn'])).toEqual([[0, 2]])
  })

  it('are those of a group that are there', () => {
    expect(neighboursAmong(['bos_Latn', 'deu_Latn', 'srp_Latn'])).toEqual([
      [0, 2],
      [0, 2],
    ])
  })

  it('are no group of one', () => {
    expect(neighboursAmong(['ces_Latn', 'deu_Latn'])).toEqual([])
  })
})
