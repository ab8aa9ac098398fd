import { hashOf } from './word-set.js'

/** How much of a hash each list keeps. A word that tells a sense by chance undoes a match, so that there is more of it. */
export const BITS_OF_A_FIELD = 19
export const BITS_OF_A_TELL = 22
export const BITS_OF_A_CUE = 20

/** The salts that keep what is known of a word apart by where it stands: right beside the match, or one further. */
export const BEFORE = 0x1f1f1f1f
export const AFTER = 0x2e2e2e2e
export const FAR_BEFORE = 0x3d3d3d3d
export const FAR_AFTER = 0x4c4c4c4c

/** What stands in the lists for signs that are no words: hyphens around it, a capital, a sentence's edge. */
export const HYPHENS = hashOf('zzzz')
export const CAPITAL = hashOf('zzz')
export const EDGE = hashOf('zz')

/**
 * The key of a word that tells one sense of the entries of a family. It is no product of both: words that are in a
 * ratio by chance would then tell for one another in many families.
 */
export function senseKey(word: number, family: number): number {
  const mixed = Math.imul(word ^ Math.imul(family, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
