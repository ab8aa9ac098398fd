import type { MiddlewareHandler } from 'hono'
import type { DetectionOptions, Engine } from '../engine/index.js'

/** What a door knows of a request beside the request itself. */
export interface Caller {
  /** Who sends it, where the browser vouches for that: an extension's id. */
  readonly sender?: string
  /** The path and query as they were sent, where `Request` would tidy them up. */
  readonly target?: string
  /** How languages are detected for this caller, where it is not as for everybody. */
  readonly options?: DetectionOptions
}

/** What the steps of a request hand on to those after them. */
export interface Steps {
  Bindings: Caller
  Variables: {
    /** Set by `authenticate`. */
    account: string
    key: string
    /** The key's public id. */
    keyId: string
    /** Set by `readTexts`. */
    texts: readonly string[]
    /** Set by `loadEngine`. */
    engine: Engine
  }
}

export type Step = MiddlewareHandler<Steps>
