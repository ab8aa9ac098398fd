import type { Page } from 'playwright-core'
import { createAccounts, createMemoryStore } from '../../src/accounts/index.js'
import type { PlainRequest, PlainResponse } from '../../src/client/message.js'
import { builtFolder } from '../../scripts/build-target.js'
import { GLOSSA_ID, launchChromium, type LaunchedBrowser } from '../../scripts/chromium/launch.js'
import { describeContract } from './contract.js'
import type { Door, Setup } from './door.js'
import { NEIGHBOUR } from './neighbour.js'
import { asking, present } from './service-world.js'

const ACCOUNT = 'home'

/** Another extension's messages to ours, in a real browser. The accounts are laid into its storage. */
function messagesDoor(): Door {
  let started: Promise<{ browser: LaunchedBrowser; page: Page }> | undefined
  return {
    name: 'runtime messages',
    hasClock: false,
    open: async (setup) => {
      const { browser, page } = await (started ??= start())
      const { document, key } = await accountsDocument(setup)
      await writeAccounts(browser, document)
      return {
        key,
        send: asking(key, ({ method = 'GET', headers, ...rest }) =>
          sendMessage(page, { method, headers: present(headers), ...rest }),
        ),
        setTime: () => {
          throw new Error("The browser's clock cannot be set.")
        },
        setLimit: async (limit) => {
          const store = createMemoryStore((await readAccounts(browser)) as object)
          await createAccounts({ store }).setLimit(ACCOUNT, limit)
          await writeAccounts(browser, await store.read())
        },
        close: () => Promise.resolve(),
      }
    },
    close: async () => {
      await (await started)?.browser.close()
    },
  }
}

async function start() {
  const extensions = [builtFolder('chrome'), NEIGHBOUR.folder]
  const browser = await launchChromium({ extensions, headless: true })
  const page = await browser.context.newPage()
  await page.goto(NEIGHBOUR.page)
  return { browser, page }
}

async function accountsDocument({
  limit = 100,
}: Setup): Promise<{ document: unknown; key: string }> {
  const store = createMemoryStore()
  const accounts = createAccounts({ store })
  await accounts.open(ACCOUNT, limit)
  const { text: key } = await accounts.issueKey({
    account: ACCOUNT,
    name: 'test',
    sender: NEIGHBOUR.id,
  })
  return { document: await store.read(), key }
}

async function readAccounts(browser: LaunchedBrowser): Promise<unknown> {
  const worker = await browser.worker(GLOSSA_ID)
  return worker.evaluate(async () => (await chrome.storage.local.get('accounts')).accounts)
}

async function writeAccounts(browser: LaunchedBrowser, accounts: unknown): Promise<void> {
  const worker = await browser.worker(GLOSSA_ID)
  await worker.evaluate((accounts) => chrome.storage.local.set({ accounts }), accounts)
}

function sendMessage(page: Page, request: PlainRequest): Promise<PlainResponse> {
  return page.evaluate<PlainResponse, { id: string; message: object }>(
    ({ id, message }) => chrome.runtime.sendMessage(id, message),
    { id: GLOSSA_ID, message: { glossa: 1, ...request } },
  )
}

describeContract(messagesDoor())
