import type { Decision, Greeting, PlainRequest, PlainResponse } from './message.js'

/** A way to the service. */
export interface Transport {
  /**
   * Sends a request and resolves with whatever the service answers, errors included.
   *
   * @throws NotInstalledError where there is no service at the other end.
   * @throws DisconnectedError where the way broke before an answer came.
   */
  send(request: PlainRequest, signal?: AbortSignal): Promise<PlainResponse>
  /** Asks who is there; only between extensions. */
  greet?(): Promise<Greeting>
  /** Asks the person to be let in; only between extensions. */
  connect?(name: string): Promise<Decision>
}
