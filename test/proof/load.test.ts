import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load, type LoadFigures } from '../../proof/load/mixed-calls.js'
import { slopeOf } from '../../proof/load/slope.js'
import { setStage, type Stage } from '../../proof/stage.js'

describe('After some seconds of mixed calls at full speed', () => {
  let stage: Stage
  let figures: LoadFigures
  beforeAll(async () => {
    stage = await setStage({ callers: 2 })
    await stage.owner('setLimit', 'unlimited')
    figures = await load(stage, 0.1)
  }, 90_000)
  afterAll(() => stage.close())

  // Whether memory and storage grow takes longer to tell: `npm run proof:load`.
  it('every call was answered', () => {
    expect(figures.callsNotAnswered).toBe(0)
    expect(figures.calls).toBeGreaterThan(10)
  })

  it('the worker holds less than 100 MB', () => {
    expect(figures.megabytesOfTheWorker).toBeLessThan(100)
  })
})

describe('The slope of points', () => {
  it('is that of the line they are on', () => {
    expect(
      slopeOf([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toEqual({ slope: 2, noise: 0 })
  })

  it('is none where they go up and down', () => {
    expect(
      slopeOf([
        [0, 1],
        [1, 2],
        [2, 2],
        [3, 1],
      ]).slope,
    ).toBe(0)
  })
})
