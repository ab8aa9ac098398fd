import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'

const GLOSSA = fileURLToPath(new URL('../../src/command/glossa.ts', import.meta.url))

// A process takes its time to start, on a busy machine more than a test usually has.
vi.setConfig({ testTimeout: 30_000 })

export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command in a process of its own, which ends with the test at the latest. */
export interface Running {
  readonly process: ChildProcessWithoutNullStreams
  readonly ended: Promise<Ended>
  /** Resolves with what was written so far once that matches. */
  readonly wrote: (pattern: RegExp) => Promise<string>
}

export function start(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', GLOSSA, ...words], {
    env: { ...process.env, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // It need not read what it is given.
  child.stdin.on('error', () => undefined)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out, err })
    })
  })
  return {
    process: child,
    ended,
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (pattern.test(out)) resolve(out)
        }
        child.stdout.on('data', look)
        child.on('close', () => {
          reject(new Error(`It ended without writing ${String(pattern)}: ${out}${err}`))
        })
        look()
      }),
  }
}

/** Runs the command to its end. */
export function run(words: readonly string[], input: string | Buffer = ''): Promise<Ended> {
  const { process, ended } = start(words)
  process.stdin.end(input)
  return ended
}
