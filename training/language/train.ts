/**
 * From text to the model file:   npm run train -- --data ../shared/data [--work DIR] [--quick]
 * What is done is kept in the work folder, and not done again.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SCRIPTS } from '../../src/engine/language/scripts.js'
import { calibrate } from './calibration.js'
import { type WeighedCorpus, writeClassFile } from './class-file.js'
import { clean, englishRanks } from './cleaning.js'
import { type TextFolder, readCorpora, readSpeakers, textFolders } from './corpora.js'
import { readFitted } from './fitted.js'
import { type FittedScript, pack } from './pack.js'
import { classWeightOf, priorOf, weightOf } from './sampling.js'
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

const folders = textFolders(options.data)
const speakers = readSpeakers(options.data)
const classWeights = prepareClasses()
const scripts = SCRIPTS.map((_, script) => folders.filter((folder) => folder.script === script)).filter(
  (classes) => classes.length > 0,
)
const fitter = buildFitter()
const fitted = scripts.map(fitScript)
const model = pack(fitted, calibrate())
writeFileSync(options.out, new Uint8Array(model))
console.log(`${options.out}: ${model.byteLength} bytes, ${folders.length} classes`)

/** Cleans the text of every folder and turns it into what the fitter reads. */
function prepareClasses(): Map<string, number> {
  const weights = new Map<string, number>()
  const english = englishRanks(
    readCorpora(options.data, 'eng_Latn').find(({ name }) => name === 'lex-wordfreq')?.lines ?? [],
  )
  for (const { folder, code, script } of folders) {
    const corpora = clean(folder, readCorpora(options.data, folder), english)
    weights.set(folder, classWeightOf(priorOf(speakers.get(code)), corpora))
    const path = classFile(folder)
    if (existsSync(path)) continue
    const weighed: WeighedCorpus[] = corpora.map((corpus) => ({ ...corpus, weight: weightOf(corpus) }))
    writeClassFile(`${path}.part`, script, weighed)
    renameSync(`${path}.part`, path)
    console.log(`read ${folder}: ${corpora.map(({ name }) => name).join(', ')}`)
  }
  return weights
}

function buildFitter(): string {
  const path = join(options.work, 'fit')
  const source = join(import.meta.dirname, 'fit', 'fit.cpp')
  execFileSync('g++', ['-O3', '-march=native', '-ffast-math', '-std=c++17', '-o', path, source])
  return path
}

function fitScript(classes: readonly TextFolder[]): FittedScript {
  const script = classes[0]?.script ?? 0
  const described = classes.map(({ code }) => ({ code, prior: priorOf(speakers.get(code)) }))
  if (classes.length === 1) return { script, classes: described, fitted: undefined }
  const name = SCRIPTS[script] ?? ''
  const path = join(options.work, `${name}.fit`)
  if (!existsSync(path)) {
    const settings = SETTINGS_BY_SCRIPT[name]
    if (!settings) throw new Error(`No settings say how to fit ${name}.`)
    console.log(`fitting ${name}`)
    const list = join(options.work, `${name}.classes`)
    writeFileSync(
      list,
      classes.map(({ folder }) => `${classWeights.get(folder) ?? 1}\t${classFile(folder)}\n`).join(''),
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
  return { script, classes: described, fitted: readFitted(path) }
}

function classFile(folder: string): string {
  return join(options.work, `${folder}.class`)
}
