import { browser, type Runtime } from '../browser/index.js'
import type { Decision, Greeting } from '../client/message.js'
import { accounts, HOME } from './home.js'

/** The page on which the person decides. */
const PAGE = 'src/ui/connect/index.html'
const WINDOW = { width: 440, height: 520, type: 'popup' } as const

/** The name of the port by which that page tells what was decided. */
export const APPROVAL_PORT = 'approval'

/** After so many refusals in one run of the browser, nobody is asked again. */
const MOST_REFUSALS = 2

interface Waiting {
  readonly senderId: string
  readonly name: string
  readonly decide: (allowed: boolean) => void
  window?: number | undefined
}

/** By the id that the page was opened with. Where the worker stops, the page's port closes and it says so. */
const waiting = new Map<string, Waiting>()

/** Whose wish is being dealt with: many may arrive before the first has a window. */
const wishing = new Set<string>()

export async function greet(senderId: string): Promise<Greeting> {
  return {
    version: browser.runtime.getManifest().version,
    connected: (await keysOf(senderId)).length > 0,
  }
}

/** Asks the person whether a program may come in, and gives it a key if so. */
export async function connect(senderId: string, name: string): Promise<Decision> {
  if (wishing.has(senderId)) return { refused: 'You are waiting to be let in already.' }
  wishing.add(senderId)
  try {
    return await consider(senderId, name)
  } finally {
    wishing.delete(senderId)
  }
}

async function consider(senderId: string, name: string): Promise<Decision> {
  const refusals = await refusalsOf(senderId)
  if (refusals >= MOST_REFUSALS)
    return { refused: 'The person has refused; they can start the browser anew to be asked again.' }
  if (!(await isAllowed(senderId, name))) {
    await browser.storage.session.set({ [refusalName(senderId)]: refusals + 1 })
    return { refused: 'The person has refused.' }
  }
  await accounts.open(HOME)
  const [old] = await keysOf(senderId)
  const { text } = await accounts.issueKey({
    account: HOME,
    name,
    sender: senderId,
    ...(old && { replaces: old.id }),
  })
  return { key: text }
}

/** Serves the page on which the person decides; closing it is a refusal. */
export function serveApproval(port: Runtime.Port): void {
  if (!port.name.startsWith(`${APPROVAL_PORT}/`)) return
  const request = waiting.get(port.name.slice(APPROVAL_PORT.length + 1))
  if (request) port.postMessage({ senderId: request.senderId, name: request.name })
  else port.postMessage({ gone: true })
  port.onMessage.addListener((message: unknown) => {
    const { allowed } = message as { allowed?: boolean }
    if (typeof allowed === 'boolean') request?.decide(allowed)
  })
  port.onDisconnect.addListener(() => request?.decide(false))
}

async function isAllowed(senderId: string, name: string): Promise<boolean> {
  const id = crypto.randomUUID()
  try {
    return await new Promise((decide, fail) => {
      const request: Waiting = { senderId, name, decide }
      waiting.set(id, request)
      browser.windows
        .create({ url: `${browser.runtime.getURL(PAGE)}?${id}`, ...WINDOW })
        .then((window) => {
          request.window = window.id
        }, fail)
    })
  } finally {
    waiting.delete(id)
  }
}

/** A window may be closed before its page has loaded. */
export function refuseByClosing(window: number): void {
  for (const request of waiting.values()) {
    if (request.window === window) request.decide(false)
  }
}

async function keysOf(senderId: string) {
  return (await accounts.keys(HOME)).filter(({ sender }) => sender === senderId)
}

async function refusalsOf(senderId: string): Promise<number> {
  const name = refusalName(senderId)
  return ((await browser.storage.session.get(name))[name] as number | undefined) ?? 0
}

function refusalName(senderId: string): string {
  return `refusals.${senderId}`
}
