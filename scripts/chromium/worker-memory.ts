import type { LaunchedBrowser } from './launch.js'

interface HeapUsage {
  readonly totalSize: number
  readonly embedderHeapUsedSize?: number
  readonly backingStorageSize?: number
}

/** The bytes that an extension's worker holds: its heap, and the buffers beside it. */
export async function workerMemory(
  { context }: LaunchedBrowser,
  extensionId: string,
): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session to speak to it.')
  const { targetInfos } = await session.send('Target.getTargets')
  const target = targetInfos.find(
    ({ type, url }) => type === 'service_worker' && url.includes(extensionId),
  )
  if (!target) throw new Error('The worker is not there.')
  const { sessionId } = await session.send('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: false,
  })
  const answered = new Promise<HeapUsage>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: HeapUsage }
      if (id === 1 && result) resolve(result)
    })
  })
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
  await session.send('Target.sendMessageToTarget', { sessionId, message })
  const { totalSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await answered
  await session.detach()
  return totalSize + embedderHeapUsedSize + backingStorageSize
}
