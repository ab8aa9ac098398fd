export { loadEngine } from './load-engine.js'
export { ACCOUNT, serve } from './serve.js'
export type { RunningServer, ServeOptions } from './serve.js'
export { createService } from '../service/index.js'
export type { Caller, Service, ServiceParts } from '../service/index.js'
export { createAccounts, createMemoryStore } from '../accounts/index.js'
export type { Accounts, Limit, Store } from '../accounts/index.js'
export { openFileStore } from '../accounts/file-store.js'
export type {
  Candidate,
  DetectionOptions,
  Engine,
  LanguageDetector,
  ProfanityScorer,
  Segment,
} from '../engine/index.js'
