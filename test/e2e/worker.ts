import type { Stage } from './stage.js'

/** Stops all workers, as the browser does with those that have nothing to do. */
export async function stopWorkers({ browser }: Pick<Stage, 'browser'>): Promise<void> {
  const page = await browser.context.newPage()
  const session = await browser.context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.close()
}
