import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws an SVG file in a size, on nothing where it has no ground of its own.
 *
 * @returns The picture as PNG.
 * @example writeFileSync('16.png', await draw(page, 'glossa.svg', { width: 16, height: 16 }))
 */
export async function draw(page: Page, file: string, size: Size): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.goto(pathToFileURL(file).href)
  return page.screenshot({ omitBackground: true })
}
