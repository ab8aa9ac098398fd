import type { Service } from '../../service/index.js'
import { toPlainResponse, toRequest } from '../message.js'
import type { Transport } from '../transport.js'

/**
 * A way to a service in the same process.
 *
 * @example
 * createClient({ transport: serviceTransport(service), key })
 */
export function serviceTransport(service: Service): Transport {
  return {
    send: async (request, signal) =>
      toPlainResponse(await service(toRequest(request, signal), { target: request.path })),
  }
}
