const SECRET_BYTES = 32
const UNITS_IN_AN_ID = 8

/**
 * A new API key: a prefix that tells people and secret scanners what it is, and 256 random bits. It is
 * shown once and kept nowhere.
 *
 * @example createKey() // 'glossa_5e0c91ab9f…'
 */
export function createKey(): string {
  return `glossa_${toHexadecimal(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}`
}

/** What a key is spoken of by, in public: the beginning of its digest, which gives nothing of it away. */
export function keyId(digest: string): string {
  return digest.slice(0, UNITS_IN_AN_ID)
}

/** SHA-256 in hexadecimal. A key's bits are all random, so it needs no salt and no slow hash. */
export async function digest(text: string): Promise<string> {
  return toHexadecimal(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}

const MOST_REMEMBERED = 64

/** A `digest` that knows some answers beforehand. */
export interface Digester {
  of(text: string): Promise<string> | string
  /** To be told of what was recognised as a key, and of nothing else: others may present what they like. */
  remember(key: string, digested: string): void
}

/**
 * Remembers the digests of the last keys, in memory alone: a caller sends the same key with each request,
 * and the platform's SHA-256 answers from another thread.
 */
export function createDigester(): Digester {
  const remembered = new Map<string, string>()
  return {
    of: (text) => remembered.get(text) ?? digest(text),
    remember: (key, digested) => {
      remembered.set(key, digested)
      for (const [oldest] of remembered) {
        if (remembered.size <= MOST_REMEMBERED) break
        remembered.delete(oldest)
      }
    },
  }
}

/** Compares two texts in a time that depends on their length alone. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  }
  return difference === 0
}

function toHexadecimal(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
