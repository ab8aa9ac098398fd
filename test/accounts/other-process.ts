import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface OtherProcess {
  readonly id: number
  /** What it has written so far. */
  readonly written: () => string
  /** What it has said on its error output so far. */
  readonly complaints: () => string
  /** Resolves once it has written what is awaited, or has ended. */
  readonly wrote: (awaited: string) => Promise<void>
  readonly ended: Promise<void>
  /** Ends it without a warning. */
  readonly kill: () => Promise<void>
}

/** A process of its own that runs a script of this folder; it ends with the test at the latest. */
export function startProcess(script: string, ...parameters: readonly string[]): OtherProcess {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = collect(child, 'stdout')
  const complaints = collect(child, 'stderr')
  const ended = once(child, 'close').then(() => undefined)
  const kill = (): Promise<void> => {
    child.kill('SIGKILL')
    return ended
  }
  onTestFinished(kill)
  return {
    id: child.pid ?? 0,
    written,
    complaints,
    wrote: async (awaited) => {
      while (isRunning(child) && !written().includes(awaited)) {
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    ended,
    kill,
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

function collect(child: ChildProcess, stream: 'stdout' | 'stderr'): () => string {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return () => text
}
