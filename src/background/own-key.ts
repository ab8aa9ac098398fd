import { browser } from '../browser/index.js'
import { untilItWorks } from '../service/index.js'
import { accounts, HOME } from './home.js'

const NAME = 'ownKey'

interface Kept {
  readonly id: string
  readonly text: string
}

/**
 * The key that our own pages ask with. It is made anew whenever the browser starts, and kept where it is
 * never written to disk and no content script can read it, so that a worker that wakes finds it again.
 */
export const ownKey = untilItWorks(findOrIssue)

async function findOrIssue(): Promise<string> {
  const kept = (await browser.storage.session.get(NAME))[NAME] as Kept | undefined
  if (kept && (await accounts.authenticate(kept.text, browser.runtime.id))) return kept.text
  await accounts.open(HOME)
  const [old] = (await accounts.keys(HOME)).filter(({ sender }) => sender === browser.runtime.id)
  const issued = await accounts.issueKey({
    account: HOME,
    name: 'Glossa itself',
    sender: browser.runtime.id,
    ...(old && { replaces: old.id }),
  })
  await browser.storage.session.set({ [NAME]: issued })
  return issued.text
}
