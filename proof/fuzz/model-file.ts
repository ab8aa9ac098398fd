import assert from 'node:assert/strict'
import {
  ModelError,
  openModel,
  SECTIONS,
  writeModel,
  type SectionName,
} from '../../src/engine/language/model-format.js'
import type { Target } from './fuzz.js'

/** A sound file of some hundred bytes, every section of which has something in it. */
const SOUND = Buffer.from(
  writeModel({
    ...(Object.fromEntries(
      SECTIONS.map((name, at) => [name, Uint8Array.from({ length: 16 }, (_, byte) => at * byte)]),
    ) as unknown as Record<SectionName, ArrayBufferView>),
    codes: new TextEncoder().encode('de,en,-'),
  }),
)

/** A model file is used as it was written, or refused with a reason. */
export const MODEL_FILE: Target = {
  name: 'model file',
  seeds: [SOUND, SOUND.subarray(0, 64), Buffer.alloc(SOUND.length)],
  words: [
    'GLSL',
    '\u0000\u0000\u0000\u0000',
    '\u0001\u0000\u0000\u0000',
    '\u0002\u0000\u0000\u0000',
  ],
  requireKept: (bytes) => {
    let isRefused = false
    try {
      openModel(new Uint8Array(bytes).buffer)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      isRefused = true
    }
    assert.equal(isRefused, !bytes.equals(SOUND), 'damage that was not seen')
  },
}
