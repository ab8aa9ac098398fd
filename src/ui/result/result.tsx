/** The window in which an answer shows where no page lets an extension in. */
import { askOwner } from '../../owner/index.js'
import { client } from '../shared/client.js'
import { find, type Finding } from '../shared/finding.js'
import { FindingView } from '../shared/finding-view.js'
import { mount } from '../shared/mount.js'

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})

void answer().then((finding) => {
  mount('appName', <FindingView finding={finding} />)
  if (finding.kind === 'found') void askOwner('found', finding.best.lang)
})

async function answer(): Promise<Finding> {
  const text = await askOwner('windowText', location.search.slice(1))
  if (text === null || text.trim() === '') return { kind: 'unreadable' }
  const { profanity } = await askOwner('settings')
  return find(client, text, { profanity, remaining: true })
}
