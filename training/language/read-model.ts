import { readFileSync } from 'node:fs'

/**
 * The bytes of a model file, in the buffer that they were read into: a copy of so large a file takes as long as reading it.
 *
 * @example
 * createLanguageDetector(readModel('public/models/language.bin'))
 */
export function readModel(path: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(path)
  return byteLength === buffer.byteLength
    ? buffer
    : buffer.slice(byteOffset, byteOffset + byteLength)
}
