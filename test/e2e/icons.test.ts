import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, type LaunchedBrowser } from '../../scripts/chromium/launch.js'
import { draw } from '../../scripts/store/draw.js'
import { ICONS } from '../../scripts/store/drawings.js'

/** Of 255. Another version of the browser may smooth an edge otherwise. */
const UNSEEN = 2

describe('The icons', () => {
  let browser: LaunchedBrowser
  let page: Page
  beforeAll(async () => {
    browser = await launchChromium({ extensions: [], headless: true })
    page = await browser.context.newPage()
  }, 60_000)
  afterAll(() => browser.close())

  it.each(ICONS)('of $width pixels are as the SVG is drawn', async (icon) => {
    const drawn = await draw(page, icon.from, icon)
    expect(await difference(page, drawn, readFileSync(icon.to))).toBeLessThan(UNSEEN)
  })
})

/** By how much two pictures differ on average in each channel; infinite where they differ in size. */
function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const { width, height } = bitmap
          const canvas = new OffscreenCanvas(width, height).getContext('2d')
          canvas?.drawImage(bitmap, 0, 0)
          return { width, height, data: canvas?.getImageData(0, 0, width, height).data ?? [] }
        }),
      )
      const isSameSize = a?.width === b?.width && a?.height === b?.height
      if (!a || !b || !isSameSize) return Infinity
      let sum = 0
      for (const [index, value] of a.data.entries()) sum += Math.abs(value - (b.data[index] ?? 0))
      return sum / a.data.length
    },
    [one.toString('base64'), other.toString('base64')],
  )
}
