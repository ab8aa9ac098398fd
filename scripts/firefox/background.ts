import type { Browser } from 'puppeteer-core'
import { GLOSSA_ID } from './launch.js'
import { remoteOf } from './remote.js'

/** Stops the extension's event page, as Firefox does with one that has nothing to do. */
export async function stopBackground(browser: Browser): Promise<void> {
  await askFirefox(browser, 'extension.terminateBackground().then(() => true)')
}

/** Whether the extension's event page runs. */
export async function isBackgroundRunning(browser: Browser): Promise<boolean> {
  return (await askFirefox(browser, 'extension.backgroundState')) === 'running'
}

/** Asks the browser itself about the extension. */
async function askFirefox(browser: Browser, question: string): Promise<unknown> {
  const { contexts, call } = remoteOf(browser)
  const [window] = await contexts('chrome')
  if (!window) throw new Error('Firefox has no window.')
  const { value } = await call(
    window.context,
    `async () => {
      const { extension } = WebExtensionPolicy.getByID('${GLOSSA_ID}')
      return ${question}
    }`,
  )
  return value
}
