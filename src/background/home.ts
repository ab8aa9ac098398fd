import { createAccounts, createStorageStore } from '../accounts/index.js'
import { browser } from '../browser/index.js'
import { createService, untilItWorks } from '../service/index.js'
import { loadEngine } from './load-engine.js'

/** The account that the extension and all that is connected to it share. */
export const HOME = 'home'

export const accounts = createAccounts({
  store: createStorageStore({
    area: browser.storage.local,
    locks: navigator.locks,
    name: 'accounts',
  }),
  report: ({ setAside, reason }) => {
    report(
      `The stored accounts could not be read in full (${reason}) They are kept as "accounts.${setAside}".`,
    )
  },
})

export const engine = untilItWorks(() => loadEngine(report))

/** The one service that everybody asks. */
export const service = createService({ accounts, engine: () => engine.get(), report })

function report(fault: string): void {
  // eslint-disable-next-line no-console -- the worker's console is where its owner looks for faults
  console.error(`Glossa: ${fault}`)
}
