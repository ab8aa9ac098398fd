import { serveSite } from '../../test/e2e/site.js'
import { setStage } from '../stage.js'
import type { Attack, Scene } from './attack.js'
import { BODIES } from './bodies.js'
import { CONNECTING } from './connecting.js'
import { HEADERS } from './headers.js'
import { HOSTILE_PAGE } from './hostile-page.js'
import { KEY_TIMING } from './key-timing.js'
import { NAMES_SHOWN } from './names.js'
import { REGULAR_EXPRESSIONS } from './regular-expressions.js'
import { SENDERS } from './senders.js'

/** Every attack that docs/security.md speaks of; those that spend the extensions' keys come last. */
export const ATTACKS: readonly Attack[] = [
  ...SENDERS,
  ...BODIES,
  ...HEADERS,
  ...REGULAR_EXPRESSIONS,
  ...KEY_TIMING,
  ...HOSTILE_PAGE,
  ...CONNECTING,
  ...NAMES_SHOWN,
]

/** @returns The scene on which all of them are tried, one after the other. */
export async function setScene(): Promise<Scene> {
  const stage = await setStage({ callers: 2 })
  await stage.owner('setLimit', 'unlimited')
  const site = await serveSite()
  const [attacker, victim] = stage.callers
  if (!attacker || !victim) throw new Error('The stage has not the two callers that it should.')
  return {
    ...stage,
    attacker,
    victim,
    site,
    close: async () => {
      await stage.close()
      site.close()
    },
  }
}
