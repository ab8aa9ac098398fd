import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOKS = 25
const MILLISECONDS_BETWEEN_LOOKS = 20

const heldHere = new Set<string>()

/**
 * Claims a file for this process by leaving an empty file beside it that is named after the process id.
 * The claim of a process that no longer runs is cleared away, so a crash needs no cleaning up by hand.
 *
 * Every process leaves its claim before it looks for others. So of two that come at the same moment at
 * least one sees the other, and never do both hold the file.
 *
 * @returns A function that gives the claim up.
 * @throws Error where a live process holds the file.
 * @example
 * const release = await claimFile('/var/lib/glossa/accounts.json')
 */
export async function claimFile(path: string): Promise<() => Promise<void>> {
  const claim = `${path}.lock-${process.pid}`
  if (heldHere.has(claim)) throw inUse(path, process.pid)
  heldHere.add(claim)
  const release = async (): Promise<void> => {
    await rm(claim, { force: true })
    heldHere.delete(claim)
  }
  try {
    await writeFile(claim, '', { mode: 0o600 })
    await waitUntilAlone(path)
  } catch (error) {
    await release()
    throw error
  }
  return release
}

/** Of several that come at the same moment, the one with the lowest id waits for the others to withdraw. */
async function waitUntilAlone(path: string): Promise<void> {
  for (let looks = 1; ; looks++) {
    const others = await otherHolders(path)
    const [other] = others
    if (other === undefined) return
    if (looks === LOOKS || others.some((holder) => holder < process.pid)) throw inUse(path, other)
    await pause(MILLISECONDS_BETWEEN_LOOKS)
  }
}

async function otherHolders(path: string): Promise<number[]> {
  const beginning = `${basename(path)}.lock-`
  const holders: number[] = []
  for (const name of await readdir(dirname(path))) {
    const id = name.startsWith(beginning) ? name.slice(beginning.length) : ''
    // A claim with our own id is ours, or is left from another life: in a container ids repeat.
    if (!/^\d+$/.test(id) || Number(id) === process.pid) continue
    if (isRunning(Number(id))) holders.push(Number(id))
    else await rm(join(dirname(path), name), { force: true })
  }
  return holders
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function inUse(path: string, holder: number): Error {
  return new Error(
    `${path} is in use by process ${holder}; stop that process, or name another file.`,
  )
}
