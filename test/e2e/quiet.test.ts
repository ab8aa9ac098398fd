import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { findCard } from '../../scripts/chromium/card.js'
import { chooseFromMenu } from '../../scripts/chromium/right-click.js'
import { SENTENCES } from './site.js'
import { setStage, type Stage } from './stage.js'

interface Manifest {
  readonly permissions: string[]
}

const manifest = (target: 'chrome' | 'firefox') =>
  JSON.parse(readFileSync(join(builtFolder(target), 'manifest.json'), 'utf8')) as Manifest

describe.each(['chrome', 'firefox'] as const)('The manifest for %s', (target) => {
  it('asks for four permissions and no more', () => {
    expect([...manifest(target).permissions].sort()).toEqual([
      'activeTab',
      'contextMenus',
      'scripting',
      'storage',
    ])
  })

  it.each([
    'web_accessible_resources',
    'host_permissions',
    'optional_permissions',
    'optional_host_permissions',
    'content_scripts',
    'externally_connectable',
  ])('has no %s', (name) => {
    expect(manifest(target)).not.toHaveProperty(name)
  })
})

describe('A day of use', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await setStage()
  }, 60_000)
  afterAll(() => stage.close())

  it('makes no request but to the pages that are visited and the extension’s own files', async () => {
    const addresses: string[] = []
    stage.browser.context.on('request', (request) => addresses.push(request.url()))
    const page = await stage.visit('/plain')
    await page.locator('#text').selectText()
    await chooseFromMenu(stage.browser, page)
    await findCard(page)
    const popup = await stage.openOwn('popup')
    await popup.locator('textarea').fill(SENTENCES.FRENCH)
    await popup.locator('textarea').press('Control+Enter')
    await popup.locator('[data-answer]').waitFor()
    await (await stage.openOwn('welcome')).locator('kbd').first().waitFor()
    const elsewhere = addresses.filter(
      (address) =>
        !address.startsWith('chrome-extension://') && address !== `${stage.site.address}/plain`,
    )
    expect(elsewhere.filter((address) => !address.endsWith('/favicon.ico'))).toEqual([])
    expect(addresses.length).toBeGreaterThan(3)
  })

  it('leaves no text in what is stored', async () => {
    const page = await stage.openOwn('popup')
    await page.locator('textarea').fill(SENTENCES.FRENCH)
    await page.locator('textarea').press('Control+Enter')
    await page.locator('[data-answer]').waitFor()
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        await chrome.storage.local.get(),
        await chrome.storage.session.get(),
        Object.entries(localStorage),
        await Promise.all(
          (await caches.keys()).map(async (name) => {
            const cache = await caches.open(name)
            const kept = await cache.matchAll()
            return Promise.all(kept.map((response) => response.text()))
          }),
        ),
      ]),
    )
    expect(stored).not.toContain('oublié')
  })
})
