import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChance } from '../../proof/chance.js'
import { CLOCK_PROMISES, moveClock, type AnsweredAtMoves } from '../../proof/quota/moving-clock.js'
import { storm, STORM_PROMISES, type StormFigures } from '../../proof/quota/storm.js'
import { setStage, type Stage } from '../../proof/stage.js'

describe('While two extensions call at once and the worker is stopped', () => {
  let stage: Stage
  let figures: StormFigures
  beforeAll(async () => {
    stage = await setStage({ callers: 2 })
    const size = { rounds: 3, callsOfEach: 20, stopsInARound: 2, timeout: 15_000 }
    figures = await storm(stage, size, createChance(1))
  }, 90_000)
  afterAll(() => stage.close())

  it.each(Object.entries(STORM_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})

describe('Where the clock is moved', () => {
  let figures: AnsweredAtMoves
  beforeAll(async () => {
    figures = await moveClock('Asia/Kathmandu')
  }, 60_000)

  it.each(Object.entries(CLOCK_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})
