import assert from 'node:assert/strict'
import type { Frame, Page } from 'playwright-core'
import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import type { Overview } from '../../src/owner/calls.js'
import { callOf, type Attack, type Scene } from './attack.js'

const OWNERS_CALLS = [
  'overview',
  'setLimit',
  'issueKey',
  'limitKey',
  'revokeKey',
  'settings',
  'changeSettings',
  'backUp',
  'restore',
  'erase',
  'pageText',
  'windowText',
  'parts',
  'found',
]
const OWN_PAGES = ['connect', 'options', 'popup', 'result', 'welcome']

/** Senders who say that they are somebody else. */
export const SENDERS: readonly Attack[] = [
  {
    name: 'An extension sends a call with the key of another',
    attempt: async ({ attacker, victim }) => {
      const { status } = (await attacker.do('send', { message: callOf(victim.key) })) as Answer
      assert.equal(status, 401)
      return 'answered with 401'
    },
  },
  {
    name: 'It says in headers that it is the other',
    attempt: async ({ attacker, victim }) => {
      const headers = {
        sender: victim.id,
        'x-sender': victim.id,
        origin: `chrome-extension://${victim.id}`,
        forwarded: `for=${victim.id}`,
      }
      const message = { ...callOf(victim.key, { headers }), sender: victim.id, id: victim.id }
      const { status } = (await attacker.do('send', { message })) as Answer
      assert.equal(status, 401)
      return 'answered with 401'
    },
  },
  {
    name: 'It asks for everything that only the owner may ask for',
    attempt: async (scene) => {
      const before = await told(scene)
      for (const owner of OWNERS_CALLS) {
        const message = { glossa: 1, owner, value: 'unlimited' }
        const { status } = (await scene.attacker.do('send', { message })) as Answer
        assert.equal(status, 400, owner)
      }
      assert.deepEqual(await told(scene), before)
      return `${OWNERS_CALLS.length} calls answered with 400, nothing changed`
    },
  },
  {
    name: 'It poses as the page on which the person decides',
    attempt: async ({ attacker }) => {
      const messages = [{ allowed: true }, { waiting: true }]
      const replies = await attacker.do('post', { name: 'approval/1', messages, milliseconds: 300 })
      assert.deepEqual(replies, [])
      return 'no reply'
    },
  },
  {
    name: 'A page sends a message of its own',
    attempt: ({ browser, site }) =>
      visiting(browser.context.newPage(), `${site.address}/plain`, async (page) => {
        const runtime = await page.evaluate(
          () => typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime,
        )
        assert.equal(runtime, 'undefined')
        return 'the browser gives it no way to'
      }),
  },
  {
    name: 'A page sends through a content script of an extension that was let in',
    attempt: ({ browser, site, attacker }) =>
      visiting(browser.context.newPage(), `${site.address}/plain`, async (page) => {
        const statuses = [await statusInFrame(page.mainFrame(), callOf(attacker.key))]
        for (const attributes of [
          'src="about:blank"',
          'srcdoc="x"',
          'sandbox="allow-scripts" srcdoc="x"',
        ])
          statuses.push(await statusInFrame(await addFrame(page, attributes), callOf(attacker.key)))
        assert.deepEqual(new Set(statuses), new Set([401]))
        return `answered with 401 from the page and from ${statuses.length - 1} kinds of frames`
      }),
  },
  {
    name: 'A page frames the extension’s own pages',
    attempt: ({ browser, site }) =>
      visiting(browser.context.newPage(), `${site.address}/plain`, async (page) => {
        for (const name of OWN_PAGES) {
          const frame = await addFrame(page, `src="${extensionPage(name)}"`)
          assert.ok(!frame.url().startsWith(`chrome-extension://${GLOSSA_ID}`), frame.url())
        }
        return `${OWN_PAGES.length} pages, none of which loads`
      }),
  },
]

interface Answer {
  readonly status: number
}

/** All that an owner's call could have changed. */
async function told({ owner }: Scene): Promise<unknown> {
  const { used, ...overview } = (await owner('overview', null)) as Overview
  return { ...overview, used, settings: await owner('settings', null) }
}

async function visiting(
  opened: Promise<Page>,
  address: string,
  act: (page: Page) => Promise<string>,
): Promise<string> {
  const page = await opened
  try {
    await page.goto(address)
    return await act(page)
  } finally {
    await page.close()
  }
}

/** Has the content script in a frame send a message. */
async function statusInFrame(frame: Frame, message: object): Promise<number | undefined> {
  await frame.evaluate(
    (detail) => {
      document.dispatchEvent(new CustomEvent('send', { detail }))
    },
    JSON.stringify({ id: GLOSSA_ID, message }),
  )
  const outcome = await frame.waitForFunction(() => document.documentElement.dataset.outcome)
  const { reply } = JSON.parse(String(await outcome.jsonValue())) as { reply?: Answer }
  return reply?.status
}

async function addFrame(page: Page, attributes: string): Promise<Frame> {
  const attached = page.waitForEvent('frameattached')
  await page.evaluate((attributes) => {
    document.body.insertAdjacentHTML('beforeend', `<iframe ${attributes}></iframe>`)
  }, attributes)
  const frame = await attached
  await frame.waitForLoadState()
  return frame
}
