/**
 * From text to the model file:   npm run train -- --data ../shared/data [--work DIR] [--quick]
 * What is done is kept in the work folder, and not done again.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NO_LANGUAGE } from '../../src/engine/language/language-detector.js'
import { SCRIPTS } from '../../src/engine/language/scripts.js'
import { borrowedText } from './borrowed-text.js'
import { calibrate } from './calibration.js'
import { type WeighedCorpus, writeClassFile } from './class-file.js'
import { clean, englishRanks } from './cleaning.js'
import { favourCommonWords } from './common-words.js'
import {
  type Corpus,
  type TextFolder,
  commonWords,
  corpusNames,
  readCorpora,
  readSpeakers,
  textFolders,
} from './corpora.js'
import { familiarityCurves, typicalWeights } from './familiarity.js'
import { readFitted } from './fitted.js'
import { heldOutLines, withoutHeldOut } from './held-out.js'
import { noise } from './noise.js'
import { type FittedScript, createPacker } from './pack.js'
import { withoutMarks } from './plain-letters.js'
import { ROMANISED, inLatinLetters } from './romanisation.js'
import { classWeightOf, priorOf, weightOf } from './sampling.js'
import { TRANSLITERATED } from './transliteration.js'
import { COMMON_SETTINGS, SETTINGS_BY_SCRIPT } from './settings.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    work: { type: 'string', default: 'node_modules/.cache/training-language' },
    out: { type: 'string', default: 'public/models/language.bin' },
    quick: { type: 'boolean', default: false },
  },
})
mkdirSync(options.work, { recursive: true })

const LATIN = SCRIPTS.indexOf('Latn')
/** Few people write a language in its other script. */
const OTHER_SCRIPT_PRIOR = -2
/** What is in no language is never asked about but by accident. */
const NOISE_PRIOR = -2

/** What is read for a class: what the fitter gets, and lines that it never sees. */
interface ReadText {
  readonly fitted: readonly WeighedCorpus[]
  readonly heldOut: readonly string[]
}

/** A class of the model, and where its text comes from. */
interface TrainedClass extends TextFolder {
  readonly prior: number
  readonly weight: number
  readonly read: () => ReadText | Promise<ReadText>
}

/** Text without the marks of its letters is drawn this much less than text as it should be. */
const PLAIN_LETTERS = 0.12

/** So many lines of a class are enough to calibrate with. */
const MOST_HELD_OUT = 40

const classes = [...ownClasses(), ...transliteratedClasses(), ...romanisedClasses(), noiseClass()]
for (const { folder, script, read } of classes) {
  const path = classFile(folder)
  if (existsSync(path)) continue
  const { fitted: corpora, heldOut } = await read()
  writeFileSync(heldOutFile(folder), heldOut.join('\n'))
  writeClassFile(`${path}.part`, script, corpora)
  renameSync(`${path}.part`, path)
  console.log(`read ${folder}`)
}
const scripts = SCRIPTS.map((_, script) => classes.filter((each) => each.script === script)).filter(
  (part) => part.length > 0,
)
const fitter = buildFitter()
const fitted = scripts.map(fitScript)
console.log('calibrating')
const packer = createPacker(fitted)
const codes = packer.classes.map(({ code }) => code)
const lines = classes.flatMap(({ folder, code, script }) => {
  const number = packer.classes.findIndex((packed) => packed.folder === folder)
  return readFileSync(heldOutFile(folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ code, number, script, line }))
})
const calibration = calibrate(lines, packer.pack)
const asked = { bytes: packer.pack({ calibration }), codes }
const typical = typicalWeights(asked, lines)
const familiarity = familiarityCurves(asked, typical, lines)
const model = packer.pack({ calibration, typical, familiarity })
writeFileSync(options.out, new Uint8Array(model))
console.log(`${options.out}: ${model.byteLength} bytes, ${classes.length} classes`)

/** A class for every folder of the training text. */
function ownClasses(): TrainedClass[] {
  const speakers = readSpeakers(options.data)
  const english = englishRanks(
    readCorpora(options.data, 'eng_Latn').find(({ name }) => name === 'lex-wordfreq')?.lines ?? [],
  )
  const folders = textFolders(options.data)
  return folders.map((folder) => {
    // What shows how much a language is read may lie in the folder of its other script.
    const corpora = folders
      .filter(({ code }) => code === folder.code)
      .flatMap((same) => corpusNames(options.data, same.folder))
    const prior = priorOf(speakers.get(folder.code), [...new Set(corpora)])
    const weight = classWeightOf(prior, folder.bytes)
    const read = (): ReadText => {
      const cleaned = clean(folder.folder, readCorpora(options.data, folder.folder), english)
      const own = withoutHeldOut(cleaned)
      return {
        fitted: [
          ...own.map(weighed),
          ...withoutMarks(own).map((plain) => lighter(weighed(plain), PLAIN_LETTERS)),
          ...borrowed(folder.folder, own),
        ],
        heldOut: thin(heldOutLines(cleaned), MOST_HELD_OUT),
      }
    }
    return { ...folder, prior, weight, read }
  })
}

