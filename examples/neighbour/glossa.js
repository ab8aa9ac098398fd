import { createClient, portTransport } from './client.js'

/** Glossa's id in Chromium; in Firefox it is the one in its manifest. */
const GLOSSA_ID = 'lkggialcdaleofkgbpkbfhkpcjgdmead'

/** A client that uses the key of an earlier connection, if there was one. */
export async function openClient() {
  /** @type {{ key?: string }} */
  const { key } = await chrome.storage.local.get('key')
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
