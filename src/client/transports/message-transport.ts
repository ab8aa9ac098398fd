import { errorOf } from '../answer.js'
import { DisconnectedError, GlossaError, NotInstalledError } from '../errors.js'
import {
  isPlainResponse,
  PROTOCOL,
  type Decision,
  type Greeting,
  type Question,
} from '../message.js'
import type { Transport } from '../transport.js'
import { connectionError, extensionRuntime, type ExtensionRuntime } from './extension-runtime.js'

/**
 * A way to the extension with this id, by one message for each request.
 *
 * @example
 * createClient({ transport: messageTransport(GLOSSA_ID), key })
 */
export function messageTransport(
  extensionId: string,
  runtime: ExtensionRuntime = extensionRuntime(),
): Transport {
  /** Firefox says of an extension that stops before it answers the same as of one that is not there. */
  function isThere(): Promise<boolean> {
    return runtime.sendMessage(extensionId, { glossa: PROTOCOL, hello: true }).then(
      () => true,
      () => false,
    )
  }

  async function ask<Answer>(
    question: Question,
    isAwaited: (answer: unknown) => answer is Answer,
  ): Promise<Answer> {
    let answer: unknown
    try {
      answer = await runtime.sendMessage(extensionId, { glossa: PROTOCOL, ...question })
    } catch (error) {
      const failure = connectionError(error)
      throw failure instanceof NotInstalledError && (await isThere())
        ? new DisconnectedError({ cause: error })
        : failure
    }
    // Browsers say that nobody answered by answering nothing.
    if (answer === undefined || answer === null) throw new DisconnectedError()
    if (isAwaited(answer)) return answer
    throw isPlainResponse(answer) ? errorOf(answer) : foreignAnswer()
  }

  return {
    send: (request) => ask(request, isPlainResponse),
    greet: () => ask({ hello: true }, isGreeting),
    connect: (name) => ask({ connect: { name } }, isDecision),
  }
}

/** What is thrown where whoever is at the other end answers something else than was asked for. */
export function foreignAnswer(): GlossaError {
  return new GlossaError('What answered does not speak the protocol.')
}

function isGreeting(answer: unknown): answer is Greeting {
  const { version, connected } = answer as Partial<Greeting>
  return typeof version === 'string' && typeof connected === 'boolean'
}

function isDecision(answer: unknown): answer is Decision {
  const { key, refused } = answer as { key?: unknown; refused?: unknown }
  return typeof key === 'string' || typeof refused === 'string'
}
