import type {
  BulkDetectionAnswer,
  BulkProfanityAnswer,
  DetectionAnswer,
  LanguageResult,
  LanguagesAnswer,
  ProfanityAnswer,
  StatusAnswer,
} from '../service/index.js'
import { call, type CallOptions, type CallPolicy } from './call.js'
import { DisconnectedError, GlossaError, NotApprovedError } from './errors.js'
import type { Decision, Greeting } from './message.js'
import type { Transport } from './transport.js'

export type Status = StatusAnswer['status']

export interface ClientOptions extends Partial<CallPolicy> {
  readonly transport: Transport
  /** What `connect` gave, or the account holder. Without one, only `languages` and `connect` work. */
  readonly key?: string
}

export interface Client {
  /** The languages of a text, from the most to the least probable; of many texts, in their order. */
  detect(text: string, options?: CallOptions): Promise<LanguageResult[]>
  detect(texts: readonly string[], options?: CallOptions): Promise<LanguageResult[][]>
  /** How likely an English text is to contain profanity, from 0 to 1; of many texts, in their order. */
  profanity(text: string, options?: CallOptions): Promise<number>
  profanity(texts: readonly string[], options?: CallOptions): Promise<number[]>
  /** How many of today's detections are used and left. Free. */
  status(options?: CallOptions): Promise<Status>
  /** The languages that are known: code to English name and own name. Free, and needs no key. */
  languages(options?: CallOptions): Promise<LanguagesAnswer>
  /** Who is at the other end, and whether this program is connected to it. Between extensions alone. */
  hello(): Promise<Greeting>
  /**
   * Asks the person to let this program in, under the name that it gives. The client uses the key from
   * then on; keep it, because it is shown once.
   *
   * @throws NotApprovedError where the person refuses.
   */
  connect(program: { readonly name: string }): Promise<string>
}

const DEFAULTS: CallPolicy = { timeout: 10_000, retries: 3 }

/**
 * A client of the service.
 *
 * @example
 * const client = createClient({ transport: messageTransport(GLOSSA_ID), key })
 * await client.detect('Guten Tag, wie geht es Ihnen?') // [{ lang: 'de', confidence: 0.99 }]
 */
export function createClient({ transport, key, ...policy }: ClientOptions): Client {
  const effective = { ...DEFAULTS, ...policy }
  let current = key

  // The specification says what each path answers, and the contract's tests hold the service to it.
  const ask = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    q: unknown,
    options: CallOptions = {},
  ) => {
    const authorization = current === undefined ? {} : { authorization: `Bearer ${current}` }
    const request =
      method === 'GET'
        ? { method, path, headers: { accept: 'application/json', ...authorization } }
        : {
            method,
            path,
            headers: {
              accept: 'application/json',
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
              ...authorization,
            },
            body: JSON.stringify({ q }),
          }
    return (await call(transport, request, effective, options)) as Answer
  }

  async function detect(text: string, options?: CallOptions): Promise<LanguageResult[]>
  async function detect(
    texts: readonly string[],
    options?: CallOptions,
  ): Promise<LanguageResult[][]>
  async function detect(q: string | readonly string[], options?: CallOptions) {
    return typeof q === 'string'
      ? (await ask<DetectionAnswer>('POST', '/v2/detect/language', q, options)).results
      : (await ask<BulkDetectionAnswer>('POST', '/v2/bulk_detect/language', q, options)).results
  }

  async function profanity(text: string, options?: CallOptions): Promise<number>
  async function profanity(texts: readonly string[], options?: CallOptions): Promise<number[]>
  async function profanity(q: string | readonly string[], options?: CallOptions) {
    return typeof q === 'string'
      ? (await ask<ProfanityAnswer>('POST', '/v2/detect/profanity', q, options)).score
      : (await ask<BulkProfanityAnswer>('POST', '/v2/bulk_detect/profanity', q, options)).scores
  }

  return {
    detect,
    profanity,
    status: async (options) =>
      (await ask<StatusAnswer>('GET', '/v2/status', undefined, options)).status,
    languages: (options) => ask<LanguagesAnswer>('GET', '/v2/languages', undefined, options),
    hello: async () => {
      if (!transport.greet)
        throw new GlossaError('Only a transport between extensions can say hello.')
      return transport.greet()
    },
    connect: async ({ name }) => {
      const askPerson = transport.connect?.bind(transport, name)
      if (!askPerson) throw new GlossaError('Only a transport between extensions can connect.')
      const decision = await untilDecided(askPerson, effective.retries)
      if ('refused' in decision) throw new NotApprovedError(decision.refused)
      return (current = decision.key)
    },
  }
}

/** The worker may be stopped while the person thinks; whoever asks again waits for the same decision. */
async function untilDecided(ask: () => Promise<Decision>, retries: number): Promise<Decision> {
  try {
    return await ask()
  } catch (error) {
    if (retries === 0 || !(error instanceof DisconnectedError)) throw error
    return untilDecided(ask, retries - 1)
  }
}
