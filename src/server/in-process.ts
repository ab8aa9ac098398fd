/** The service itself, for programs that ask it in their own process. */
export { createService } from '../service/index.js'
export type { Caller, Service, ServiceParts } from '../service/index.js'
export { createAccounts, createMemoryStore } from '../accounts/index.js'
export type { Accounts, Limit, Store } from '../accounts/index.js'
export { openFileStore } from '../accounts/file-store.js'
