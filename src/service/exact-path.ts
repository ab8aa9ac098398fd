import type { Caller } from './steps.js'

/**
 * The path as it was sent: not decoded and not tidied up, so that no other spelling of a path leads to
 * the same place.
 */
export function exactPath(request: Request, options?: { env?: Caller }): string {
  const target = options?.env?.target ?? withoutOrigin(request.url)
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}

function withoutOrigin(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3))
}
