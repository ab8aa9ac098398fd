/**
 * The worker: all that it does, from top to bottom. It is started anew for almost every call, so every
 * listener is registered at once, and nothing here waits.
 */
import { browser, type Runtime } from '../browser/index.js'
import { connect, greet, refuseByClosing } from './approval.js'
import { runCommand } from './commands.js'
import { ownOptions } from './considering.js'
import { createMenus, detectByMenu } from './context-menu.js'
import { createFairQueue } from './fair-queue.js'
import { welcome } from './first-run.js'
import { service } from './home.js'
import { createMessageDoor } from './message-door.js'
import { detectTyped, suggest } from './omnibox.js'
import { accountCalls } from './owner/account-calls.js'
import { approvalCalls } from './owner/approval-calls.js'
import { dataCalls } from './owner/data-calls.js'
import { createOwnerDoor } from './owner/owner-door.js'
import { pageCalls } from './owner/page-calls.js'
import { ownKey } from './own-key.js'
import { servePort } from './port-door.js'
import { senderOf } from './sender.js'

const ownId = browser.runtime.id
const queue = createFairQueue()
const door = createMessageDoor({ service, queue, ownId, ownKey, ownOptions, greet, connect })
const ownerDoor = createOwnerDoor({
  ...accountCalls,
  ...approvalCalls,
  ...dataCalls,
  ...pageCalls,
})

browser.runtime.onInstalled.addListener((details) => {
  void createMenus()
  void welcome(details)
})
browser.contextMenus.onClicked.addListener((info, tab) => void detectByMenu(info, tab))
browser.commands.onCommand.addListener((command, tab) => void runCommand(command, tab))
browser.omnibox.onInputStarted.addListener(suggest)
browser.omnibox.onInputEntered.addListener((text) => void detectTyped(text))
browser.runtime.onMessage.addListener((message, sender, respond) =>
  answerBy(
    respond,
    ownerDoor.answer(message, sender) ?? door.answer(message, senderOf(sender, ownId)),
  ),
)
browser.runtime.onMessageExternal.addListener((message, sender, respond) =>
  answerBy(respond, door.answer(message, senderOf(sender, ownId))),
)
browser.runtime.onConnectExternal.addListener((port) => {
  servePort(port, senderOf(port.sender ?? {}, ownId), door)
})
browser.windows.onRemoved.addListener((window) => void refuseByClosing(window))

/**
 * Leaves alone what is not for us, so that other listeners may answer it. The reply goes by the callback,
 * because Chromium's own `browser` does not wait for a promise that a listener returns.
 */
function answerBy(respond: Respond, reply: Promise<unknown> | undefined) {
  void reply?.then(respond)
  // The types know listeners that always answer and such that never do; this one does either.
  return (reply !== undefined) as true
}

type Respond = Parameters<Runtime.OnMessageListenerCallback>[2]
