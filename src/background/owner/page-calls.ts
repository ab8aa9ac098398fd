import { showBadge } from '../badge.js'
import { ownOptions } from '../considering.js'
import { engine } from '../home.js'
import { readPageText } from '../page-text.js'
import { takeWindowText } from '../result-window.js'
import { changeSettings, readSettings } from '../settings.js'
import type { OwnerHandlers } from './owner-door.js'

const LONGEST_CODE = 3

/** What our pages and the card need beside the service. */
export const pageCalls = {
  settings: () => readSettings(),
  changeSettings: (changes) => changeSettings(changes),
  pageText: () => readPageText(),
  windowText: (id) => Promise.resolve(takeWindowText(id)),
  parts: async (text) => (await engine.get()).language.segments(text, await ownOptions()),
  found: async (code, { tab }) => {
    if (code.length <= LONGEST_CODE) await showBadge(code, tab?.id)
    return null
  },
} satisfies Partial<OwnerHandlers>
