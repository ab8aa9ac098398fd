import { onTestFinished } from 'vitest'
import { createHttpDoor, type HttpDoorOptions } from '../../src/server/http-door.js'
import { closed, listening } from '../contract/http-request.js'
import { openService, type OpenedService } from '../service/open-service.js'

/** A server of its own for a test. */
export async function openDoor(
  options: HttpDoorOptions = {},
  parts: Parameters<typeof openService>[0] = {},
): Promise<OpenedService & { readonly port: number }> {
  const opened = await openService(parts)
  const server = createHttpDoor(opened.service, options)
  // A test that waits for a connection to be closed need not wait long.
  server.keepAliveTimeout = 1
  const port = await listening(server)
  onTestFinished(() => closed(server))
  return { ...opened, port }
}
