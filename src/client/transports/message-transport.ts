import { DisconnectedError, GlossaError } from '../errors.js'
import {
  PROTOCOL,
  type Decision,
  type Greeting,
  type PlainResponse,
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
  const ask = async (question: Question): Promise<object> => {
    let answer: unknown
    try {
      answer = await runtime.sendMessage(extensionId, { glossa: PROTOCOL, ...question })
    } catch (error) {
      throw connectionError(error)
    }
    if (typeof answer !== 'object' || answer === null) throw new DisconnectedError()
    return answer
  }

  return {
    send: async (request) => {
      const answer = await ask(request)
      if (isPlainResponse(answer)) return answer
      throw new GlossaError('What answered does not speak the protocol.')
    },
    // What is asked for is what is answered: the protocol's tests hold the worker to it.
    greet: async () => (await ask({ hello: true })) as Greeting,
    connect: async (name) => (await ask({ connect: { name } })) as Decision,
  }
}

function isPlainResponse(answer: object): answer is PlainResponse {
  const { status, headers, body } = answer as Partial<PlainResponse>
  return typeof status === 'number' && typeof headers === 'object' && typeof body === 'string'
}
