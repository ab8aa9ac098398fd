/** The version of the protocol over messages that is spoken here. */
export const PROTOCOL = 1

/** The name of a port on which requests are sent. */
export const PORT_NAME = `glossa/${PROTOCOL}`

/** A request as plain data: what a message can carry. Header names are in lower case. */
export interface PlainRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface PlainResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a message between extensions says, beside its `glossa: 1`. */
export type Question =
  PlainRequest | { readonly hello: true } | { readonly connect: { readonly name: string } }

export interface Greeting {
  /** The version of the extension. */
  readonly version: string
  /** Whether the one who asks has a key. */
  readonly connected: boolean
}

/** What became of a request to be connected. */
export type Decision = { readonly key: string } | { readonly refused: string }

/** A request on a port; requests are answered in any order. */
export type PortRequest =
  (PlainRequest & { readonly id: number }) | { readonly id: number; readonly cancel: true }

export interface PortResponse extends PlainResponse {
  readonly id: number
}

/** Stands in for an origin where a path alone is meant; nothing is ever sent there. */
export const ORIGIN = 'https://glossa.invalid'

/** @example await toPlainRequest(new Request('https://localhost/v2/status')) */
export async function toPlainRequest(request: Request): Promise<PlainRequest> {
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  return {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body === '' ? {} : { body }),
  }
}

/**
 * Makes a standard request of a plain one. A method that `Request` cannot carry is not one that the
 * service serves, and a body that it cannot carry is not one that the service reads.
 *
 * @throws TypeError where the method is not a word, or a header is not one.
 */
export function toRequest(
  { method, headers = {}, body }: PlainRequest,
  signal: AbortSignal | null = null,
): Request {
  const carried = /^(connect|trace|track)$/i.test(method) ? 'OPTIONS' : method
  const hasBody = typeof body === 'string' && !/^(get|head)$/i.test(method)
  return new Request(ORIGIN, { method: carried, headers, signal, ...(hasBody ? { body } : {}) })
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

export function toResponse({ status, headers, body }: PlainResponse): Response {
  // Some statuses allow no body, and an empty one is a body all the same.
  return new Response(body === '' ? null : body, { status, headers })
}

/** Whether an answer that came from elsewhere is a response. */
export function isPlainResponse(answer: unknown): answer is PlainResponse {
  const { status, headers, body } = (answer ?? {}) as Partial<Record<keyof PlainResponse, unknown>>
  return (
    typeof status === 'number' &&
    typeof headers === 'object' &&
    headers !== null &&
    typeof body === 'string'
  )
}
