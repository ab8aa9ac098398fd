/** The page on which the person decides whether another extension may ask for detections. */
import { browser } from '../../browser/index.js'
import { say } from '../../words/index.js'
import { mount } from '../shared/mount.js'

interface Applicant {
  readonly name: string
  readonly senderId: string
}

/** Waiting for a person may take longer than a worker is let live without a message. */
const STILL_WAITING = 20_000

const port = browser.runtime.connect({ name: `approval/${location.search.slice(1)}` })
port.onMessage.addListener((message: unknown) => {
  mount('connectTitle', isApplicant(message) ? <Decision {...message} decide={decide} /> : <Gone />)
})
port.onDisconnect.addListener(() => {
  mount('connectTitle', <Gone />)
})
setInterval(() => {
  port.postMessage({ waiting: true })
}, STILL_WAITING)

function decide(allowed: boolean): void {
  port.postMessage({ allowed })
  close()
}

function isApplicant(message: unknown): message is Applicant {
  const { name, senderId } = message as Partial<Applicant>
  return typeof name === 'string' && typeof senderId === 'string'
}

function Decision({ name, senderId, decide }: Applicant & { decide: (allowed: boolean) => void }) {
  return (
    <>
      <h1>{say('connectTitle')}</h1>
      <dl>
        <dt>{say('claimedName')}</dt>
        <dd class="claimed">
          <bdi>{name}</bdi>
        </dd>
        <dt>{say('extensionId')}</dt>
        <dd>
          <code>{senderId}</code>
        </dd>
      </dl>
      <div>
        <h2>{say('connectMay')}</h2>
        <ul>
          <li>{say('connectMayDetect')}</li>
          <li>{say('connectMayUse')}</li>
        </ul>
      </div>
      <p class="soft">{say('connectMayNot')}</p>
      <footer>
        <button
          type="button"
          onClick={() => {
            decide(false)
          }}
        >
          {say('refuse')}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            decide(true)
          }}
        >
          {say('allow')}
        </button>
      </footer>
    </>
  )
}

function Gone() {
  return (
    <>
      <h1>{say('goneTitle')}</h1>
      <p class="soft">{say('goneLine')}</p>
    </>
  )
}
