import type { MediaType } from './endpoints.js'
import { wrongCharset, wrongMediaType } from './problem.js'

const TOKEN = "[!#$%&'*+.^_`|~0-9a-z-]+"
const ESSENCE = new RegExp(`^\\s*(${TOKEN}/${TOKEN})\\s*(?:;|$)`, 'i')
const CHARSET = new RegExp(`;\\s*charset=(?:"([^"]*)"|(${TOKEN}))`, 'i')

/**
 * The media type that a `Content-Type` header names, if it is one of those that are taken.
 *
 * @throws Problem 400 where it is another, or the charset is not UTF-8.
 */
export function takenMediaType(header: string | null, taken: readonly MediaType[]): MediaType {
  const named = ESSENCE.exec(header ?? '')?.[1]?.toLowerCase()
  const mediaType = taken.find((type) => type === named)
  if (!mediaType) throw wrongMediaType(taken)
  const [, quoted, plain] = CHARSET.exec(header ?? '') ?? []
  const charset = quoted ?? plain
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw wrongCharset()
  return mediaType
}
