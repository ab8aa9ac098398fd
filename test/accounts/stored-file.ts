import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openFileStore, type FileStore } from '../../src/accounts/file-store.js'
import { createFolder } from './folder.js'

/** Where one test may keep its accounts. */
export async function createPath(): Promise<string> {
  return join(await createFolder(), 'accounts.json')
}

/** A store that is closed when the test has ended. */
export async function openStore(path: string): Promise<FileStore> {
  const store = await openFileStore(path)
  onTestFinished(() => store.close())
  return store
}
