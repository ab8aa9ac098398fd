import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createChance } from '../../proof/chance.js'
import { watchCode, type Coverage } from '../../proof/fuzz/coverage.js'
import { fuzz, type Target } from '../../proof/fuzz/fuzz.js'
import { longText } from '../../proof/input/any-text.js'
import { judgeGenerated, judgeGiven, type Engines } from '../../proof/input/judging.js'
import { loadEngine } from '../../src/server/load-engine.js'

const SEED = 20261120
const MOST_UNITS = 100_000

describe('Both engines give sound answers, and the same again,', () => {
  let engines: Engines
  beforeAll(async () => {
    engines = [await loadEngine(), await loadEngine()]
  })

  it('to generated texts', () => {
    judgeGenerated(engines, { texts: 2000, seed: SEED })
  })

  it('to strings that programs are known to trip over', () => {
    judgeGiven(engines, naughtyStrings)
  })

  it('to texts of the greatest length', () => {
    judgeGiven(engines, fc.sample(longText(MOST_UNITS), { numRuns: 3, seed: SEED }))
  })

  it.each([
    ['one combining mark', '\u0301'],
    ['joiners', '\u200d'],
    ['right-to-left overrides', '\u202e'],
    ['NULs', '\u0000'],
    ['halves of pairs', '\ud83d'],
  ])('to nothing but %s', (_what, piece) => {
    judgeGiven(engines, [piece.repeat(MOST_UNITS)])
  })
})

describe('Damaged input keeps the promises of the parser of', () => {
  let coverage: Coverage
  beforeAll(() => {
    coverage = watchCode('/src/')
    return () => {
      coverage.stop()
    }
  })

  it.each<[string, () => Promise<Target>]>([
    ['bodies', async () => (await import('../../proof/fuzz/bodies.js')).BODIES],
    ['a model file', async () => (await import('../../proof/fuzz/model-file.js')).MODEL_FILE],
    ['stored state', async () => (await import('../../proof/fuzz/stored-state.js')).STORED_STATE],
  ])('%s', async (_what, load) => {
    const chance = createChance(SEED)
    const { kept } = await fuzz(await load(), { inputs: 200, chance, coverage })
    expect(kept).toBeGreaterThan(1)
  })

  it.each(['{"version":1e999}', '{"version":-0}'])(
    'stored state that no storage holds as it is written: %s',
    async (text) => {
      const { STORED_STATE } = await import('../../proof/fuzz/stored-state.js')
      await expect(STORED_STATE.requireKept(Buffer.from(text))).resolves.toBeUndefined()
    },
  )
})
