/**
 * The worker: all that it does, from top to bottom. It is started anew for almost every call, so every
 * listener is registered at once, and nothing here waits.
 */
import { browser, type Runtime } from '../browser/index.js'
import { connect, greet, refuseByClosing, serveApproval } from './approval.js'
import { createMenus, detectSelection } from './context-menu.js'
import { service } from './home.js'
import { createMessageDoor } from './message-door.js'
import { ownKey } from './own-key.js'
import { servePort } from './port-door.js'
import { senderOf } from './sender.js'

const ownId = browser.runtime.id
const door = createMessageDoor({ service, ownId, ownKey, greet, connect })

browser.runtime.onInstalled.addListener(createMenus)
browser.contextMenus.onClicked.addListener((info, tab) => void detectSelection(info, tab))
browser.runtime.onMessage.addListener(answerMessage)
browser.runtime.onMessageExternal.addListener(answerMessage)
browser.runtime.onConnect.addListener(serveApproval)
browser.windows.onRemoved.addListener(refuseByClosing)
browser.runtime.onConnectExternal.addListener((port) => {
  servePort(port, senderOf(port.sender ?? {}, ownId), door)
})

/**
 * Leaves alone what is not for us, so that other listeners may answer it. The reply goes by the callback,
 * because Chromium's own `browser` does not wait for a promise that a listener returns.
 */
function answerMessage(
  message: unknown,
  sender: Runtime.MessageSender,
  respond: (reply: unknown) => void,
) {
  const reply = door.answer(message, senderOf(sender, ownId))
  void reply?.then(respond)
  // The types know listeners that always answer and such that never do; this one does either.
  return (reply !== undefined) as true
}