function weighed(corpus: Corpus): WeighedCorpus {
  return { ...corpus, weight: weightOf(corpus) }
}

/** So many lines, from everywhere. */
function thin(lines: readonly string[], most: number): string[] {
  const step = Math.max(1, lines.length / most)
  return Array.from(
    { length: Math.min(most, lines.length) },
    (_, at) => lines[Math.floor(at * step)] ?? '',
  )
}

/** What a class borrows from its neighbours, as often as was settled. */
function borrowed(folder: string, own: readonly Corpus[]): WeighedCorpus[] {
  const loans = borrowedText(options.data, folder)
  const kept = 1 - loans.reduce((sum, { share }) => sum + share, 0)
  const ownWeight = own.reduce((sum, corpus) => sum + weightOf(corpus), 0)
  return loans.flatMap(({ corpora, share }) => {
    const weight = corpora.reduce((sum, corpus) => sum + weightOf(corpus), 0)
    return corpora.map((corpus) => lighter(weighed(corpus), ((share / kept) * ownWeight) / weight))
  })
}

function lighter(corpus: WeighedCorpus, share: number): WeighedCorpus {
  return { ...corpus, weight: corpus.weight * share }
}

/** Text in a script that a language is also written in. */
function transliteratedClasses(): TrainedClass[] {
  return TRANSLITERATED.map(({ from, code, script, rewrite }) => ({
    ...{
      folder: `${from}-in-${script}`,
      code,
      script: (SCRIPTS as readonly string[]).indexOf(script),
      bytes: 0,
    },
    ...{ prior: OTHER_SCRIPT_PRIOR, weight: 1 },
    read: () => {
      const corpora = readCorpora(options.data, from).map((corpus) => ({
        ...corpus,
        lines: corpus.lines.map(rewrite),
      }))
      return {
        fitted: withoutHeldOut(corpora).map(weighed),
        heldOut: thin(heldOutLines(corpora), MOST_HELD_OUT),
      }
    },
  }))
}

/** Text of other scripts, in Latin letters. */
function romanisedClasses(): TrainedClass[] {
  return ROMANISED.map(({ from, code, prior, weight, romaniser }) => ({
    ...{ folder: `${from[0]}-in-Latn`, code, script: LATIN, bytes: 0, prior, weight },
    read: async () => {
      const corpora = from.flatMap((folder) => readCorpora(options.data, folder))
      const made = inLatinLetters(corpora, await romaniser(corpora))
      return {
        fitted: withoutHeldOut(made).map(weighed),
        heldOut: thin(heldOutLines(made), MOST_HELD_OUT),
      }
    },
  }))
}

/** What is in no language: the model has to be able to say so. */
function noiseClass(): TrainedClass {
  return {
    ...{ folder: 'noise', code: NO_LANGUAGE, script: LATIN, bytes: 0 },
    ...{ prior: NOISE_PRIOR, weight: 0.5 },
    read: () => ({ fitted: noise(), heldOut: [] }),
  }
}

function buildFitter(): string {
  const path = join(options.work, 'fit')
  const source = join(import.meta.dirname, 'fit', 'fit.cpp')
  execFileSync('g++', ['-O3', '-march=native', '-ffast-math', '-std=c++17', '-o', path, source])
  return path
}

function fitScript(part: readonly TrainedClass[]): FittedScript {
  const script = part[0]?.script ?? 0
  if (part.length === 1) return { script, classes: part, fitted: undefined }
  const name = SCRIPTS[script] ?? ''
  const path = join(options.work, `${name}.fit`)
  if (!existsSync(path)) {
    const settings = SETTINGS_BY_SCRIPT[name]
    if (!settings) throw new Error(`No settings say how to fit ${name}.`)
    console.log(`fitting ${name}`)
    const list = join(options.work, `${name}.classes`)
    writeFileSync(
      list,
      part.map(({ folder, weight }) => `${weight}\t${classFile(folder)}\n`).join(''),
    )
    const faster = options.quick ? 0.25 : 1
    const all = {
      ...settings,
      ...COMMON_SETTINGS,
      samples: settings.samples * faster,
      refit: settings.refit * faster,
    }
    const fitArguments = Object.entries(all).map(([setting, value]) => `${setting}=${value}`)
    execFileSync(fitter, [list, `${path}.part`, ...fitArguments], { stdio: 'inherit' })
    renameSync(`${path}.part`, path)
  }
  const spoken = part.map(({ folder, prior }) => ({
    prior,
    commonWords: commonWords(options.data, folder),
  }))
  return { script, classes: part, fitted: favourCommonWords(readFitted(path), spoken) }
}

function classFile(folder: string): string {
  return join(options.work, `${folder}.class`)
}

function heldOutFile(folder: string): string {
  return join(options.work, `${folder}.held-out`)
}
