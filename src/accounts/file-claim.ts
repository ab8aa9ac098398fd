import { link, readFile, rm, writeFile } from 'node:fs/promises'

const heldHere = new Set<string>()

/**
 * Claims a file for this process by leaving its process id beside it. The claim of a process that no
 * longer runs is taken over, so a crash needs no cleaning up by hand.
 *
 * @returns A function that gives the claim up.
 * @throws Error where a live process holds the file.
 */
export async function claimFile(path: string): Promise<() => Promise<void>> {
  const claim = `${path}.lock`
  const holder = Number(await readFile(claim, 'utf8').catch(() => '0'))
  if (isRunning(holder, claim)) throw inUse(path, holder)
  await rm(claim, { force: true })
  await createWhole(claim, String(process.pid)).catch(() => {
    throw inUse(path)
  })
  heldHere.add(claim)
  return async () => {
    heldHere.delete(claim)
    await rm(claim, { force: true })
  }
}

/** Creates a file that nobody can see half written, and fails where it exists already. */
async function createWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** An id of our own that we do not know of is left from another life: in a container ids repeat. */
function isRunning(processId: number, claim: string): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  if (processId === process.pid) return heldHere.has(claim)
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function inUse(path: string, holder?: number): Error {
  const who = holder === undefined ? 'another process' : `process ${holder}`
  return new Error(`${path} is in use by ${who}; stop that process, or name another file.`)
}
