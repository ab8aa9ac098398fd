import { createAccounts, createStorageStore } from '../accounts/index.js'
import { browser } from '../browser/index.js'
import type { Engine } from '../engine/index.js'
import { createService, untilItWorks, type Service } from '../service/index.js'
import { considering } from './considering.js'
import { loadEngine } from './load-engine.js'
import { readSettings } from './settings.js'

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

const engine = untilItWorks(() => loadEngine(report))

/** The service that other extensions ask. */
export const service = createService({ accounts, engine: () => engine.get(), report })

let considered: readonly string[] = []
const loadOwnEngine = async (): Promise<Engine> => considering(await engine.get(), () => considered)
const forHolder = createService({ accounts, engine: loadOwnEngine, report })

/** The same service for the account holder's own pages, where only the languages that they chose are considered. */
export const ownService: Service = async (request, caller) => {
  considered = (await readSettings()).languages
  return forHolder(request, caller)
}

/** The engine that the account holder's own detections are made with. */
export async function ownEngine(): Promise<Engine> {
  considered = (await readSettings()).languages
  return loadOwnEngine()
}

function report(fault: string): void {
  // eslint-disable-next-line no-console -- the worker's console is where its owner looks for faults
  console.error(`Glossa: ${fault}`)
}
