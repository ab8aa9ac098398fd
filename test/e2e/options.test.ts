import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Overview } from '../../src/owner/calls.js'
import type { Settings } from '../../src/owner/settings.js'
import { setStage, type Stage } from './stage.js'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.owner('erase', null)
  page = await stage.openOwn('options')
  await page.locator('h1').waitFor()
})
afterEach(() => page.close())

const overview = async () => (await stage.owner('overview', null)) as Overview
const settings = async () => (await stage.owner('settings', null)) as Settings

describe('The options', () => {
  it('set a daily limit', async () => {
    await page.getByRole('spinbutton').first().fill('250')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect.poll(async () => (await overview()).limit).toBe(250)
  })

  it('take the limit away', async () => {
    await page.getByRole('radio', { name: 'No limit' }).first().check()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect.poll(async () => (await overview()).limit).toBe('unlimited')
  })

  it('take no limit that is none', async () => {
    await page.getByRole('spinbutton').first().fill('-3')
    expect(await page.getByRole('button', { name: 'Save' }).first().isDisabled()).toBe(true)
  })

  it('show a new key once', async () => {
    await page.getByLabel('Name of the new key').fill('Script')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.locator('.issued code').waitFor()
    expect(await page.locator('.issued code').innerText()).toMatch(/^glossa_[0-9a-f]{64}$/)
    await page.reload()
    await page.getByText('Script').waitFor()
    expect(await page.locator('.issued').count()).toBe(0)
  })

  it('revoke a key', async () => {
    await stage.owner('issueKey', { name: 'Script', limit: 'unlimited' })
    await page.reload()
    await page.getByRole('button', { name: 'Revoke: Script' }).click()
    await expect.poll(async () => (await overview()).keys).toEqual([])
  })

  it('limit a key', async () => {
    await stage.owner('issueKey', { name: 'Script', limit: 'unlimited' })
    await page.reload()
    const entry = page.locator('.entry')
    await entry.getByRole('radio', { name: 'At most' }).check()
    await entry.getByRole('spinbutton').fill('7')
    await entry.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await overview()).keys[0]?.limit).toBe(7)
  })

  it('choose the languages that are considered', async () => {
    await page.getByRole('searchbox').fill('portug')
    await page.getByRole('checkbox', { name: /Portuguese/ }).check()
    await expect.poll(async () => (await settings()).languages).toEqual(['pt'])
    await page.getByText('Only 1 language is considered.').waitFor()
  })

  it('switch the profanity score on', async () => {
    await page.getByRole('checkbox', { name: /profanity/ }).check()
    await expect.poll(async () => (await settings()).profanity).toBe(true)
  })

  it('darken the page at once, and every page after', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(async () => (await settings()).theme).toBe('dark')
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark')
  })

  it('bring back what they saved to a file', async () => {
    await stage.owner('setLimit', 321)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = await readFile(await (await download).path())
    await stage.owner('erase', null)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'glossa.json', mimeType: 'application/json', buffer: saved })
    await page.getByText('The data was imported').waitFor()
    expect((await overview()).limit).toBe(321)
  })

  it('change nothing for a file that cannot be read', async () => {
    await stage.owner('setLimit', 321)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('{"accounts":3}') })
    await page.getByText('nothing was changed').waitFor()
    expect((await overview()).limit).toBe(321)
  })

  it('erase nothing by two quick clicks', async () => {
    await stage.owner('setLimit', 321)
    await page.getByRole('button', { name: 'Erase everything' }).dblclick()
    await page.getByRole('button', { name: 'Erase everything', exact: true }).waitFor()
    expect((await overview()).limit).toBe(321)
  })

  it('erase everything when they are told so twice', async () => {
    await stage.owner('setLimit', 321)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    expect((await overview()).limit).toBe(321)
    await page.getByRole('button', { name: 'Yes, erase everything' }).click()
    await page.getByText('Everything was erased').waitFor()
    expect((await overview()).limit).toBe(100)
  })
})
