import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { launchChromium } from '../../scripts/chromium/launch.js'
import { createHttpDoor } from '../../src/server/http-door.js'
import { closed, listening } from '../contract/http-request.js'
import { NEIGHBOUR } from '../contract/neighbour.js'
import neighbour from '../contract/neighbour/manifest.json' with { type: 'json' }
import { openService } from '../contract/service-world.js'
import { examplesIn, type Example } from './examples.js'

const GUIDE = 'docs/callers.md'
const root = join(import.meta.dirname, '../..')

describe('the guide for callers', () => {
  describe('over HTTP and in Node', () => {
    let server: Server
    let port: number
    let key: string

    beforeAll(async () => {
      const world = await openService({})
      server = createHttpDoor(world.service)
      port = await listening(server)
      key = world.key
    })
    afterAll(() => closed(server))

    test.each(examplesIn(GUIDE, 'http'))(
      'line $line prints what it says',
      async ({ code, prints }) => {
        const printed = await runInNode(
          code.replaceAll('http://127.0.0.1:8787', `http://127.0.0.1:${port}`),
          key,
        )
        expect(printed).toEqual(prints)
      },
    )
  })

  describe('in another extension', () => {
    test.each(examplesIn(GUIDE, 'extension'))('line $line prints what it says', async (example) => {
      expect(await runInExtension(example)).toEqual(example.prints)
    })
  })
})

/** The page closes itself when a choice is made, which is all that may go wrong. */
function closedByTheClick(error: unknown): void {
  if (!String(error).includes('closed')) throw error
}

/** The example imports the package by its name, as it would be installed: it runs inside the repository. */
async function runInNode(code: string, key: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'dist', 'example-'))
  try {
    const file = join(folder, 'example.mjs')
    await writeFile(file, code)
    const child = spawn(process.execPath, [file], { env: { ...process.env, GLOSSA_KEY: key } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    await new Promise((resolve) => child.once('close', resolve))
    return output.trimEnd().split('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** An extension of the example alone, with the package's one file beside it; the person allows what it asks. */
async function runInExtension({ code, prints }: Example): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-example-'))
  const { key } = neighbour
  const manifest = {
    manifest_version: 3,
    name: 'Example',
    version: '1',
    key,
    permissions: ['storage'],
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'page.html'), '<script type="module" src="example.js"></script>')
  await writeFile(join(folder, 'example.js'), code.replace("'glossa'", "'./client.js'"))
  await cp(join(builtFolder('lib'), 'client.js'), join(folder, 'client.js'))
  const browser = await launchChromium({
    extensions: [builtFolder('chrome'), folder],
    headless: true,
  })
  try {
    const printed: string[] = []
    browser.context.on('page', (page) => {
      if (page.url().includes('/connect/'))
        void page.getByRole('button', { name: 'Allow' }).click().catch(closedByTheClick)
    })
    const page = await browser.context.newPage()
    page.on('console', (message) => printed.push(message.text()))
    page.on('pageerror', (error) => printed.push(String(error)))
    await page.goto(NEIGHBOUR.page)
    await expect
      .poll(() => printed.length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(prints.length)
    return printed
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}
