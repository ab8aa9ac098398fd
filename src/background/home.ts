import { createAccounts, createStorageStore } from '../accounts/index.js'
import { browser } from '../browser/index.js'
import { createService, type Service } from '../service/index.js'
import { loadEngine } from './load-engine.js'
import { untilItWorks } from './until-it-works.js'

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

const opened = untilItWorks(() => accounts.open(HOME))

/** Resolves once the account exists. */
export const open = (): Promise<void> => opened.get()

const inner = createService({ accounts, engine: loadEngine, report })

export const service: Service = async (request, caller) => {
  await open()
  return inner(request, caller)
}

function report(fault: string): void {
  // eslint-disable-next-line no-console -- the worker's console is where its owner looks for faults
  console.error(`Glossa: ${fault}`)
}
