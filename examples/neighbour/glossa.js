import { createClient, portTransport } from './client.js'

/** Glossa's id, which is another in each browser. */
const GLOSSA_ID = chrome.runtime.getURL('').startsWith('moz-')
  ? 'glossa@glossa.invalid'
  : 'lkggialcdaleofkgbpkbfhkpcjgdmead'

/** A client that uses the key of an earlier connection, if there was one. */
export async function openClient() {
  const key = await keptKey()
  return createClient({ transport: portTransport(GLOSSA_ID), ...(key !== undefined && { key }) })
}

/**
 * Asks the person to let us in, and keeps the key: it is shown once.
 *
 * @param {Awaited<ReturnType<typeof openClient>>} client
 */
export async function connect(client) {
  const key = await client.connect({ name: 'Neighbour' })
  await chrome.storage.local.set({ key })
}

/**
 * Who is there, and whether we are connected. A popup closes when the person turns to Glossa's window, so
 * they may have let us in when nobody was here to take the key: then it is fetched, and nobody is asked.
 *
 * @param {Awaited<ReturnType<typeof openClient>>} client
 */
export async function greet(client) {
  const greeting = await client.hello()
  if (greeting.connected && (await keptKey()) === undefined) await connect(client)
  return greeting
}

async function keptKey() {
  /** @type {{ key?: string }} */
  const { key } = await chrome.storage.local.get('key')
  return key
}
