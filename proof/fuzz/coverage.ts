import { Session, type Profiler } from 'node:inspector'

/** Tells which inputs lead where no input before them led. */
export interface Coverage {
  /** How much was seen for the first time since the last call: pieces of code, or how often they ran. */
  newlySeen(): number
  /** All that was seen. */
  readonly seen: () => number
  stop(): void
}

/**
 * Watches the code whose address has `part` in it, block by block, by the means of V8 itself.
 *
 * @example const coverage = watchCode('/src/')
 */
export function watchCode(part: string): Coverage {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const seen = new Set<string>()
  return {
    newlySeen() {
      const before = seen.size
      for (const script of taken(session)) {
        if (!script.url.includes(part)) continue
        for (const range of script.functions.flatMap(({ ranges }) => ranges)) {
          if (range.count > 0) seen.add(`${script.scriptId} ${range.startOffset} ${often(range)}`)
        }
      }
      return seen.size - before
    },
    seen: () => seen.size,
    stop: () => {
      session.disconnect()
    },
  }
}

/** What ran since it was last asked for: within one process a session answers before `post` returns. */
function taken(session: Session): readonly Profiler.ScriptCoverage[] {
  let scripts: readonly Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error
    scripts = answer.result
  })
  return scripts
}

/** Where a block ends, and how often it ran, to the power of two: a loop that runs longer is something new. */
function often({ endOffset, count }: Profiler.CoverageRange): string {
  return `${endOffset} ${Math.floor(Math.log2(count))}`
}
