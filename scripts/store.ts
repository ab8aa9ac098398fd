/**
 * Writes the pictures for the stores to `dist/store`, and the icons to `public/icons`: `npm run store`. The
 * screenshots are of the real extension.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildTarget, builtFolder } from './build-target.js'
import { launchChromium } from './chromium/launch.js'
import { servePage } from './sample-server.js'
import { draw } from './store/draw.js'
import { ICONS, STORE_FOLDER, TILES } from './store/drawings.js'
import { takeOptions, takePopup, takeSelection } from './store/scenes.js'

const SCENES = join(import.meta.dirname, '../store/scenes')

rmSync(STORE_FOLDER, { recursive: true, force: true })
mkdirSync(STORE_FOLDER, { recursive: true })
await buildTarget('chrome')
const postcards = await servePage(join(SCENES, 'postcards.html'))
for (const colorScheme of ['light', 'dark'] as const) {
  const browser = await launchChromium({
    extensions: [builtFolder('chrome')],
    headless: true,
    colorScheme,
  })
  try {
    if (colorScheme === 'dark') {
      await takeSelection(browser, postcards.url, 'ja', '5-dark')
      continue
    }
    const page = await browser.context.newPage()
    for (const drawing of [...ICONS, ...TILES])
      writeFileSync(drawing.to, await draw(page, drawing.from, drawing))
    await takeSelection(browser, postcards.url, 'pt', '1-selection')
    await takeSelection(browser, postcards.url, 'mixed', '2-mixed')
    await takePopup(browser, join(SCENES, 'popup.html'), '3-popup')
    await takeOptions(browser, '4-options')
  } finally {
    await browser.close()
  }
}
postcards.close()
console.error(`Wrote ${STORE_FOLDER}`)
