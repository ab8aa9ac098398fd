import { browser } from '../../browser/index.js'
import { createClient, messageTransport } from '../../client/index.js'

/** Our own pages ask as any other extension does; the worker adds the account holder's key. */
export const client = createClient({ transport: messageTransport(browser.runtime.id) })
