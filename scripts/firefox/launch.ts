import { launch, type Browser } from 'puppeteer-core'
import { findFirefox } from './find.js'

const ID = 'glossa@glossa.invalid'
/** The host of the extension's pages, which Firefox would otherwise make up anew for each profile. */
const HOST = '5b1d8a64-3f0c-4a58-9a41-2f4f6b8c9d10'

/** The address of one of the extension's own pages, by its folder in `src/ui`. */
export function firefoxPage(name: string): string {
  return `moz-extension://${HOST}/src/ui/${name}/index.html`
}

/** Starts Firefox with a profile of its own and the extension in it. */
export async function launchFirefox(extension: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [ID]: HOST }),
      'intl.accept_languages': 'en-US',
      'intl.locale.requested': 'en-US',
    },
  })
  await browser.installExtension(extension)
  return browser
}
