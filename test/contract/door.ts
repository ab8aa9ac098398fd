import type { PlainResponse } from '../../src/client/message.js'

/** A request as a test writes it. */
export interface Ask {
  readonly method?: string
  readonly path: string
  /** The key is added where no `authorization` is named; `undefined` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

/** An answer as a test reads it. */
export interface Answer extends PlainResponse {
  readonly json: unknown
}

export interface Setup {
  readonly limit?: number | 'unlimited'
  /** The time at which the account is opened. */
  readonly now?: number
}

/** A service with one account in it. */
export interface World {
  readonly key: string
  send(ask: Ask): Promise<Answer>
  setTime(now: number): void
  setLimit(limit: number | 'unlimited'): Promise<void>
  close(): Promise<void>
}

/** A way to the service, which every promise is tested through. */
export interface Door {
  readonly name: string
  /** Whether a test can set the service's clock. */
  readonly hasClock: boolean
  open(setup: Setup): Promise<World>
  close(): Promise<void>
}
