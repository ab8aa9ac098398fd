import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { GLOSSA_ID, launchChromium, type LaunchedBrowser } from '../../scripts/chromium/launch.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import { askOwnerFrom } from '../../scripts/screenshots/owner.js'
import { serveSamplePage } from '../../scripts/sample-server.js'
import type { Limit } from '../../src/accounts/index.js'
import { GERMAN } from './bodies.js'
import { postOnPort, sendFromPage, type Reply } from './from-page.js'
import { NEIGHBOUR } from './neighbour.js'

/** The contract's table "Over messages", between two extensions in a real browser. */
describe('over messages', () => {
  let browser: LaunchedBrowser
  let page: Page

  beforeAll(async () => {
    browser = await launchChromium({
      extensions: [builtFolder('chrome'), NEIGHBOUR.folder],
      headless: true,
    })
    page = await browser.context.newPage()
    await page.goto(NEIGHBOUR.page)
  }, 60_000)

  afterAll(() => browser.close())

  /** Every test begins as a fresh install: no key, nothing counted, nothing refused. */
  beforeEach(async () => {
    const worker = await browser.worker(GLOSSA_ID)
    await worker.evaluate(async () => {
      await chrome.storage.local.clear()
      await chrome.storage.session.clear()
    })
  })

  const send = (message: unknown): Promise<Reply> =>
    page.evaluate(sendFromPage, { id: GLOSSA_ID, message })

  /** Lets the person decide on the page that opens. */
  async function connect(name: string, choice: 'Allow' | 'Refuse' | 'close'): Promise<Reply> {
    const opened = openedWindow(browser.context, 'connect')
    const decision = send({ glossa: 1, connect: { name } })
    const approval = await opened
    if (choice === 'close') await approval.close()
    else await choose(approval, choice)
    return decision
  }

  async function setLimit(limit: Limit): Promise<void> {
    const own = await browser.context.newPage()
    await own.goto(extensionPage('options'))
    await askOwnerFrom(own, 'setLimit', limit)
    await own.close()
  }

  const detect = (key: string, q = GERMAN) => ({
    method: 'POST',
    path: '/v2/detect/language',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ q }),
  })

  const detectMany = (key: string, texts: number) => ({
    ...detect(key),
    path: '/v2/bulk_detect/language',
    body: JSON.stringify({ q: Array<string>(texts).fill(GERMAN) }),
  })

  const usedToday = async (key: string): Promise<number> => {
    const { body } = await send({
      glossa: 1,
      method: 'GET',
      path: '/v2/status',
      headers: { authorization: `Bearer ${key}` },
    })
    return (JSON.parse(body) as { status: { detections_today: number } }).status.detections_today
  }

  describe('[M1] one message, one answer', () => {
    test('a request is answered as plain data, with the protocol’s version', async () => {
      const reply = await send({ glossa: 1, method: 'GET', path: '/v2/languages' })
      expect(reply).toMatchObject({
        glossa: 1,
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
      expect(JSON.parse(reply.body)).toHaveProperty('de')
    })

    test('an answer comes also after the worker was stopped', async () => {
      await stopWorker(page)
      expect(await send({ glossa: 1, method: 'GET', path: '/v2/languages' })).toMatchObject({
        status: 200,
      })
    })
  })

  describe('[M2] a port', () => {
    test('answers many requests, each by its id', async () => {
      const { key = '' } = await connect('Port', 'Allow')
      const requests = Array.from({ length: 20 }, (_, id) => ({ id, ...detect(key) }))
      const replies = await page.evaluate(postOnPort, {
        id: GLOSSA_ID,
        messages: requests,
        answers: 20,
      })
      expect(replies.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        requests.map(({ id }) => id),
      )
      expect(replies.every(({ status }) => status === 200)).toBe(true)
    })

    /** Requests of which the last wait long after they were all sent. */
    const longLine = (key: string) =>
      Array.from({ length: 60 }, (_, id) => ({ id, ...detectMany(key, 100) }))

    test('gives up a request that has not been counted yet', async () => {
      const { key = '' } = await connect('Port', 'Allow')
      await setLimit('unlimited')
      const before = longLine(key)
      const messages = [...before, { id: 100, ...detect(key) }, { id: 100, cancel: true }]
      const replies = await page.evaluate(postOnPort, {
        id: GLOSSA_ID,
        messages,
        answers: before.length,
      })
      expect(replies.map(({ id }) => id)).not.toContain(100)
      expect(await usedToday(key)).toBe(6_000)
    })

    test('that closes ends its requests', async () => {
      const { key = '' } = await connect('Port', 'Allow')
      await setLimit('unlimited')
      await page.evaluate(postOnPort, { id: GLOSSA_ID, messages: longLine(key), answers: 0 })
      expect(await usedToday(key)).toBeLessThan(6_000)
    })

    test('answers what is malformed with 400', async () => {
      const replies = await page.evaluate(postOnPort, {
        id: GLOSSA_ID,
        messages: [{ id: 7, method: 5 }],
        answers: 1,
      })
      expect(replies).toMatchObject([{ id: 7, status: 400 }])
    })
  })

  describe('[M3] the greeting', () => {
    test('is free and needs no key', async () => {
      expect(await send({ glossa: 1, hello: true })).toEqual({
        glossa: 1,
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        connected: false,
      })
    })

    test('says whether the sender is connected', async () => {
      await connect('Greeter', 'Allow')
      expect(await send({ glossa: 1, hello: true })).toMatchObject({ connected: true })
    })
  })

  describe('[M4] connecting', () => {
    test('gives a key that works, once the person allows it', async () => {
      const { key = '' } = await connect('Neighbour', 'Allow')
      expect(await send({ glossa: 1, ...detect(key) })).toMatchObject({ status: 200 })
    })

    test('shows the person the claimed name and the real id', async () => {
      const opened = openedWindow(browser.context, 'connect')
      const decision = send({ glossa: 1, connect: { name: 'Claimed name' } })
      const approval = await opened
      await approval.getByRole('button', { name: 'Refuse' }).waitFor()
      expect(await approval.locator('body').innerText()).toContain('Claimed name')
      expect(await approval.locator('body').innerText()).toContain(NEIGHBOUR.id)
      await approval.close()
      await decision
    })

    test.each(['Refuse', 'close'] as const)('is refused by %s', async (choice) => {
      expect(await connect('Neighbour', choice)).toEqual({
        glossa: 1,
        refused: expect.any(String) as string,
      })
    })

    test('asks the person once, however often an extension asks at once', async () => {
      let windows = 0
      const note = (): void => {
        windows++
      }
      browser.context.on('page', note)
      const opened = openedWindow(browser.context, 'connect')
      const wishes = Promise.all(
        Array.from({ length: 50 }, () => send({ glossa: 1, connect: { name: 'Neighbour' } })),
      )
      const approval = await opened
      await approval.locator('.claimed').waitFor()
      await approval.close()
      expect((await wishes).filter(({ refused }) => refused !== undefined)).toHaveLength(50)
      expect(windows).toBe(1)
      browser.context.off('page', note)
    })

    test('is not asked again and again', async () => {
      for (let time = 0; time < 2; time++) await connect('Neighbour', 'Refuse')
      expect(await send({ glossa: 1, connect: { name: 'Neighbour' } })).toHaveProperty('refused')
    })

    test.each([{}, { name: '' }, { name: 5 }, 'Neighbour', null])(
      'with %j is malformed',
      async (wish) => {
        expect(await send({ glossa: 1, connect: wish })).toMatchObject({ status: 400 })
      },
    )

    test('gives a key that works for that sender alone', async () => {
      const { key = '' } = await connect('Neighbour', 'Allow')
      const worker = await browser.worker(GLOSSA_ID)
      // The same key, bound to another sender's id.
      await worker.evaluate(async () => {
        const { accounts } = await chrome.storage.local.get<{
          accounts: { keys: Record<string, { sender?: string }> }
        }>('accounts')
        for (const record of Object.values(accounts.keys)) record.sender = 'a'.repeat(32)
        await chrome.storage.local.set({ accounts })
      })
      expect(await send({ glossa: 1, ...detect(key) })).toMatchObject({ status: 401 })
    })
  })

  test('[M5] a message without glossa is left unanswered', async () => {
    const outcome = await page.evaluate(
      (id) =>
        chrome.runtime.sendMessage(id, { method: 'GET', path: '/v2/languages' }).then(
          (reply: unknown) => ({ reply }),
          () => ({ unanswered: true }),
        ),
      GLOSSA_ID,
    )
    expect(outcome).not.toHaveProperty('reply.status')
  })

  test.each([
    { glossa: 2, method: 'GET', path: '/v2/languages' },
    { glossa: '1', method: 'GET', path: '/v2/languages' },
    { glossa: 1 },
    { glossa: 1, method: 'GET' },
    { glossa: 1, method: 5, path: '/v2/languages' },
    { glossa: 1, method: 'NO GET', path: '/v2/languages' },
    { glossa: 1, method: 'GET', path: '/v2/languages', headers: { 'a b': 'c' } },
    { glossa: 1, method: 'GET', path: '/v2/languages', headers: { a: 'b\r\nc: d' } },
    { glossa: 1, method: 'GET', path: '/v2/languages', headers: ['a'] },
    { glossa: 1, method: 'POST', path: '/v2/detect/language', body: { q: 'x' } },
    { glossa: 1, hello: 'true' },
  ])('[M6] %j is answered with 400 and the versions that are spoken', async (message) => {
    const reply = await send(message)
    expect(reply).toMatchObject({ glossa: 1, status: 400 })
    expect(reply.body).toMatch(/versions: 1\b/)
  })

  describe('[M7] a sender that is not an extension', () => {
    test('a content script of another extension is answered with 401', async () => {
      const { key = '' } = await connect('Neighbour', 'Allow')
      const sample = await serveSamplePage()
      const visited = await browser.context.newPage()
      await visited.goto(sample.url)
      const message = { glossa: 1, ...detect(key) }
      await visited.evaluate(
        (detail) => document.dispatchEvent(new CustomEvent('send', { detail })),
        JSON.stringify({ id: GLOSSA_ID, message }),
      )
      const outcome = await visited.waitForFunction(() => document.documentElement.dataset.outcome)
      expect(JSON.parse(String(await outcome.jsonValue()))).toMatchObject({
        reply: { glossa: 1, status: 401 },
      })
      await visited.close()
      sample.close()
    })

    test('a page cannot even send', async () => {
      const sample = await serveSamplePage()
      const visited = await browser.context.newPage()
      await visited.goto(sample.url)
      expect(
        await visited.evaluate(
          () => typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime,
        ),
      ).toBe('undefined')
      await visited.close()
      sample.close()
    })
  })
})

/** The page closes itself when a choice is made, so the click must not wait for what comes of it. */
async function choose(approval: Page, choice: string): Promise<void> {
  await approval.getByRole('button', { name: choice, exact: true }).evaluate((button) => {
    setTimeout(() => {
      ;(button as HTMLButtonElement).click()
    })
  })
}

async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
