import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { findCard } from '../../scripts/chromium/card.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import { chooseFromMenu } from '../../scripts/chromium/right-click.js'
import { callOf } from '../attack/attack.js'
import type { Caller, Stage } from '../stage.js'

export interface Ways {
  readonly stage: Stage
  readonly caller: Caller
  /** The address of a page whose content may be anything. */
  readonly address: string
}

/** A way that a text takes to the service; what comes back is searched too. */
export interface Way {
  readonly name: string
  take(ways: Ways, text: string): Promise<string>
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
const json = (q: unknown): string => JSON.stringify({ q })
const field = (name: string, text: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--b--\r\n`

/** By a message of another extension, answered with a status. */
function message(name: string, status: number, call: (text: string, key: string) => object): Way {
  return {
    name,
    take: async ({ caller }, text) => {
      const reply = (await caller.do('send', { message: call(text, caller.key) })) as {
        status: number
      }
      assert.equal(reply.status, status, name)
      return JSON.stringify(reply)
    },
  }
}

const DETECTIONS: readonly Way[] = [
  message('a message', 200, (text, key) => callOf(key, { body: json(text) })),
  message('a repeatable message', 200, (text, key) =>
    callOf(key, { body: json(text), headers: { 'idempotency-key': 'once' } }),
  ),
  message('many texts', 200, (text, key) =>
    callOf(key, { path: '/v2/bulk_detect/language', body: json([text, text]) }),
  ),
  message('profanity', 200, (text, key) =>
    callOf(key, { path: '/v2/detect/profanity', body: json(text) }),
  ),
  message('profanity of many', 200, (text, key) =>
    callOf(key, { path: '/v2/bulk_detect/profanity', body: json([text, text]) }),
  ),
  message('a form', 200, (text, key) =>
    callOf(key, { headers: FORM, body: String(new URLSearchParams({ q: text })) }),
  ),
  message('a form in parts', 200, (text, key) =>
    callOf(key, { path: '/v1/bulk', headers: MULTIPART, body: field('q[]', text) }),
  ),
]

const FAILURES: readonly Way[] = [
  message('no JSON', 400, (text, key) => callOf(key, { body: text })),
  message('JSON that is cut off', 400, (text, key) => callOf(key, { body: `{"q":"${text}` })),
  message('a text where many are wanted', 400, (text, key) =>
    callOf(key, { path: '/v2/bulk_detect/language', body: json(text) }),
  ),
  message('a form that is none', 400, (text, key) =>
    callOf(key, { headers: MULTIPART, body: text }),
  ),
  message('a text that is too long', 400, (text, key) =>
    callOf(key, { body: json(text.repeat(2_000)) }),
  ),
  message('a text in the path', 404, (text, key) =>
    callOf(key, { path: `/v2/${encodeURIComponent(text)}`, body: json(text) }),
  ),
  message('a text in the query', 400, (text, key) =>
    callOf(key, { path: `/v2/detect/language?q=${encodeURIComponent(text)}`, body: '{}' }),
  ),
  message('a text as the media type', 400, (text, key) =>
    callOf(key, { headers: { 'content-type': encodeURIComponent(text) }, body: json(text) }),
  ),
  message('a wrong key', 401, (text) => callOf('glossa_none', { body: json(text) })),
  message('a text as the key', 401, (text) =>
    callOf(encodeURIComponent(text), { body: json(text) }),
  ),
  message('another protocol', 400, (text) => ({ glossa: 9, text })),
  message('a text as the name of an owner’s call', 400, (text) => ({ glossa: 1, owner: text })),
  {
    name: 'a limit that is reached',
    take: async (ways, text) => {
      await ways.stage.owner('setLimit', 0)
      const body = json(text)
      const message = callOf(ways.caller.key, { body })
      const reply: unknown = await ways.caller.do('send', { message })
      await ways.stage.owner('setLimit', 'unlimited')
      assert.equal((reply as { status: number }).status, 429)
      return JSON.stringify(reply)
    },
  },
  {
    name: 'a port, answered, given up, and closed before the answer',
    take: async ({ caller }, text) => {
      const call = callOf(caller.key, { body: json(text) })
      const messages = [
        { id: 1, ...call },
        { id: 2, ...call },
        { id: 2, cancel: true },
        { id: 3, ...call },
      ]
      const told = [300, 0].map((milliseconds) =>
        caller.do('post', { name: 'glossa/1', messages, milliseconds }),
      )
      return JSON.stringify(await Promise.all(told))
    },
  },
]

/** By the menu, on a page that has the text, with an answer on a card. */
function onCard(menuItemId: string, addressOf: (ways: Ways) => string): Way {
  return {
    name: `the menu’s entry ${menuItemId}, and the card`,
    take: async (ways, text) => {
      const { stage } = ways
      const page = await open(stage, addressOf(ways))
      await page.evaluate((text) => {
        document.body.textContent = text
        getSelection()?.selectAllChildren(document.body)
      }, text)
      await chooseFromMenu(stage.browser, page, { menuItemId })
      const card = await findCard(page)
      // The page's own text goes; the card stays to be searched.
      await page.evaluate(() => {
        document.body.textContent = ''
      })
      return card.evaluate((element) => element.outerHTML)
    },
  }
}

const BY_HAND: readonly Way[] = [
  {
    name: 'the popup, for language and profanity',
    take: async ({ stage }, text) => {
      const popup = await open(stage, extensionPage('popup'))
      await popup.locator('textarea').fill(text)
      for (const button of [0, 1]) {
        await popup.locator('.try button').nth(button).click()
        await popup.locator('[data-answer]').waitFor()
      }
      const answer = await popup.locator('[data-answer]').innerText()
      await popup.close()
      return answer
    },
  },
  onCard('detect', ({ address }) => address),
  onCard('detect-page', ({ address }) => address),
  onCard('detect', () => extensionPage('welcome')),
  {
    name: 'a window, where no page lets the extension in',
    take: async ({ stage }, text) => {
      const page = await open(stage, 'chrome://version')
      const opened = openedWindow(stage.browser.context, 'result')
      await chooseFromMenu(stage.browser, page, { selectionText: text })
      const window = await opened
      await window.locator('[data-answer]').waitFor()
      await page.close()
      return window.locator('body').innerText()
    },
  },
  {
    name: 'the address bar',
    take: async ({ stage }, text) => {
      const opened = openedWindow(stage.browser.context, 'result')
      const worker = await stage.browser.worker(GLOSSA_ID)
      await worker.evaluate((text) => {
        const { onInputStarted, onInputChanged, onInputEntered } =
          chrome.omnibox as unknown as Record<
            'onInputStarted' | 'onInputChanged' | 'onInputEntered',
            { dispatch(...values: unknown[]): void }
          >
        onInputStarted.dispatch()
        onInputChanged.dispatch(text, () => undefined)
        onInputEntered.dispatch(text, 'currentTab')
      }, text)
      const window = await opened
      await window.locator('.finding').waitFor()
      return window.locator('body').innerText()
    },
  },
]

/** Every way there is, failures included. */
export const WAYS: readonly Way[] = [...DETECTIONS, ...FAILURES, ...BY_HAND]

async function open({ browser }: Stage, address: string): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(address)
  return page
}
