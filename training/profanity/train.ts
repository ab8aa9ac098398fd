import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Entry } from '../../src/engine/profanity/automaton.js'
import { Bounds } from '../../src/engine/profanity/bound.js'
import { unpackCharacters } from '../../src/engine/profanity/characters.js'
import { createFold } from '../../src/engine/profanity/fold.js'
import { FEATURES } from '../../src/engine/profanity/judge.js'
import { packLexicon } from '../../src/engine/profanity/lexicon.js'
import { Matcher } from '../../src/engine/profanity/match.js'
import { unpackModel, type PackedModel } from '../../src/engine/profanity/model.js'
import { veil } from '../../src/engine/profanity/veil.js'
import { packWords } from '../../src/engine/profanity/word-set.js'
import { fitCalibration } from './calibration.js'
import { packCharacters } from './characters.js'
import { fitCues, packCues } from './cues.js'
import { packFamilies } from './families.js'
import { mineForeignWords } from './foreign.js'
import { expandLexicon } from './lexicon.js'
import { readPlaces } from './places.js'
import { readSources } from './sources.js'
import { mineVocabulary } from './vocabulary.js'
import { fitWeights } from './weights.js'

const sources = readSources(process.argv)
const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim()

const characters = packCharacters(sources)
const fold = createFold(() => unpackCharacters(characters))
const lexicon = veil(here('lexicon.veiled.txt'))
const { known, innocent } = mineVocabulary(
  sources,
  (clean) => expandLexicon(lexicon, (word) => clean.has(word)),
  fold,
  veil,
)
console.log(`${known.length} known words, ${innocent.length} innocent ones`)

const clean = new Set([...known, ...innocent])
const entries = expandLexicon(lexicon, (word) => clean.has(word)).sort((one, other) =>
  one.word < other.word ? -1 : 1,
)
let packed: PackedModel = {
  characters,
  lexicon: packLexicon(entries),
  known: veil(packWords(known)),
  innocent: veil(packWords(innocent)),
  ...packFamilies(
    veil(here('senses.veiled.txt')),
    veil(here('frames.veiled.txt')),
    entries.map(({ word }) => word),
  ),
  cues: packCues(new Map()),
  foreign: '',
  weights: FEATURES.map(() => 0),
  calibration: { slope: 1 },
}

const model = unpackModel(packed)
const bounds = new Bounds(model.known, model.innocent)
const matcher = new Matcher(model.lexicon.automaton, model.lexicon, bounds)
const { often, seldom } = mineForeignWords(sources, model.lexicon, matcher, fold)
console.log(`${often.size} entries often in other languages, ${seldom.size} seldom`)
const foreignness = ({ word }: Entry): string =>
  often.has(word) ? '2' : seldom.has(word) ? '1' : '0'
packed = { ...packed, foreign: entries.map(foreignness).join('') }

const places = [...readPlaces(sources, model, matcher, fold)]
packed = {
  ...packed,
  cues: packCues(fitCues(sources, places)),
}
packed = { ...packed, weights: fitWeights(sources, unpackModel(packed), matcher, fold) }

packed = { ...packed, calibration: fitCalibration(sources, unpackModel(packed), matcher, fold) }

const fields = Object.entries(packed).map(
  ([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`,
)
const source = `// Made by \`npm run train:profanity\`; see training/README.md. The lists of words are veiled, each letter
// moved by 13 places, so that they do not greet a reader of the code.
import type { PackedModel } from './model.js'

export const PACKED: PackedModel = {
${fields.join('')}}
`
writeFileSync(new URL('../../src/engine/profanity/data.generated.ts', import.meta.url), source)
console.log(`${source.length} bytes, ${gzipSync(source).length} compressed`)
for (const [name, value] of Object.entries(packed))
  console.log(name, gzipSync(JSON.stringify(value)).length)
