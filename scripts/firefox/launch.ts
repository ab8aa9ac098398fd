import { launch, type Browser } from 'puppeteer-core'
import { findFirefox } from './find.js'

/** The id in the manifest for Firefox. */
export const GLOSSA_ID = 'glossa@glossa.invalid'
/** The id of the example in `examples/neighbour`. */
const NEIGHBOUR_ID = 'neighbour@glossa.invalid'

/** The hosts of the extensions' pages, which Firefox would otherwise make up anew for each profile. */
const HOSTS = {
  [GLOSSA_ID]: '5b1d8a64-3f0c-4a58-9a41-2f4f6b8c9d10',
  [NEIGHBOUR_ID]: '0f0b7a52-6f0a-4a0c-8f37-6d6a3a1a2b11',
}

/** The page of the example that calls the extension. */
export const NEIGHBOUR_PAGE = `moz-extension://${HOSTS[NEIGHBOUR_ID]}/popup.html`

/** The address of one of the extension's own pages, by its folder in `src/ui`. */
export function firefoxPage(name: string): string {
  return `moz-extension://${HOSTS[GLOSSA_ID]}/src/ui/${name}/index.html`
}

/**
 * Starts Firefox with a profile of its own and extensions in it.
 *
 * @param display Where its windows are to be seen; left out, nowhere.
 */
export async function launchFirefox(
  extensions: readonly string[],
  display?: string,
): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: display === undefined,
    ...(display !== undefined && { defaultViewport: null }),
    env: { ...process.env, ...(display !== undefined && { DISPLAY: display }) },
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify(HOSTS),
      'intl.accept_languages': 'en-US',
      'intl.locale.requested': 'en-US',
    },
  })
  for (const extension of extensions) await browser.installExtension(extension)
  return browser
}
