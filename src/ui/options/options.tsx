/** The account and everything that its holder may decide. */
import { askOwner } from '../../owner/index.js'
import { say } from '../../words/index.js'
import { client } from '../shared/client.js'
import { mount } from '../shared/mount.js'
import { NotWorking } from '../shared/not-working.js'
import { useLoaded } from '../shared/use-loaded.js'
import { CardSection } from './card-section.js'
import { DataSection } from './data-section.js'
import { ExtensionsSection } from './extensions-section.js'
import { HistorySection } from './history-section.js'
import { KeysSection } from './keys-section.js'
import { LanguagesSection } from './languages-section.js'
import { LimitSection } from './limit-section.js'
import { ThemeSection } from './theme-section.js'

const load = async () => {
  const [overview, settings, names] = await Promise.all([
    askOwner('overview'),
    askOwner('settings'),
    client.languages(),
  ])
  return { overview, settings, names }
}

function Options() {
  const { value, failed, reload } = useLoaded(load)
  if (!value) return failed ? <NotWorking retry={reload} /> : null
  const { overview, settings, names } = value
  return (
    <>
      <h1>{say('optionsTitle')}</h1>
      <LimitSection overview={overview} onChange={reload} />
      <HistorySection overview={overview} />
      <ExtensionsSection extensions={overview.extensions} onChange={reload} />
      <KeysSection keys={overview.keys} onChange={reload} />
      <LanguagesSection names={names} chosen={settings.languages} onChange={reload} />
      <CardSection profanity={settings.profanity} onChange={reload} />
      <ThemeSection theme={settings.theme} onChange={reload} />
      <DataSection onChange={reload} />
      <section>
        <h2>{say('privacyTitle')}</h2>
        <p>{say('privacyPromise')}</p>
      </section>
    </>
  )
}

mount('optionsTitle', <Options />)
