/**
 * Writes every state of the extension as a picture: `npm run screenshots`, in light, dark, Arabic and at
 * 200 % zoom, to `screenshots/`. Names may be given to take only those, such as `npm run screenshots -- dark`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTarget, builtFolder } from './build-target.js'
import { launchChromium, type LaunchOptions } from './chromium/launch.js'
import { takeCards } from './screenshots/cards.js'
import { takePages } from './screenshots/pages.js'
import { serveSamplePage } from './sample-server.js'

const VARIANTS: Readonly<Record<string, Partial<LaunchOptions>>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  arabic: { colorScheme: 'light', language: 'ar' },
  zoomed: { colorScheme: 'light', zoom: 2 },
}

const named = process.argv.slice(2)
const root = join(import.meta.dirname, '../screenshots')
await buildTarget('chrome')
const sample = await serveSamplePage()
for (const [name, options] of Object.entries(VARIANTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  const folder = join(root, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await launchChromium({
    extensions: [builtFolder('chrome')],
    headless: true,
    ...options,
  })
  try {
    await takePages(browser, folder)
    await takeCards(browser, sample.url, folder)
    console.error(`Wrote screenshots/${name}`)
  } finally {
    await browser.close()
  }
}
sample.close()
