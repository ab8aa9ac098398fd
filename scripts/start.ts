/**
 * Shows the extension at work: opens a browser with it on a page with text in several languages. Where
 * there is no display, detects a line of that page by right-click and prints the answer as JSON.
 */
import { buildTarget, builtFolder } from './build-target.js'
import { launchChromium, type LaunchedBrowser } from './chromium/launch.js'
import { rightClickDetect } from './chromium/right-click.js'
import { serveSamplePage } from './sample-server.js'

const hasDisplay =
  process.platform !== 'linux' ||
  [process.env.DISPLAY, process.env.WAYLAND_DISPLAY].some((display) => display)

await buildTarget('chrome')
const sample = await serveSamplePage()
console.error(
  hasDisplay
    ? 'Opening the browser. Close its window to end.'
    : 'No display: running the browser without a window.',
)
const browser = await launchChromium({
  extensions: [builtFolder('chrome')],
  headless: !hasDisplay,
})
try {
  const page = browser.context.pages()[0] ?? (await browser.context.newPage())
  await page.goto(sample.url)
  if (hasDisplay) await closed(browser)
  else await detectALine(browser, page)
} finally {
  await browser.close()
  sample.close()
}

function closed({ context }: LaunchedBrowser): Promise<void> {
  return new Promise((resolve) => {
    context.once('close', () => {
      resolve()
    })
  })
}

async function detectALine(
  browser: LaunchedBrowser,
  page: Awaited<ReturnType<LaunchedBrowser['context']['newPage']>>,
): Promise<void> {
  const line = page.locator('#de')
  await line.selectText()
  console.error(`Detecting by right-click: ${await line.innerText()}`)
  console.log(JSON.stringify(await rightClickDetect(browser, page)))
}
