const SECRET_BYTES = 32
const ID_BYTES = 4

/**
 * An API key reads `glossa_<id>_<secret>`: a prefix that tells people and secret scanners what it is, a
 * public id to speak of it by, and 256 random bits. The whole of it is shown once and kept nowhere.
 */
export interface Key {
  readonly id: string
  readonly text: string
}

const FORM = new RegExp(`^glossa_([0-9a-f]{${ID_BYTES * 2}})_[0-9a-f]{${SECRET_BYTES * 2}}$`)

/** @example createKey().text // 'glossa_5e0c91ab_9f…' */
export function createKey(): Key {
  const id = toHexadecimal(crypto.getRandomValues(new Uint8Array(ID_BYTES)))
  const secret = toHexadecimal(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  return { id, text: `glossa_${id}_${secret}` }
}

/** The public id inside a key, or undefined where the text has not the form of a key. */
export function keyId(text: string): string | undefined {
  return FORM.exec(text)?.[1]
}

/** SHA-256 in hexadecimal. The input's bits are all random, so no salt and no slow hash is needed. */
export async function digest(text: string): Promise<string> {
  return toHexadecimal(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
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
