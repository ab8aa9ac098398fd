import {
  PROTOCOL,
  toPlainResponse,
  toRequest,
  type Decision,
  type Greeting,
  type PlainRequest,
  type PlainResponse,
} from '../client/message.js'
import type { DetectionOptions } from '../engine/index.js'
import type { Service } from '../service/index.js'
import type { FairQueue } from './fair-queue.js'
import type { Sender } from './sender.js'

export interface OwnKey {
  get(): Promise<string>
  /** The next `get` makes sure that the key is valid. */
  forget(): void
}

export interface MessageDoorParts {
  readonly service: Service
  /** In which senders take turns. */
  readonly queue: FairQueue
  readonly ownId: string
  /** The account holder's own key, for our own pages and content scripts. It never leaves the worker. */
  readonly ownKey: OwnKey
  /** How detections are made for our own pages and content scripts. */
  readonly ownOptions: () => Promise<DetectionOptions>
  readonly greet: (senderId: string) => Promise<Greeting>
  readonly connect: (senderId: string, name: string) => Promise<Decision>
}

/** What is answered to a message: never a rejection, always with the protocol's version. */
export type Reply = { readonly glossa: typeof PROTOCOL } & (PlainResponse | Greeting | Decision)

export interface MessageDoor {
  /** The answer to a message, or undefined where the message is not for us. */
  answer(message: unknown, sender: Sender): Promise<Reply> | undefined
  /** Asks the service in the name of a sender. */
  ask(request: unknown, sender: Sender, signal?: AbortSignal): Promise<PlainResponse>
}

/**
 * Turns messages into requests of the service and its responses into messages.
 *
 * @example
 * const door = createMessageDoor({ service, queue, ownId, ownKey, ownOptions, greet, connect })
 * await door.answer({ glossa: 1, method: 'GET', path: '/v2/languages' }, { kind: 'own' })
 */
export function createMessageDoor({
  service,
  queue,
  ownId,
  ownKey,
  ownOptions,
  greet,
  connect,
}: MessageDoorParts): MessageDoor {
  async function ask(
    message: unknown,
    sender: Sender,
    signal?: AbortSignal,
  ): Promise<PlainResponse> {
    if (sender.kind === 'page')
      return refusal(401, 'Only extensions may send messages; a page has no key.')
    if (!isPlainRequest(message)) return refusal(400, MALFORMED)
    if (sender.kind === 'extension') return send(message, sender.id, signal)
    const response = await send(withKey(message, await ownKey.get()), ownId, signal)
    if (response.status !== 401) return response
    // The accounts were erased under us, and our key with them.
    ownKey.forget()
    return send(withKey(message, await ownKey.get()), ownId, signal)
  }

  async function send(
    message: PlainRequest,
    sender: string,
    signal?: AbortSignal,
  ): Promise<PlainResponse> {
    let request: Request
    try {
      request = toRequest(message, signal)
    } catch {
      return refusal(400, MALFORMED)
    }
    const answered = queue.run(sender, message.body?.length ?? 0, async () => {
      const options = sender === ownId ? await ownOptions() : {}
      return service(request, { sender, target: message.path, options })
    })
    return answered ? toPlainResponse(await answered) : refusal(503, CROWDED)
  }

  async function answer(message: object, sender: Sender): Promise<Reply> {
    const {
      glossa,
      hello,
      connect: wish,
    } = message as { glossa: unknown; hello?: unknown; connect?: unknown }
    const reply = (answer: PlainResponse | Greeting | Decision): Reply => ({
      glossa: PROTOCOL,
      ...answer,
    })
    if (glossa !== PROTOCOL) return reply(refusal(400, MALFORMED))
    if (sender.kind === 'page') return reply(await ask(message, sender))
    const senderId = sender.kind === 'own' ? ownId : sender.id
    if (hello === true) return reply(await greet(senderId))
    if (wish !== undefined) {
      return reply(
        isWish(wish) ? await connect(senderId, wish.name.trim()) : refusal(400, NAMELESS),
      )
    }
    return reply(await ask(message, sender))
  }

  const unlessBroken = (response: Promise<PlainResponse>): Promise<PlainResponse> =>
    response.catch(() => refusal(503, UNAVAILABLE))

  return {
    ask: (message, sender, signal) => unlessBroken(ask(message, sender, signal)),
    answer: (message, sender) =>
      isOurs(message)
        ? answer(message, sender).catch(() => ({ glossa: PROTOCOL, ...refusal(503, UNAVAILABLE) }))
        : undefined,
  }
}

const MALFORMED = `The message is not a request of the protocol. Send { glossa, method, path, headers, body } with glossa one of these versions: ${PROTOCOL}.`

const UNAVAILABLE = 'The service is not available just now. Try again in a few seconds.'

const CROWDED =
  'Too many of your requests are waiting. Try again in a moment, or send many texts in one bulk call.'

const MOST_UNITS_IN_A_NAME = 80
const NAMELESS = `Send { glossa: ${PROTOCOL}, connect: { name } } with the name of your extension, of at most ${MOST_UNITS_IN_A_NAME} characters.`

function isOurs(message: unknown): message is object {
  return typeof message === 'object' && message !== null && 'glossa' in message
}

function isPlainRequest(message: unknown): message is PlainRequest {
  const { method, path, headers, body } = (message ?? {}) as Partial<
    Record<keyof PlainRequest, unknown>
  >
  return (
    typeof method === 'string' &&
    typeof path === 'string' &&
    (headers === undefined || isHeaders(headers)) &&
    (body === undefined || body === null || typeof body === 'string')
  )
}

function isHeaders(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((header) => typeof header === 'string')
  )
}

function isWish(wish: unknown): wish is { name: string } {
  const { name } = (wish ?? {}) as { name?: unknown }
  return typeof name === 'string' && name.trim() !== '' && name.length <= MOST_UNITS_IN_A_NAME
}

function withKey(request: PlainRequest, key: string): PlainRequest {
  const others = Object.entries(request.headers ?? {}).filter(
    ([name]) => name.toLowerCase() !== 'authorization',
  )
  return { ...request, headers: { ...Object.fromEntries(others), authorization: `Bearer ${key}` } }
}

const EXTRA_HEADERS = {
  400: {},
  401: { 'www-authenticate': 'Bearer realm="Glossa"' },
  503: { 'retry-after': '1' },
}

function refusal(code: 400 | 401 | 503, message: string): PlainResponse {
  return {
    status: code,
    headers: { 'content-type': 'application/json; charset=utf-8', ...EXTRA_HEADERS[code] },
    body: JSON.stringify({ error: { code, message } }),
  }
}
