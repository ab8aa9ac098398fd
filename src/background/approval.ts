import { browser } from '../browser/index.js'
import type { Decision, Greeting } from '../client/message.js'
import { accounts, HOME } from './home.js'
import { questions } from './questions.js'

/** The page on which the person decides. */
const PAGE = 'src/ui/connect/index.html'
const WINDOW = { width: 440, height: 520, type: 'popup' } as const

/** After so many refusals in one run of the browser, nobody is asked again. */
const MOST_REFUSALS = 2
const REFUSED_FOR_GOOD = {
  refused: 'The person has refused; they can start the browser anew to be asked again.',
}

/** A program may ask again while it waits, because it was stopped meanwhile; not without end. */
const MOST_WAITING = 10
const STILL_WAITING = { refused: 'You are waiting to be let in already.' }

/** Who waits for a decision, by the program's id. A worker that starts anew knows of none: they ask again. */
const waiting = new Map<string, ((decision: Decision) => void)[]>()

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
  const { decision } = await oneByOne(async () => {
    const [known] = await keysOf(senderId)
    if (known) return { decision: await admit(senderId, known.name) }
    if ((await refusalsOf(senderId)) >= MOST_REFUSALS) return { decision: REFUSED_FOR_GOOD }
    if ((waiting.get(senderId)?.length ?? 0) >= MOST_WAITING) return { decision: STILL_WAITING }
    await ask(senderId, name)
    return { decision: decisionOn(senderId) }
  })
  return decision
}

/** The name that a program gives itself whose question is open, else null. */
export function applicantName(senderId: string): Promise<string | null> {
  return oneByOne(async () => (await questions.all())[senderId]?.name ?? null)
}

/** What the person decided; where the question is not open any more, nothing. */
export function decide(senderId: string, allowed: boolean): Promise<void> {
  return oneByOne(async () => {
    const question = (await questions.all())[senderId]
    if (!question) return
    await questions.remove(senderId)
    const decision = await (allowed ? admit(senderId, question.name) : refuse(senderId))
    for (const decided of waiting.get(senderId) ?? []) decided(decision)
    waiting.delete(senderId)
  })
}

/** Closing the window is a refusal. */
export async function refuseByClosing(window: number): Promise<void> {
  // Its question is noted only once the window is there; a quick hand closes it before that.
  const open = Object.entries(await oneByOne(() => questions.all()))
  const closed = open.find(([, question]) => question.window === window)
  if (closed) await decide(closed[0], false)
}

/** Opens the window in which the person decides, unless it is open already. */
async function ask(senderId: string, name: string): Promise<void> {
  const question = (await questions.all())[senderId]
  // Where somebody waits the window's end is noticed, and is an answer; where nobody does, it may have been missed.
  if (question && (waiting.has(senderId) || (await isOpen(question.window)))) return
  const url = `${browser.runtime.getURL(PAGE)}?${encodeURIComponent(senderId)}`
  const window = await browser.windows.create({ url, ...WINDOW })
  await questions.put(senderId, { name, window: window.id })
}

function decisionOn(senderId: string): Promise<Decision> {
  return new Promise((decided) => {
    waiting.set(senderId, [...(waiting.get(senderId) ?? []), decided])
  })
}

async function isOpen(window: number | undefined): Promise<boolean> {
  if (window === undefined) return false
  return browser.windows.get(window).then(
    () => true,
    () => false,
  )
}

async function admit(senderId: string, name: string): Promise<Decision> {
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

async function refuse(senderId: string): Promise<Decision> {
  await browser.storage.session.set({ [refusalName(senderId)]: (await refusalsOf(senderId)) + 1 })
  return { refused: 'The person has refused.' }
}

/** Between a question and its answer there is no moment in which the program is neither asked about nor let in. */
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
