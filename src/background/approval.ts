import { browser } from '../browser/index.js'
import type { Decision, Greeting } from '../client/message.js'
import { accounts, HOME } from './home.js'
import { questions } from './questions.js'

/** The page on which the person decides. */
const PAGE = 'src/ui/connect/index.html'
const WINDOW = { width: 440, height: 520, type: 'popup' } as const

/** After so many refusals in one run of the browser, nobody is asked again. */
const MOST_REFUSALS = 2

/** A program may ask again while it waits, because it was stopped meanwhile; not without end. */
const MOST_WAITING = 10

/** Who waits for a decision, by the program's id. A worker that starts anew knows of none: they ask again. */
const waiting = new Map<string, ((decision: Promise<Decision>) => void)[]>()

export async function greet(senderId: string): Promise<Greeting> {
  return {
    version: browser.runtime.getManifest().version,
    connected: (await keysOf(senderId)).length > 0,
  }
}

/**
 * Asks the person whether a program may come in, and gives it a key if so. One that has been let in gets
 * another key for its old one: it may not have been there any more when the person decided.
 */
export async function connect(senderId: string, name: string): Promise<Decision> {
  const [known] = await keysOf(senderId)
  if (known) return admit(senderId, known.name)
  if ((await refusalsOf(senderId)) >= MOST_REFUSALS)
    return { refused: 'The person has refused; they can start the browser anew to be asked again.' }
  const others = waiting.get(senderId) ?? []
  if (others.length >= MOST_WAITING) return { refused: 'You are waiting to be let in already.' }
  return new Promise((decided, failed) => {
    waiting.set(senderId, [...others, decided])
    ask(senderId, name).catch(failed)
  })
}

/** The name that a program gives itself whose question is open, else null. */
export function applicantName(senderId: string): Promise<string | null> {
  return oneByOne(async () => (await questions.all())[senderId]?.name ?? null)
}

/** What the person decided; where the question is not open any more, nothing. */
export async function decide(senderId: string, allowed: boolean): Promise<void> {
  const question = await oneByOne(async () => {
    const open = (await questions.all())[senderId]
    if (open) await questions.remove(senderId)
    return open
  })
  if (!question) return
  const decision = allowed ? admit(senderId, question.name) : refuse(senderId)
  for (const decided of waiting.get(senderId) ?? []) decided(decision)
  waiting.delete(senderId)
  await decision
}

/** Closing the window is a refusal. */
export async function refuseByClosing(window: number): Promise<void> {
  const open = Object.entries(await questions.all())
  const closed = open.find(([, question]) => question.window === window)
  if (closed) await decide(closed[0], false)
}

/** Opens the window in which the person decides, unless it is open already. */
function ask(senderId: string, name: string): Promise<void> {
  return oneByOne(async () => {
    const question = (await questions.all())[senderId]
    if (await isOpen(question?.window)) return
    const url = `${browser.runtime.getURL(PAGE)}?${encodeURIComponent(senderId)}`
    const window = await browser.windows.create({ url, ...WINDOW })
    await questions.put(senderId, { name, window: window.id })
  })
}

async function isOpen(window: number | undefined): Promise<boolean> {
  if (window === undefined) return false
  return browser.windows.get(window).then(
    () => true,
    () => false,
  )
}

function admit(senderId: string, name: string): Promise<Decision> {
  return oneByOne(async () => {
    await accounts.open(HOME)
    const [old] = await keysOf(senderId)
    const { text } = await accounts.issueKey({
      account: HOME,
      name,
      sender: senderId,
      ...(old && { replaces: old.id }),
    })
    return { key: text }
  })
}

async function refuse(senderId: string): Promise<Decision> {
  await browser.storage.session.set({ [refusalName(senderId)]: (await refusalsOf(senderId)) + 1 })
  return { refused: 'The person has refused.' }
}

/** A question and its answer must not overtake each other. */
function oneByOne<Result>(step: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('approval', step)
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
