import { NotApprovedError, NotInstalledError, QuotaError } from './client.js'
import { connect, greet, openClient } from './glossa.js'

const state = find('state', HTMLElement)
const connectButton = find('connect', HTMLButtonElement)
const form = find('ask', HTMLFormElement)
const text = find('text', HTMLInputElement)
const answer = find('answer', HTMLElement)

const client = await openClient()

async function showState() {
  try {
    const { version, connected } = await greet(client)
    connectButton.hidden = connected
    form.hidden = !connected
    state.textContent = connected
      ? `Connected to Glossa ${version}; ${await left()}.`
      : `Glossa ${version} is here.`
  } catch (error) {
    state.textContent = explain(error)
  }
}

async function left() {
  const { remaining_today } = await client.status()
  return remaining_today < 0 ? 'no limit' : `${remaining_today} detections left today`
}

connectButton.addEventListener('click', async () => {
  state.textContent = 'Asking you in Glossa’s own window…'
  try {
    await connect(client)
    await showState()
  } catch (error) {
    state.textContent = explain(error)
  }
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const [best] = await client.detect(text.value)
    answer.textContent = best
      ? `${best.lang}, ${Math.round(best.confidence * 100)} %`
      : 'No language'
  } catch (error) {
    answer.textContent = explain(error)
  }
  await showState()
})

/** @param {unknown} error */
function explain(error) {
  if (error instanceof NotInstalledError) return 'Glossa is not installed.'
  if (error instanceof NotApprovedError) return `Not connected: ${error.message}`
  if (error instanceof QuotaError)
    return `No detections left; more from ${error.resetsAt.toLocaleTimeString()}.`
  return String(error)
}

await showState()

/**
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 */
function find(id, kind) {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${id}.`)
}
