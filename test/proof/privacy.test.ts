import { beforeAll, describe, expect, it } from 'vitest'
import { createChance } from '../../proof/chance.js'
import {
  PRIVACY_PROMISES,
  searchForTraces,
  type PrivacyFigures,
} from '../../proof/privacy/search.js'

describe('After texts with a marker went through every path of the extension', () => {
  let figures: PrivacyFigures
  beforeAll(async () => {
    figures = await searchForTraces(createChance(1))
  }, 120_000)

  it.each(Object.entries(PRIVACY_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})
