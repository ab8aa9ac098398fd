import { browser, type Runtime } from '../browser/index.js'

const PAGE = 'src/ui/welcome/index.html'

/** Shows once what the extension does; an update shows nothing. */
export async function welcome({ reason }: Runtime.OnInstalledDetailsType): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL(PAGE) })
}
