import type { LaunchedBrowser } from './launch.js'
import { openWorkerSession } from './worker-session.js'

interface HeapUsage {
  readonly totalSize: number
  readonly embedderHeapUsedSize?: number
  readonly backingStorageSize?: number
}

/** The bytes that an extension's worker holds: its heap, and the buffers beside it. */
export async function workerMemory(browser: LaunchedBrowser, extensionId: string): Promise<number> {
  const session = await openWorkerSession(browser, extensionId)
  const {
    totalSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await session.send<HeapUsage>('Runtime.getHeapUsage')
  await session.detach()
  return totalSize + embedderHeapUsedSize + backingStorageSize
}
