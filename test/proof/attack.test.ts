import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../../proof/attack/attack.js'
import { ATTACKS, setScene } from '../../proof/attack/attacks.js'

describe('What does not succeed', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await setScene()
  }, 60_000)
  afterAll(() => scene.close())

  it.each(ATTACKS)(
    '$name',
    async ({ attempt }) => {
      expect(await attempt(scene)).not.toBe('')
    },
    60_000,
  )
})
