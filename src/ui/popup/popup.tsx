/** Today's detections at a glance. */
import { render } from 'preact'
import { browser } from '../../browser/index.js'
import { createClient, messageTransport, type Status } from '../../client/index.js'

const UNLIMITED = -1

const page = document.getElementById('page')
if (!page) throw new Error('The page has no place for its content.')

const client = createClient({ transport: messageTransport(browser.runtime.id) })

Promise.all([client.status(), client.languages()]).then(
  ([status, languages]) => {
    render(<Overview status={status} languages={Object.keys(languages).length} />, page)
  },
  (error: unknown) => {
    render(<Trouble message={error instanceof Error ? error.message : String(error)} />, page)
  },
)

function Overview({ status, languages }: { status: Status; languages: number }) {
  return (
    <>
      <h1>Glossa</h1>
      {status.daily_limit === UNLIMITED ? (
        <Unlimited status={status} />
      ) : (
        <Limited status={status} />
      )}
      <p>{languages} languages. Select a text and right-click it.</p>
    </>
  )
}

function Unlimited({ status }: { status: Status }) {
  return <p>{status.detections_today} detections today, without a limit.</p>
}

function Limited({
  status: { remaining_today, daily_limit, detections_today },
}: {
  status: Status
}) {
  const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0))
  const time = midnight.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
  return (
    <>
      <p class="remaining">{remaining_today}</p>
      <p>
        of {daily_limit} detections left today, more from {time}
      </p>
      <meter
        aria-label="Detections used today"
        max={daily_limit}
        value={detections_today}
        low={daily_limit * 0.8}
        high={daily_limit}
        optimum={0}
      />
    </>
  )
}

function Trouble({ message }: { message: string }) {
  return (
    <>
      <h1>Glossa is not working just now</h1>
      <p>{message}</p>
    </>
  )
}
