// The page of an extension that calls Glossa, for the proofs: it makes the calls that it is told to with
// the client that everybody uses, and says what came of them.
import { createClient, messageTransport, portTransport } from './client.js'

/** How much later than its deadline a call may settle on a busy machine. */
const GRACE = 5_000

/**
 * Makes calls all at once, by turns over messages and over a port.
 *
 * @param {{ glossa: string, key: string, calls: number, timeout: number }} task
 * @returns {Promise<string[]>} How each call ended: answered, by an error of which name, or not at all.
 */
async function callAtOnce({ glossa, key, calls, timeout }) {
  const clients = [messageTransport(glossa), portTransport(glossa)].map((transport) =>
    createClient({ transport, key, timeout }),
  )
  return Promise.all(
    Array.from({ length: calls }, (_, index) => {
      const detected = clients[index % clients.length]?.detect(`Guten Abend, Anruf ${index}.`)
      const ended = Promise.resolve(detected).then(
        () => 'answered',
        (error) => (error.name === 'HttpError' ? `status ${error.status}` : error.name),
      )
      return Promise.race([ended, hung(timeout + GRACE)])
    }),
  )
}

/**
 * @param {number} milliseconds
 * @returns {Promise<string>}
 */
function hung(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve('hung')
    }, milliseconds)
  })
}

/** What the proofs may ask of the page. */
export const caller = { callAtOnce }
Object.assign(globalThis, { caller })
