import { describe, expect, it } from 'vitest'
import {
  HEADER_BYTES,
  ModelError,
  SECTIONS,
  type SectionName,
  openModel,
  writeModel,
} from '../../../src/engine/language/model-format.js'

const EMPTY = Object.fromEntries(
  SECTIONS.map((name) => [name, new Uint8Array(8)]),
) as unknown as Record<SectionName, ArrayBufferView>

function small(changes: Partial<Record<SectionName, ArrayBufferView>> = {}): ArrayBuffer {
  return writeModel({ ...EMPTY, codes: new TextEncoder().encode('de,en,-'), ...changes })
}

function changed(change: (words: Uint32Array) => void): ArrayBuffer {
  const bytes = small({ weights: Int8Array.from({ length: 64 }, (_, at) => at) })
  change(new Uint32Array(bytes))
  return bytes
}

describe('a model file', () => {
  it('gives back what was written', () => {
    const weights = Int8Array.of(1, -2, 3)
    const priors = Float32Array.of(0.5, -1.5)
    const model = openModel(small({ weights, priors }))
    expect(model.codes).toEqual(['de', 'en', '-'])
    expect(model.weights).toEqual(weights)
    expect(model.priors).toEqual(priors)
  })

  it('is used where it lies, without a copy', () => {
    const bytes = small()
    expect(openModel(bytes).weights.buffer).toBe(bytes)
  })

  it('has each section at the next eighth byte, with no more room between them', () => {
    expect(small().byteLength).toBe(HEADER_BYTES + 8 * SECTIONS.length)
  })

  it('may hold nothing', () => {
    const nothing = Object.fromEntries(SECTIONS.map((name) => [name, new Uint8Array(0)]))
    expect(openModel(writeModel(nothing as unknown as typeof EMPTY)).weights).toHaveLength(0)
  })

  it('is the same every time it is written', () => {
    expect(new Uint8Array(small())).toEqual(new Uint8Array(small()))
  })
})

describe('what is no model file', () => {
  it('is nothing at all', () => {
    expect(() => openModel(new ArrayBuffer(0))).toThrow(ModelError)
    expect(() => openModel(new ArrayBuffer(0))).toThrow('cut short')
  })

  it('is told by an error with a name of its own', () => {
    expect(new ModelError('').name).toBe('ModelError')
  })

  it('is a foreign file', () => {
    expect(() => openModel(new ArrayBuffer(1024))).toThrow('no language model')
  })

  it('is a file of another version', () => {
    const bytes = changed((words) => {
      words.set([99], 1)
    })
    expect(() => openModel(bytes)).toThrow('version 99')
  })

  it('is a file that was cut', () => {
    expect(() => openModel(small().slice(0, -8))).toThrow('length')
  })

  it('is a file that ends within a word, though it names that length', () => {
    const bytes = small().slice(0, -3)
    new DataView(bytes).setUint32(8, bytes.byteLength, true)
    expect(() => openModel(bytes)).toThrow('cut short')
  })

  it('is a file with one flipped bit, whichever it is', () => {
    const bytes = small({ weights: Int8Array.from({ length: 64 }, (_, at) => at) })
    const words = new Uint32Array(bytes)
    for (let bit = 0; bit < 8 * bytes.byteLength; bit++) {
      const [at, flipped] = [bit >> 5, 1 << (bit & 31)]
      words.set([(words[at] ?? 0) ^ flipped], at)
      expect(() => openModel(bytes), `bit ${bit}`).toThrow(ModelError)
      words.set([(words[at] ?? 0) ^ flipped], at)
    }
  })

  it('is a file with two words swapped', () => {
    const bytes = small({ weights: Int8Array.from({ length: 64 }, (_, at) => at) })
    const words = new Uint32Array(bytes)
    const at = words.findIndex((word) => word === 0x03020100)
    words.set([words[at + 1] ?? 0, words[at] ?? 0], at)
    expect(() => openModel(bytes)).toThrow('damaged')
  })
})
