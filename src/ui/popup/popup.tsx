/** Today's detections at a glance, and the service at a press of a button. */
import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { client } from '../shared/client.js'
import { mount } from '../shared/mount.js'
import { NotWorking } from '../shared/not-working.js'
import { useLoaded } from '../shared/use-loaded.js'
import { LanguageList } from './language-list.js'
import { OptionsLink } from './options-link.js'
import { Quota, QuotaToCome } from './quota.js'
import { ThisPage } from './this-page.js'
import { TryBox } from './try-box.js'

const load = async () => {
  const [status, overview] = await Promise.all([client.status(), askOwner('overview')])
  return { status, overview }
}

function Popup() {
  const { value, failed, reload } = useLoaded(load)
  if (failed && !value) return <NotWorking retry={reload} />
  return (
    <>
      {value ? <Quota {...value} /> : <QuotaToCome />}
      <ThisPage onDetected={reload} />
      <TryBox onDetected={reload} />
      <LanguageList />
      <footer>
        <OptionsLink label={say('options')} />
        <p class="soft">{say('privacyShort')}</p>
      </footer>
    </>
  )
}

mount('appName', <Popup />)
