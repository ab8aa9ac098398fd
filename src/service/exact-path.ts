import type { Caller } from './steps.js'

/** A path at which there is nothing, for what is no path at all. */
const NOWHERE = '/'

/**
 * The path as it was sent: not decoded and not tidied up, so that no other spelling of a path leads to
 * the same place.
 */
export function exactPath(request: Request, options?: { env?: Caller }): string {
  const target = options?.env?.target ?? withoutOrigin(request.url)
  const [path = ''] = target.split(/[?#]/, 1)
  return path.startsWith('/') ? path : NOWHERE
}

function withoutOrigin(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3))
}
