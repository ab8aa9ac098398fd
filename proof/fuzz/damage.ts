import type { Chance } from '../chance.js'

const MOST_CHANGES = 6
/** No input grows beyond this, so that what is tried stays quick. */
const MOST_BYTES = 4096
/** Values at which programs turn. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x22, 0x5c, 0x7b, 0x5d, 0x0a]

type Change = (bytes: Buffer, chance: Chance, others: readonly Buffer[]) => Buffer

const flipBit: Change = (bytes, chance) => {
  const at = chance.below(bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8))
  return bytes
}

const setByte: Change = (bytes, chance) => {
  bytes[chance.below(bytes.length)] = EDGES[chance.below(EDGES.length)] ?? chance.below(256)
  return bytes
}

const swapWords: Change = (bytes, chance) => {
  const words = Math.floor(bytes.length / 4)
  if (words < 2) return bytes
  const [one, other] = [4 * chance.below(words), 4 * chance.below(words)]
  const kept = bytes.readUInt32LE(one)
  bytes.writeUInt32LE(bytes.readUInt32LE(other), one)
  bytes.writeUInt32LE(kept, other)
  return bytes
}

const cut: Change = (bytes, chance) => {
  const [start, end] = range(bytes, chance)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
}

const double: Change = (bytes, chance) => {
  const [start, end] = range(bytes, chance)
  return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
}

const lengthen: Change = (bytes, chance) =>
  insert(bytes, Buffer.alloc(1 + chance.below(16), chance.below(256)), chance)

/** Puts part of another input, or a word that the parser knows, into this one. */
const graft: Change = (bytes, chance, others) => {
  const other = others[chance.below(others.length)] ?? bytes
  return insert(bytes, other.subarray(...range(other, chance)), chance)
}

const CHANGES = [flipBit, setByte, swapWords, cut, double, lengthen, graft, graft] as const

/**
 * A copy of some bytes with some changes: bits flipped, pieces cut, doubled and taken from others.
 *
 * @example damaged(Buffer.from('{"q":"a"}'), chance, [Buffer.from('null')])
 */
export function damaged(bytes: Buffer, chance: Chance, others: readonly Buffer[]): Buffer {
  let changed: Buffer = Buffer.from(bytes)
  for (let left = 1 + chance.below(MOST_CHANGES); left > 0; left--) {
    changed = chance.oneOf(CHANGES)(changed, chance, others).subarray(0, MOST_BYTES)
  }
  return changed
}

function insert(bytes: Buffer, more: Buffer, chance: Chance): Buffer {
  const at = chance.below(bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
}

function range(bytes: Buffer, chance: Chance): [number, number] {
  const start = chance.below(bytes.length + 1)
  return [start, start + chance.below(bytes.length - start + 1)]
}
