import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEIGHBOUR_FOLDER } from '../../scripts/assemble-neighbour.js'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { openedWindow } from '../../scripts/chromium/opened-window.js'
import type { Overview } from '../../src/owner/calls.js'
import { setStage, type Stage } from './stage.js'
import { stopWorkers } from './worker.js'

const NEIGHBOUR_ID = 'gphnnlnncodhgocihapphmbdcnlkkpcb'

let stage: Stage
let neighbour: Page
beforeAll(async () => {
  stage = await setStage({}, [NEIGHBOUR_FOLDER])
}, 60_000)
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.owner('erase', null)
  // A question that a test left unanswered is answered by closing its window.
  for (const page of stage.browser.context.pages())
    if (page.url().includes('/connect/')) await page.close()
  await openNeighbour()
  await neighbour.evaluate(() => chrome.storage.local.clear())
  await neighbour.reload()
})

async function openNeighbour(): Promise<void> {
  neighbour = await stage.browser.context.newPage()
  await neighbour.goto(`chrome-extension://${NEIGHBOUR_ID}/popup.html`)
}

async function askToConnect(): Promise<Page> {
  const opened = openedWindow(stage.browser.context, 'connect')
  await neighbour.getByRole('button', { name: 'Connect' }).click()
  return opened
}

/** The window closes under the click. */
async function decide(approval: Page, choice: 'Allow' | 'Refuse'): Promise<void> {
  const closed = approval.waitForEvent('close')
  await approval
    .getByRole('button', { name: choice })
    .dispatchEvent('click')
    .catch(() => undefined)
  await closed
}

async function connect(): Promise<void> {
  await decide(await askToConnect(), 'Allow')
  await neighbour.getByText('Connected to Glossa').waitFor()
}

async function ask(): Promise<void> {
  await neighbour.getByRole('button', { name: 'What language?' }).click()
}

const answered = (text: RegExp) =>
  expect.poll(() => neighbour.locator('#answer').innerText()).toMatch(text)

const questionsOpen = () =>
  stage.browser.context.pages().filter((page) => page.url().includes('/connect/')).length

const extensions = async () => ((await stage.owner('overview', null)) as Overview).extensions

describe('An extension that wants to use the service', () => {
  it('shows the person its claimed name and its real id', async () => {
    const approval = await askToConnect()
    await approval.locator('.claimed').waitFor()
    const text = await approval.locator('main').innerText()
    expect(text).toContain('Neighbour')
    expect(text).toContain(NEIGHBOUR_ID)
    await approval.close()
  })

  it('is let in where the person allows it, and gets answers', async () => {
    await connect()
    await ask()
    await answered(/^de, \d+ %$/)
  })

  it('is told where the person refuses', async () => {
    await decide(await askToConnect(), 'Refuse')
    await neighbour.getByText('Not connected').waitFor()
    expect(await extensions()).toEqual([])
  })

  it('is let in where the worker is stopped while the person thinks', async () => {
    const approval = await askToConnect()
    await approval.locator('.claimed').waitFor()
    await stopWorkers(stage)
    await decide(approval, 'Allow')
    await neighbour.getByText('Connected to Glossa').waitFor()
    await ask()
    await answered(/^de, /)
  })

  it('asks the person no second time where the worker is stopped while they think', async () => {
    const approval = await askToConnect()
    await approval.locator('.claimed').waitFor()
    await stopWorkers(stage)
    await neighbour.waitForTimeout(500)
    expect(questionsOpen()).toBe(1)
    await decide(approval, 'Refuse')
    await neighbour.getByText('Not connected').waitFor()
  })

  it('has its key also where it was not there any more when the person allowed it', async () => {
    const approval = await askToConnect()
    await approval.locator('.claimed').waitFor()
    await neighbour.close()
    await decide(approval, 'Allow')
    await openNeighbour()
    await neighbour.getByText('Connected to Glossa').waitFor()
    expect(await extensions()).toHaveLength(1)
  })

  it('is asked about once, however often it asks at a time', async () => {
    const approval = await askToConnect()
    await approval.locator('.claimed').waitFor()
    await neighbour.evaluate((glossa) => {
      const wish = { glossa: 1, connect: { name: 'Neighbour' } }
      void chrome.runtime.sendMessage(glossa, wish)
      return new Promise((resolve) => setTimeout(resolve, 500))
    }, GLOSSA_ID)
    expect(questionsOpen()).toBe(1)
    await approval.close()
  })

  it('is answered after the worker was stopped in between', async () => {
    await connect()
    await stopWorkers(stage)
    await ask()
    await answered(/^de, /)
  })

  it('has what it used counted under its name', async () => {
    await connect()
    await ask()
    await answered(/^de, /)
    expect(await extensions()).toMatchObject([
      { name: 'Neighbour', sender: NEIGHBOUR_ID, usedToday: 1 },
    ])
  })

  it('is held to the limit that the person sets for it', async () => {
    await connect()
    const id = (await extensions())[0]?.id ?? ''
    await stage.owner('limitKey', { id, limit: 0 })
    await ask()
    await answered(/^No detections left/)
  })

  it('is shut out once it is revoked', async () => {
    await connect()
    const id = (await extensions())[0]?.id ?? ''
    await stage.owner('revokeKey', id)
    await ask()
    await answered(/^Not connected/)
  })

  it('may not ask for what is the account holder’s alone', async () => {
    await connect()
    const reply = await neighbour.evaluate(
      (glossa) =>
        chrome.runtime.sendMessage<unknown, { status?: number }>(glossa, {
          glossa: 1,
          owner: 'setLimit',
          value: 'unlimited',
        }),
      GLOSSA_ID,
    )
    expect(reply.status).toBe(400)
    expect(((await stage.owner('overview', null)) as Overview).limit).toBe(100)
  })

  it('that floods the service is told to wait, and the person is answered in time', async () => {
    await stage.owner('setLimit', 'unlimited')
    await connect()
    const flood = neighbour.evaluate(async (glossa) => {
      const { key } = await chrome.storage.local.get<{ key: string }>('key')
      const request = {
        glossa: 1,
        method: 'POST',
        path: '/v2/bulk_detect/language',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ q: Array.from({ length: 20 }, () => 'Guten Tag, wie geht es?') }),
      }
      const replies = await Promise.all(
        Array.from({ length: 1_500 }, () =>
          chrome.runtime.sendMessage<unknown, { status: number; headers: Record<string, string> }>(
            glossa,
            request,
          ),
        ),
      )
      return replies.map(({ status, headers }) =>
        `${status} ${headers['retry-after'] ?? ''}`.trim(),
      )
    }, GLOSSA_ID)
    const popup = await stage.openOwn('popup')
    await popup.locator('textarea').fill('Nous avons oublié les clés à la maison.')
    const start = Date.now()
    await popup.locator('textarea').press('Control+Enter')
    await popup.locator('[data-answer]').waitFor()
    const waited = Date.now() - start
    const statuses = new Set(await flood)
    expect([...statuses].sort()).toEqual(['200', '503 1'])
    expect(waited).toBeLessThan(3_000)
    await popup.close()
  }, 30_000)
})
