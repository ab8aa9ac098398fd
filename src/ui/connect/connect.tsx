/** The page on which the person decides whether another extension may ask for detections. */
import { render } from 'preact'
import { browser } from '../../browser/index.js'

interface Applicant {
  readonly name: string
  readonly senderId: string
}

const page = document.getElementById('page')
if (!page) throw new Error('The page has no place for its content.')

const port = browser.runtime.connect({ name: `approval/${location.search.slice(1)}` })
port.onMessage.addListener((message: unknown) => {
  render(isApplicant(message) ? <Decision {...message} decide={decide} /> : <Gone />, page)
})
port.onDisconnect.addListener(() => {
  render(<Gone />, page)
})

// Waiting for a person may take longer than a worker is let live without a message.
setInterval(() => {
  port.postMessage({ waiting: true })
}, 20_000)

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
      <h1>Let another extension use Glossa?</h1>
      <dl>
        <dt>It calls itself</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>Its id is</dt>
        <dd>
          <code>{senderId}</code>
        </dd>
      </dl>
      <p>It will be able to</p>
      <ul>
        <li>ask what language a text is in, and how likely it is to contain profanity,</li>
        <li>use your daily detections for that, and see how many are left.</li>
      </ul>
      <p>It cannot see what you or others ask. The texts stay in this browser.</p>
      <footer>
        <button
          type="button"
          onClick={() => {
            decide(false)
          }}
        >
          Refuse
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            decide(true)
          }}
        >
          Allow
        </button>
      </footer>
    </>
  )
}

function Gone() {
  return (
    <>
      <h1>Nobody is waiting any more</h1>
      <p>The extension that asked has stopped waiting. It can ask again.</p>
    </>
  )
}
