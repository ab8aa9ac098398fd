import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { GLOSSA_ID, launchChromium } from '../../scripts/chromium/launch.js'
import { rightClickDetect } from '../../scripts/chromium/right-click.js'
import { serveSamplePage } from '../../scripts/sample-server.js'
import { serve } from '../../src/server/index.js'

const MARKER = 'Quittenmarmelade'
const TEXT = `Meine Großmutter kocht jeden Herbst ${MARKER} für uns alle.`

describe('over HTTP', () => {
  test.each(['0.0.0.0', '192.0.2.1', 'example.org', '::'])(
    '[H1] plain HTTP is refused on %s',
    async (host) => {
      const folder = await temporaryFolder()
      const serving = serve({
        host,
        port: 0,
        accountsFile: join(folder, 'accounts.json'),
        report: () => undefined,
      })
      await expect(serving).rejects.toThrow(/--cert and --key/)
    },
  )

  test('[P1] a text is in no file and no report of the server, idempotent calls and failures included', async () => {
    const folder = await temporaryFolder()
    const reports: string[] = []
    const server = await serve({
      host: '127.0.0.1',
      port: 0,
      accountsFile: join(folder, 'accounts.json'),
      report: (fault) => reports.push(fault),
    })
    const { text: key } = await server.accounts.issueKey({ account: server.account, name: 'test' })
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      })
    const answers = [
      await send('/v2/detect/language', JSON.stringify({ q: TEXT }), { 'idempotency-key': 'one' }),
      await send('/v2/bulk_detect/profanity', JSON.stringify({ q: [TEXT] })),
      await send('/v2/detect/language', JSON.stringify({ q: [TEXT] })),
      await send('/v2/detect/language', TEXT),
      await send(`/v2/${MARKER}`, TEXT),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 404])
    for (const answer of answers) expect(await answer.text()).not.toContain(MARKER)
    await server.close()
    for (const file of await readdir(folder))
      expect(await readFile(join(folder, file), 'utf8')).not.toContain(MARKER)
    expect(reports.join()).not.toContain(MARKER)
  })
})

describe('in the browser', () => {
  test('[P1] [P2] a text that was detected by right-click is in no storage, no console, and no request', async () => {
    const sample = await serveSamplePage()
    onTestFinished(sample.close)
    const browser = await launchChromium({ extensions: [builtFolder('chrome')], headless: true })
    onTestFinished(() => browser.close())
    const said: string[] = []
    const requests: string[] = []
    const worker = await browser.worker(GLOSSA_ID)
    worker.on('console', (message) => said.push(message.text()))
    const page = await browser.context.newPage()
    page.on('console', (message) => said.push(message.text()))
    await page.goto(sample.url)
    browser.context.on('request', (request) => requests.push(request.url()))
    await page.locator('#de').evaluate((element, text) => {
      element.textContent = text
    }, TEXT)
    await page.locator('#de').selectText()
    expect(await rightClickDetect(browser, page)).toHaveProperty('results.0.lang')

    const stored = await worker.evaluate(async () =>
      JSON.stringify([
        await chrome.storage.local.get(),
        await chrome.storage.session.get(),
        await chrome.storage.sync.get(),
      ]),
    )
    expect(stored).not.toContain(MARKER)
    expect(said.join()).not.toContain(MARKER)
    // What the extension loads are its own files.
    expect(requests.filter((url) => !url.startsWith(`chrome-extension://${GLOSSA_ID}/`))).toEqual(
      [],
    )
  })
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
