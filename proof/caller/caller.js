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

const SHORT = 'Guten Abend zusammen'
const LONG = 'Am Sonntag fahren wir mit dem Zug ans Meer, wenn das Wetter schön bleibt. '.repeat(60)
const MANY = Array.from({ length: 100 }, (_, index) => `${SHORT} ${index}`)

/**
 * Makes calls of every kind for a while, some at once and without a pause, and tells how long each took.
 *
 * @param {{ glossa: string, key: string, milliseconds: number }} task
 * @returns {Promise<{ taken: number[], failed: number }>}
 */
async function callInTurn({ glossa, key, milliseconds }) {
  const end = performance.now() + milliseconds
  /** @type {number[]} */
  const taken = []
  let failed = 0
  const clients = [messageTransport(glossa), portTransport(glossa)].map((transport) =>
    createClient({ transport, key }),
  )
  await Promise.all(
    clients.map(async (client) => {
      const kinds = [
        () => client.detect(SHORT),
        () => client.profanity(SHORT),
        () => client.detect(LONG),
        () => client.status(),
        () => client.detect(MANY),
        () => client.languages(),
        () => client.profanity(MANY),
      ]
      for (let turn = 0; performance.now() < end; turn++) {
        const start = performance.now()
        await kinds[turn % kinds.length]?.().catch(() => failed++)
        taken.push(performance.now() - start)
      }
    }),
  )
  return { taken, failed }
}

/**
 * Sends a message as it is, and answers with what came back.
 *
 * @param {{ glossa: string, message: unknown }} task
 * @returns {Promise<any>}
 */
function send({ glossa, message }) {
  return chrome.runtime.sendMessage(glossa, message)
}

/**
 * Sends a message that is written as JSON, with keys and depths that other ways do not carry.
 *
 * @param {{ glossa: string, json: string }} task
 * @returns {Promise<any>}
 */
function sendJson({ glossa, json }) {
  return chrome.runtime.sendMessage(glossa, JSON.parse(json))
}

/**
 * Sends the same message many times at once.
 *
 * @param {{ glossa: string, message: unknown, times: number }} task
 * @returns {Promise<any[]>}
 */
function sendAtOnce({ glossa, message, times }) {
  return Promise.all(
    Array.from({ length: times }, () => chrome.runtime.sendMessage(glossa, message)),
  )
}

/**
 * Sends a message whose body is made here of a piece that is repeated, because it is large.
 *
 * @param {{ glossa: string, message: object, body: { before: string, piece: string, times: number, after: string } }} task
 * @returns {Promise<any>}
 */
function sendLarge({ glossa, message, body: { before, piece, times, after } }) {
  const body = before + piece.repeat(times) + after
  return chrome.runtime.sendMessage(glossa, { ...message, body })
}

/**
 * Opens a port, posts messages on it, and tells what had come back after a while.
 *
 * @param {{ glossa: string, name: string, messages: unknown[], milliseconds: number }} task
 * @returns {Promise<any[]>}
 */
async function post({ glossa, name, messages, milliseconds }) {
  /** @type {unknown[]} */
  const replies = []
  const port = chrome.runtime.connect(glossa, { name })
  port.onMessage.addListener((reply) => {
    replies.push(reply)
  })
  for (const message of messages) port.postMessage(message)
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
  port.disconnect()
  return replies
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
export const caller = { callAtOnce, callInTurn, send, sendJson, sendAtOnce, sendLarge, post }
Object.assign(globalThis, { caller })
