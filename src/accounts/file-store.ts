import { mkdir, open, readFile, realpath, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createBatchingStore, type Batch } from './batch.js'
import { claimFile } from './file-claim.js'
import type { Store } from './store.js'

export interface FileStore extends Store {
  /** Ends the write that is under way, refuses every later one, and lets another process open the file. */
  close(): Promise<void>
}

/**
 * Keeps the document in a JSON file that one process at a time holds. A new version is written whole to
 * a second file, flushed to the disk and renamed over the first, so a process or a machine that stops at
 * any moment leaves either the old document or the new one.
 *
 * @throws Error where another live process holds the file.
 * @example
 * const store = await openFileStore('/var/lib/glossa/accounts.json')
 */
export async function openFileStore(name: string): Promise<FileStore> {
  await mkdir(dirname(name), { recursive: true })
  // However the file is named, its claim is the same.
  const path = join(await realpath(dirname(name)), basename(name))
  const release = await claimFile(path)
  let document = await readDocument(path).catch(async (error: unknown) => {
    await release()
    throw error
  })
  let closed = false
  let lastWrite = Promise.resolve()

  async function write(batch: Batch): Promise<void> {
    // What is set aside is what the file has, byte for byte, be it text or not.
    for (const aside of batch.setAside)
      await writeWhole(`${path}.${aside.name}`, await readFile(path))
    await writeWhole(path, JSON.stringify(batch.document))
    document = batch.document
  }

  return {
    ...createBatchingStore({
      read: () => Promise.resolve(document),
      commit: async (steps) => {
        if (closed) throw new Error(`${path} is closed.`)
        const batch = steps(document)
        if (!batch) return
        const written = write(batch)
        lastWrite = written.catch(() => undefined)
        await written
      },
    }),
    close: async () => {
      closed = true
      await lastWrite
      await release()
    },
  }
}

/** What is not JSON is handed on as a text, which no document is, so that it is found to be damaged. */
async function readDocument(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(next, path)
  await flushFolder(dirname(path))
}

/** A rename is durable only once its folder is; systems whose folders cannot be opened need no flush. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
