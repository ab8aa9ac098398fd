import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AlteredExtension } from '../../proof/altered-extension.js'
import { createChance } from '../../proof/chance.js'
import {
  clearWhileCalling,
  CLEARING_PROMISES,
  type ClearingFigures,
} from '../../proof/faults/clearing.js'
import { damageAccounts, DAMAGE_PROMISES, type DamageFigures } from '../../proof/faults/damage.js'
import { withFailingStorage } from '../../proof/faults/failing-storage.js'
import {
  failWrites,
  fillStorage,
  WRITE_PROMISES,
  type WriteFigures,
} from '../../proof/faults/writes.js'
import { setStage, type Stage } from '../../proof/stage.js'

let extension: AlteredExtension
let stage: Stage
beforeAll(async () => {
  extension = await withFailingStorage()
  stage = await setStage({ callers: 1, extension: extension.folder })
}, 60_000)
afterAll(async () => {
  await stage.close()
  await extension.remove()
})

describe.each([
  ['Where writes fail', failWrites],
  ['Where the storage is full', fillStorage],
])('%s', (_, act) => {
  let figures: WriteFigures
  beforeAll(async () => {
    await stage.owner('setLimit', 'unlimited')
    figures = await act(stage, 12)
  }, 60_000)

  it.each(Object.entries(WRITE_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})

describe('Where stored accounts are damaged', () => {
  let figures: DamageFigures
  beforeAll(async () => {
    figures = await damageAccounts(stage, 20, createChance(1))
  }, 60_000)

  it.each(Object.entries(DAMAGE_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})

describe('Where the storage is cleared while extensions call', () => {
  let figures: ClearingFigures
  beforeAll(async () => {
    figures = await clearWhileCalling(stage, 20)
  }, 60_000)

  it.each(Object.entries(CLEARING_PROMISES))('%s', (_, isKept) => {
    expect(figures).toSatisfy(isKept)
  })
})
