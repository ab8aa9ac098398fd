import { DisconnectedError, NotInstalledError } from '../errors.js'

/** The part of the browser's `runtime` that is used: the same in every browser. */
export interface ExtensionRuntime {
  sendMessage(extensionId: string, message: unknown): Promise<unknown>
  connect(extensionId: string, options: { name: string }): RuntimePort
  readonly lastError?: { readonly message?: string } | null | undefined
}

export interface RuntimePort {
  postMessage(message: unknown): void
  disconnect(): void
  readonly error?: { readonly message: string } | null
  readonly onMessage: { addListener(listener: (message: unknown) => void): void }
  readonly onDisconnect: { addListener(listener: (port: RuntimePort) => void): void }
}

/** @throws NotInstalledError outside an extension. */
export function extensionRuntime(): ExtensionRuntime {
  const scope = globalThis as { browser?: { runtime?: unknown }; chrome?: { runtime?: unknown } }
  const runtime = scope.browser?.runtime ?? scope.chrome?.runtime
  if (!runtime) throw new NotInstalledError()
  return runtime as ExtensionRuntime
}

/** Browsers tell in words alone whether nobody was there or somebody left. */
export function connectionError(error: unknown): NotInstalledError | DisconnectedError {
  const { message = '' } = (error ?? {}) as { message?: string }
  return /receiving end does not exist|could not establish connection|invalid extension id/i.test(
    message,
  )
    ? new NotInstalledError({ cause: error })
    : new DisconnectedError({ cause: error })
}
