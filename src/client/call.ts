import { orAborted, pauseFor } from './abortable.js'
import { answerOf, pauseAskedFor } from './answer.js'
import { DisconnectedError, NotInstalledError, TimedOutError } from './errors.js'
import type { PlainRequest, PlainResponse } from './message.js'
import type { Transport } from './transport.js'

export interface CallOptions {
  /** Gives the call up; it rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Milliseconds for the call in all, retries among them. */
  readonly timeout?: number
}

export interface CallPolicy {
  readonly timeout: number
  /** How often a call is made again that broke off or found the service unavailable. */
  readonly retries: number
}

/** How long to wait before a call is made again, where the service does not say. */
const FIRST_PAUSE = 50

/**
 * Sends a request until it is answered, within the time and the number of tries that are allowed. The
 * request bears one idempotency key throughout, so that however often it arrives it is charged once.
 */
export async function call(
  transport: Transport,
  request: PlainRequest,
  { timeout, retries }: CallPolicy,
  options: CallOptions,
): Promise<object> {
  const limit = options.timeout ?? timeout
  const deadline = Date.now() + limit
  const timer = AbortSignal.timeout(limit)
  const signal = options.signal ? AbortSignal.any([options.signal, timer]) : timer
  const send = () => orAborted(transport.send(request, signal), signal)
  try {
    signal.throwIfAborted()
    return answerOf(await sendUntilAnswered(send, { retries, deadline }, signal))
  } catch (error) {
    throw error === timer.reason ? new TimedOutError(limit) : error
  }
}

/** Makes a call again for as long as it fails in a way that may pass, there are tries left, and there is time. */
async function sendUntilAnswered(
  send: () => Promise<PlainResponse>,
  { retries, deadline }: { retries: number; deadline: number },
  signal: AbortSignal,
): Promise<PlainResponse> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await send().catch(breakage)
    const isBroken = outcome instanceof Error
    const pause = (isBroken ? undefined : pauseAskedFor(outcome)) ?? FIRST_PAUSE * 2 ** attempt
    const mayTryAgain = attempt < retries && Date.now() + pause < deadline
    if (isBroken && !mayTryAgain) throw outcome
    if (!isBroken && !(outcome.status === 503 && mayTryAgain)) return outcome
    await pauseFor(pause, signal)
  }
}

/** What may pass. Of a worker that is just being stopped the browser says the same as of one that is not there. */
function breakage(error: unknown): DisconnectedError | NotInstalledError {
  if (error instanceof DisconnectedError || error instanceof NotInstalledError) return error
  throw error
}
