import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createBatchingStore } from './batch.js'
import { claimFile } from './file-claim.js'
import type { Store } from './store.js'

export interface FileStore extends Store {
  /** Lets another process open the file. Updates that are under way should have ended. */
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
export async function openFileStore(path: string): Promise<FileStore> {
  await mkdir(dirname(path), { recursive: true })
  const release = await claimFile(path)
  let document = await readDocument(path)
  return {
    ...createBatchingStore({
      read: () => Promise.resolve(document),
      commit: async (steps) => {
        const batch = steps(document)
        if (!batch) return
        for (const { name, value } of batch.setAside) {
          await writeWhole(
            `${path}.${name}`,
            typeof value === 'string' ? value : JSON.stringify(value),
          )
        }
        if (!batch.document) return
        await writeWhole(path, JSON.stringify(batch.document))
        document = batch.document
      },
    }),
    close: release,
  }
}

/** What is not JSON is handed on as the text that it is, so that it can be set aside and not lost. */
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

async function writeWhole(path: string, text: string): Promise<void> {
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(text)
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
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
