/** More than any call that the service takes, in any of its encodings that fit in one string of the engine. */
const MOST_BYTES = 400 * 1024 * 1024

/**
 * The request as it is, or, where its body is too large or does not say how large it is, one whose body
 * breaks off at the bound. The service answers that as it does every body that cannot be read.
 */
export function withinBounds(request: Request, mostBytes = MOST_BYTES): Request {
  const announced = request.headers.get('content-length')
  if (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    Number(announced ?? Infinity) <= mostBytes
  )
    return request
  if (announced === null && !request.headers.has('transfer-encoding')) return request
  let bytes = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new RangeError('The body is too large.'))
      else controller.enqueue(chunk)
    },
  })
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: request.body?.pipeThrough(bound) ?? null,
    duplex: 'half',
  } as RequestInit)
}
