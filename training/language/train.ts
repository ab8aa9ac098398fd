/**
 * From text to the model file:
 *     npm run train -- --data ../shared/data [--work DIR] [--out FILE] [--quick] [--without CODE,CODE…]
 * What is done is kept in the work folder, and not done again. `--quick` fits a quarter as long; languages left
 * out show what the model says of a language that it does not know.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SCRIPTS } from '../../src/engine/language/scripts.js'
import { calibrate } from './calibration.js'
import { writeClassFile } from './class-file.js'
import { favourCommonWords } from './common-words.js'
import { commonWords } from './corpora.js'
import { familiarityCurves, typicalWeights } from './familiarity.js'
import { readFitted } from './fitted.js'
import { neighboursAmong } from './neighbours.js'
import { type FittedScript, createPacker } from './pack.js'
import { COMMON_SETTINGS, SETTINGS_BY_SCRIPT } from './settings.js'
import { type TrainedClass, trainedClasses } from './trained-classes.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    work: { type: 'string', default: 'node_modules/.cache/training-language' },
    out: { type: 'string', default: 'public/models/language.bin' },
    quick: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
  },
})
mkdirSync(options.work, { recursive: true })

const without = options.without.split(',').filter(Boolean)
const classes = trainedClasses(options.data).filter(({ code }) => !without.includes(code))
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

function buildFitter(): string {
  const path = join(options.work, 'fit')
  const source = join(import.meta.dirname, 'fit', 'fit.cpp')
  execFileSync('g++', [
    '-O3',
    '-march=native',
    '-ffast-math',
    '-std=c++17',
    '-pthread',
    '-o',
    path,
    source,
  ])
  return path
}

function fitScript(part: readonly TrainedClass[]): FittedScript {
  const script = part[0]?.script ?? 0
  if (part.length === 1) return { script, classes: part, fitted: undefined }
  const name = SCRIPTS[script] ?? ''
  const path = join(options.work, [name, ...without, 'fit'].join('.'))
  if (!existsSync(path)) {
    const settings = SETTINGS_BY_SCRIPT[name]
    if (!settings) throw new Error(`No settings say how to fit ${name}.`)
    console.log(`fitting ${name}`)
    const list = join(options.work, `${name}.classes`)
    writeFileSync(
      list,
      part.map(({ folder, weight }) => `${weight}\t${classFile(folder)}\n`).join(''),
    )
    const neighbours = join(options.work, `${name}.neighbours`)
    writeFileSync(
      neighbours,
      neighboursAmong(part.map(({ folder }) => folder))
        .map((group) => `${group.join(' ')}\n`)
        .join(''),
    )
    const faster = options.quick ? 0.25 : 1
    const all = {
      ...COMMON_SETTINGS,
      ...settings,
      samples: settings.samples * faster,
      refit: settings.refit * faster,
    }
    const fitArguments = Object.entries(all).map(([setting, value]) => `${setting}=${value}`)
    execFileSync(fitter, [list, neighbours, `${path}.part`, ...fitArguments], { stdio: 'inherit' })
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
