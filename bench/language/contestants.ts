import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readModel } from '../../training/language/read-model.js'

/** One detector, ready to answer. */
export interface Identifier {
  /** The codes that it knows, as it writes them. */
  readonly languages: readonly string[]
  /** The code of the likeliest language, as the detector writes it; empty if it gives none. */
  readonly identify: (text: string) => string
}

interface Contestant {
  readonly name: string
  /** What is bundled to weigh its code: a module and the names that are used of it. */
  readonly code: { readonly module: string; readonly names: string }
  /** Files that it reads besides. */
  readonly files: readonly string[]
  readonly open: () => Promise<Identifier>
}

const MODEL = resolve('public/models/language.bin')
const PACKAGES = resolve('bench/node_modules')
const LID = join(PACKAGES, 'fasttext.wasm.js/dist')
const LID_LABELS = join(LID, 'models/language-identification/assets/languages.json')

// The peers are installed into bench/ alone, so that their types are not there when the project is checked.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return */
const load = async (name: string): Promise<any> => await import(/* @vite-ignore */ name)
/** A CommonJS package, whose names Node may give as one default. */
const loadOld = async (name: string): Promise<any> => {
  const module = await load(name)
  return module.default ?? module
}

/** The engine and its peers, each as its own documentation recommends for short text and best accuracy. */
export const CONTESTANTS: readonly Contestant[] = [
  {
    name: 'Glossa',
    code: {
      module: resolve('src/engine/language/language-detector.ts'),
      names: 'createLanguageDetector',
    },
    files: [MODEL],
    async open() {
      const { createLanguageDetector } =
        await import('../../src/engine/language/language-detector.js')
      const detector = createLanguageDetector(readModel(MODEL))
      const identify = (text: string): string => detector.detect(text)[0]?.lang ?? ''
      return { languages: detector.languages, identify }
    },
  },
  {
    name: 'fastText lid.176',
    code: { module: 'fasttext.wasm.js', names: 'getLIDModel' },
    files: [
      join(LID, 'core/fastText.node.wasm'),
      join(LID, 'models/language-identification/assets/lid.176.ftz'),
    ],
    async open() {
      const { getLIDModel } = await load('fasttext.wasm.js')
      const model = await (await getLIDModel()).load()
      const labels = Object.keys(JSON.parse(readFileSync(LID_LABELS, 'utf8')))
      // The package's own names take Nynorsk for Norwegian, so the model's own labels are read.
      const codeOf = (label: string): string => (label === 'als' ? 'gsw' : label)
      return {
        languages: labels.map(codeOf),
        // Without the promise of the package's own `identify`.
        identify(text) {
          const found = model.predict(text, 1, 0)
          const label: string = found.size() > 0 ? found.get(0)[1] : ''
          found.delete()
          return codeOf(label.replace('__label__', ''))
        },
      }
    },
  },
  {
    name: 'ELD large',
    code: { module: 'eld/large', names: 'eld' },
    files: [],
    async open() {
      const { eld } = await load('eld/large')
      return {
        languages: Object.values(eld.info().Languages),
        identify: (text) => eld.detect(text).language,
      }
    },
  },
  {
    name: 'CLD3',
    code: { module: 'cld3-asm', names: 'loadModule' },
    files: [],
    async open() {
      const { loadModule, LanguageCode } = await loadOld('cld3-asm')
      // By default it refuses short texts.
      const identifier = (await loadModule()).create(0, 1000)
      return {
        languages: Object.values(LanguageCode),
        identify: (text) => identifier.findLanguage(text).language,
      }
    },
  },
  {
    name: 'tinyld heavy',
    code: { module: 'tinyld/heavy', names: 'detect' },
    files: [],
    async open() {
      const { detect, supportedLanguages } = await load('tinyld/heavy')
      return { languages: supportedLanguages, identify: (text) => detect(text) }
    },
  },
  {
    name: 'franc',
    code: { module: 'franc', names: 'franc' },
    files: [],
    open: () => openFranc('franc'),
  },
  {
    name: 'franc-min',
    code: { module: 'franc-min', names: 'franc' },
    files: [],
    open: () => openFranc('franc-min'),
  },
]

async function openFranc(name: string): Promise<Identifier> {
  const { franc } = await load(name)
  return {
    get languages() {
      return francLanguages(name)
    },
    identify: (text) => franc(text, { minLength: 1 }),
  }
}

/** franc tells by trigrams within a script, and some scripts by themselves. */
function francLanguages(name: string): string[] {
  const source = (file: string): string => readFileSync(join(PACKAGES, name, file), 'utf8')
  const codes = source('data.js').matchAll(/^ {4}(\w{3}): '/gm)
  const scripts = source('expressions.js').matchAll(/^ {2}(\w{3}): \//gm)
  return [...codes, ...scripts].map(([, code = '']) => code)
}
/* eslint-enable */
