import { describe, expect, it } from 'vitest'
import { packHashes, readHashes } from '../../../src/engine/profanity/hash-list.js'

function unpack(packed: string): [number, number][] {
  const read: [number, number][] = []
  readHashes(packed).visit((hash, value) => read.push([hash, value]))
  return read
}

describe('A packed list of hashes', () => {
  it('holds each with its value, in order', () => {
    const values = new Map([
      [700_000, 3],
      [0, 15],
      [1, 0],
      [1_048_575, 8],
    ])
    expect(unpack(packHashes(values, 20, 4))).toEqual([
      [0, 15],
      [1, 0],
      [700_000, 3],
      [1_048_575, 8],
    ])
  })

  it('keeps the low bits of a hash', () => {
    expect(unpack(packHashes(new Map([[-1, 1]]), 12, 1))).toEqual([[4095, 1]])
  })

  it('can be empty', () => {
    expect(unpack(packHashes(new Map(), 20, 4))).toEqual([])
  })

  it('is written in characters that stand for themselves in a string', () => {
    const many = new Map(Array.from({ length: 500 }, (_, at) => [at * at * 4093, at % 16]))
    const packed = packHashes(many, 24, 4)
    expect(JSON.stringify(packed)).toBe(`"${packed}"`)
  })
})
