import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { CONTESTANTS } from './contestants.js'

/** What a detector costs, of a process that does nothing else. */
export interface Cost {
  /** Milliseconds from the import to the first answer, by the clock. */
  readonly coldLoad: number
  /** The same in time of the processor. */
  readonly coldLoadOfProcessor: number
  /** In a second of processor time, as the other speeds are. */
  readonly shortTextsASecond: number
  readonly megabytesASecond: number
  /** How many times longer twice the text takes. */
  readonly growth: number
  /** Megabytes beyond those of the empty process, after the short texts. */
  readonly memory: number
}

export interface Workload {
  readonly short: readonly string[]
  readonly long: readonly string[]
}

/** Compiled code goes beside the peers, so that it finds them. */
const BUILT = resolve('bench/node_modules/.built')

/** Everybody's costs, by name: the medians of some rounds in which each has a turn in a fresh process. */
export async function measureCosts(
  { short, long }: Workload,
  rounds: number,
): Promise<Map<string, Cost>> {
  await compile(resolve('bench/language/trial.ts'), 'trial', isPackage)
  const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'))
  const files = [join(folder, 'short.json'), join(folder, 'long.json')] as const
  writeFileSync(files[0], JSON.stringify(short))
  writeFileSync(files[1], JSON.stringify(long))
  const trials = new Map(CONTESTANTS.map(({ name }) => [name, [] as Cost[]]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, kept] of trials) kept.push(runTrial(name, files))
  }
  rmSync(folder, { recursive: true })
  return new Map([...trials].map(([name, kept]) => [name, medianOf(kept)]))
}

function runTrial(name: string, files: readonly string[]): Cost {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(BUILT, 'trial/trial.js'), name, ...files],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The trial of ${name} failed: ${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Cost
}

/** Kilobytes of code, as a bundler packs it, and of all files that are read, each gzipped. */
export async function measureSizes(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const [number, { name, code, files }] of CONTESTANTS.entries()) {
    const entry = resolve(`bench/language/.weighed-${String(number)}.js`)
    writeFileSync(entry, `export { ${code.names} } from ${JSON.stringify(code.module)}\n`)
    try {
      const compiled = await compile(entry, `weighed-${String(number)}`, () => false)
      const parts = [...compiled, ...files.map((file) => readFileSync(file))]
      const total = parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0)
      sizes.set(name, total / 1000)
    } finally {
      rmSync(entry)
    }
  }
  return sizes
}

function isPackage(id: string): boolean {
  return !id.startsWith('.') && !isAbsolute(id)
}

/** Bundles an entry to plain modules; returns their code. */
async function compile(
  entry: string,
  name: string,
  external: (id: string) => boolean,
): Promise<Buffer[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(BUILT, name),
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: {
        external: (id) => id.startsWith('node:') || external(id),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((output) =>
    'output' in output
      ? output.output.map((part) => Buffer.from(part.type === 'chunk' ? part.code : part.source))
      : [],
  )
}

function medianOf(costs: readonly Cost[]): Cost {
  const median = (of: (cost: Cost) => number): number => {
    const sorted = costs.map(of).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    coldLoad: median((cost) => cost.coldLoad),
    coldLoadOfProcessor: median((cost) => cost.coldLoadOfProcessor),
    shortTextsASecond: median((cost) => cost.shortTextsASecond),
    megabytesASecond: median((cost) => cost.megabytesASecond),
    growth: median((cost) => cost.growth),
    memory: median((cost) => cost.memory),
  }
}
