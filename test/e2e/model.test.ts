import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { launchChromium, type LaunchedBrowser } from '../../scripts/chromium/launch.js'
import { stopWorkers } from './worker.js'

/** In a language that the model knows and the reference detector does not. */
const LATIN = 'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani.'

describe('The language model', () => {
  let folder: string
  let browser: LaunchedBrowser
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'glossa-model-'))
    cpSync(builtFolder('chrome'), folder, { recursive: true })
    browser = await launchChromium({ extensions: [folder], headless: true })
  }, 60_000)
  afterEach(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  const detect = async (): Promise<string | undefined> => {
    const page = await browser.context.newPage()
    await page.goto(extensionPage('popup'))
    await page.locator('textarea').fill(LATIN)
    await page.locator('textarea').press('Control+Enter')
    const found = page.locator('[data-answer]')
    const answer = JSON.parse((await found.getAttribute('data-answer')) ?? '') as {
      results: { lang: string }[]
    }
    await page.close()
    return answer.results[0]?.lang
  }
  const copies = async (): Promise<number> => {
    const page = await browser.context.newPage()
    await page.goto(extensionPage('popup'))
    const kept = await page.evaluate(async () => (await caches.keys()).length)
    await page.close()
    return kept
  }
  const breakPackage = (): void => {
    writeFileSync(join(folder, 'models/language.bin'), 'torn')
  }

  it('is read from the copy that the first start kept', async () => {
    expect(await detect()).toBe('la')
    await expect.poll(copies).toBe(1)
    breakPackage()
    await stopWorkers({ browser })
    expect(await detect()).toBe('la')
  })

  it('is read from the package again where the copy is damaged', async () => {
    await detect()
    await expect.poll(copies).toBe(1)
    const page = await browser.context.newPage()
    await page.goto(extensionPage('popup'))
    await page.evaluate(async () => {
      const cache = await caches.open('language-model')
      for (const kept of await cache.keys()) await cache.put(kept, new Response('torn'))
    })
    await stopWorkers({ browser })
    expect(await detect()).toBe('la')
  })

  it('is not kept where the package is damaged, and the reference detector answers', async () => {
    breakPackage()
    expect(await detect()).not.toBe('la')
    expect(await copies()).toBe(0)
  })
})
