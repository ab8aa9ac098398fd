/** The page on which the person decides whether another extension may ask for detections. */
import { useEffect } from 'preact/hooks'
import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { mount } from '../shared/mount.js'
import { useLoaded } from '../shared/use-loaded.js'

/** Waiting for a person may take longer than a worker is let live without a message. */
const STILL_WAITING = 20_000

const senderId = decodeURIComponent(location.search.slice(1))
const applicantName = () => askOwner('applicantName', senderId)

function Connect() {
  const { value: name, failed, reload } = useLoaded(applicantName)
  useEffect(() => {
    const timer = setInterval(reload, STILL_WAITING)
    return () => {
      clearInterval(timer)
    }
  }, [reload])
  if (name === undefined) return failed ? <Gone /> : null
  return name === null ? <Gone /> : <Decision name={name} />
}

async function decide(allowed: boolean): Promise<void> {
  await askOwner('decide', { sender: senderId, allowed })
  close()
}

function Decision({ name }: { readonly name: string }) {
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
        <button type="button" onClick={() => void decide(false)}>
          {say('refuse')}
        </button>
        <button type="button" class="primary" onClick={() => void decide(true)}>
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

mount('connectTitle', <Connect />)
