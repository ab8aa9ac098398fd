import {
  DisconnectedError,
  HttpError,
  NotApprovedError,
  QuotaError,
  TimedOutError,
} from './errors.js'
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
): Promise<unknown> {
  const limit = options.timeout ?? timeout
  const deadline = Date.now() + limit
  const timer = AbortSignal.timeout(limit)
  const signal = options.signal ? AbortSignal.any([options.signal, timer]) : timer
  try {
    return await tryUntilAnswered(transport, request, { retries, deadline }, signal)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw timer.aborted ? new TimedOutError(limit) : error
  }
}

async function tryUntilAnswered(
  transport: Transport,
  request: PlainRequest,
  { retries, deadline }: { retries: number; deadline: number },
  signal: AbortSignal,
): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted()
    let pause = FIRST_PAUSE * 2 ** attempt
    try {
      const response = await orAborted(transport.send(request, signal), signal)
      pause = pauseAskedFor(response) ?? pause
      const mayTryAgain = attempt < retries && Date.now() + pause < deadline
      if (response.status !== 503 || !mayTryAgain) return answerOf(response)
    } catch (error) {
      if (!(error instanceof DisconnectedError) || attempt >= retries) throw error
    }
    await orAborted(after(pause), signal)
  }
}

function answerOf({ status, headers, body }: PlainResponse): unknown {
  const answer = parse(body)
  if (status >= 200 && status < 300) return answer
  const message = messageOf(answer) ?? `The service answered with status ${status}.`
  if (status === 401) throw new NotApprovedError(message)
  if (status === 429) {
    const seconds = Number(headers['retry-after'] ?? 0)
    throw new QuotaError(message, new Date(Date.now() + seconds * 1000))
  }
  throw new HttpError(status, message)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

function messageOf(answer: unknown): string | undefined {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : undefined
}

function pauseAskedFor({ headers }: PlainResponse): number | undefined {
  const seconds = headers['retry-after']
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort)
    })
  })
}
