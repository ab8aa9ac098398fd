/**
 * Whether the engines and the parsers bear any input: `npm run proof:input`, or shorter with
 * `-- --texts 10000 --pieces 50 --inputs 1000`.
 */
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { loadEngine } from '../src/server/load-engine.js'
import { chosen } from './choices.js'
import { heading, tell } from './figures.js'
import { watchCode } from './fuzz/coverage.js'
import { fuzz, type Target } from './fuzz/fuzz.js'
import { anyText, longText } from './input/any-text.js'
import { worstGrowth } from './input/growth.js'
import { judgeGenerated, judgeGiven, type Engines } from './input/judging.js'

const MOST_UNITS = 100_000

const { texts, pieces, inputs, chance } = chosen({
  texts: 1_000_000,
  pieces: 500,
  inputs: 20_000,
})
const { seed } = chance
const engines: Engines = [await loadEngine(), await loadEngine()]

heading('Texts that both engines judged: no throw, sound numbers, the same answer again')
judgeGiven(engines, naughtyStrings)
tell({ naughtyStrings: naughtyStrings.length })
const long = fc.sample(longText(MOST_UNITS), { numRuns: Math.ceil(pieces / 10), seed })
judgeGiven(engines, long)
tell({ ofTheGreatestLength: long.length })
judgeGenerated(engines, { texts, seed })
tell({ generated: texts })

heading('How time grows with the length: 1 is in proportion to it, 4 would be with its square')
const repeatedPieces = fc.sample(anyText, { numRuns: pieces, seed })
const [{ language, profanity }] = engines
for (const [name, work] of [
  ['languages', (text: string) => language.detect(text)],
  ['parts', (text: string) => language.segments(text)],
  ['profanity', (text: string) => profanity.score(text)],
] as const) {
  const { steepest, slowest } = worstGrowth(work, repeatedPieces)
  tell(
    {
      [`${name}: worst ratio`]: steepest.ofLinear,
      [`${name}: of the text`]: JSON.stringify(steepest.piece.slice(0, 40)),
      [`${name}: µs for a character of the slowest text`]: slowest.microsecondsForAUnit,
      [`${name}: which is`]: JSON.stringify(slowest.piece.slice(0, 40)),
    },
    { [`${name}: time grows in proportion to length`]: () => steepest.ofLinear < 2 },
  )
}

heading('Parsers, fuzzed with damaged input, guided by the code that each input reached')
// The code is watched before it is loaded: what is compiled by then is seen by the function, not by the block.
const coverage = watchCode('/src/')
const targets: readonly Target[] = [
  (await import('./fuzz/bodies.js')).BODIES,
  (await import('./fuzz/model-file.js')).MODEL_FILE,
  (await import('./fuzz/stored-state.js')).STORED_STATE,
]
for (const target of targets) {
  const { kept, seen } = await fuzz(target, { inputs, chance, coverage })
  tell({
    [`${target.name}: inputs`]: inputs,
    [`${target.name}: inputs that reached something new`]: kept,
    [`${target.name}: blocks reached so far`]: seen,
  })
}
