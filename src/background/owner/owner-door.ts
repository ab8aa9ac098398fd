import { browser, type Runtime } from '../../browser/index.js'
import type { OwnerCall, OwnerCalls, OwnerMessage, OwnerReply } from '../../owner/index.js'
import { isOwnPage } from '../sender.js'

/** What is done for each call of the account holder's. */
export type OwnerHandlers = {
  readonly [Call in OwnerCall]: (
    value: OwnerCalls[Call]['takes'],
    sender: Runtime.MessageSender,
  ) => Promise<OwnerCalls[Call]['answers']>
}

/** All that a content script of ours may ask for, because a page that breaks out of its cage speaks with its voice. */
const FOR_CONTENT_SCRIPTS: readonly OwnerCall[] = ['settings', 'parts', 'found']

/**
 * Answers the calls that are the account holder's alone, to our own pages; to everybody else it is as if
 * there were no such thing.
 */
export function createOwnerDoor(handlers: OwnerHandlers) {
  const own = { id: browser.runtime.id, root: browser.runtime.getURL('') }

  async function answer(
    { owner, value }: OwnerMessage,
    sender: Runtime.MessageSender,
  ): Promise<OwnerReply> {
    // The name of the call and its value go together: `OwnerMessage` is only made by `askOwner`.
    const handle = handlers[owner] as (
      value: unknown,
      sender: Runtime.MessageSender,
    ) => Promise<never>
    try {
      return { answer: await handle(value, sender) }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    answer: (message: unknown, sender: Runtime.MessageSender): Promise<OwnerReply> | undefined => {
      if (!isOwnerMessage(message, handlers)) return undefined
      const mayAsk =
        isOwnPage(sender, own) ||
        (sender.id === own.id && FOR_CONTENT_SCRIPTS.includes(message.owner))
      return mayAsk ? answer(message, sender) : undefined
    },
  }
}

function isOwnerMessage(message: unknown, handlers: OwnerHandlers): message is OwnerMessage {
  const { glossa, owner } = (message ?? {}) as { glossa?: unknown; owner?: unknown }
  return glossa === 1 && typeof owner === 'string' && Object.hasOwn(handlers, owner)
}
