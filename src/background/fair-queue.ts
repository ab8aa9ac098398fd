/** How much of one sender's work may wait. */
export interface Bounds {
  /** Pieces of work that are under way at once, of all senders. */
  readonly atOnce: number
  readonly waitingOfOneSender: number
  /** In UTF-16 code units of what was sent. */
  readonly unitsOfOneSender: number
}

/** A sender may ask for what a busy program needs, and no flood of it can fill the memory. */
const BOUNDS: Bounds = { atOnce: 16, waitingOfOneSender: 256, unitsOfOneSender: 128 * 1024 * 1024 }

interface Work {
  readonly units: number
  start(): Promise<void>
}

export interface FairQueue {
  /** The work's result, or undefined where too much of the sender's work is waiting already. */
  run<Result>(
    sender: string,
    units: number,
    work: () => Promise<Result>,
  ): Promise<Result> | undefined
}

/**
 * Lets senders take turns: however much one of them asks for, the others' next requests come after at
 * most what is under way and one of each other sender.
 *
 * @example
 * await queue.run('sender', body.length, () => service(request))
 */
export function createFairQueue(bounds: Bounds = BOUNDS): FairQueue {
  /** The senders in the order of their turns, each with its work in the order that it came. */
  const lines = new Map<string, Work[]>()
  let underWay = 0

  function startNext(): void {
    for (const [sender, line] of lines) {
      if (underWay >= bounds.atOnce) return
      lines.delete(sender)
      const work = line.shift()
      if (line.length > 0) lines.set(sender, line)
      if (!work) continue
      underWay++
      void work.start().finally(() => {
        underWay--
        startNext()
      })
    }
  }

  return {
    run: (sender, units, work) => {
      const line = lines.get(sender) ?? []
      const waitingUnits = line.reduce((sum, waiting) => sum + waiting.units, units)
      if (line.length >= bounds.waitingOfOneSender) return undefined
      if (line.length > 0 && waitingUnits > bounds.unitsOfOneSender) return undefined
      return new Promise((resolve, reject) => {
        line.push({ units, start: () => work().then(resolve, reject) })
        lines.set(sender, line)
        startNext()
      })
    },
  }
}
