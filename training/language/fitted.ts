import { readFileSync } from 'node:fs'

/** What the fitter found for the classes of one script: lists of (class, weight) by feature. */
export interface Fitted {
  readonly classes: number
  readonly keys: Uint32Array
  /** Where each feature's weights start. */
  readonly starts: Uint32Array
  readonly classOf: Uint32Array
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** Reads what `fit/fit.cpp` wrote. */
export function readFitted(path: string): Fitted {
  const file = readFileSync(path)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  const [classes = 0, features = 0, weights = 0] = new Uint32Array(bytes, 0, 3)
  let offset = 3 * 4
  const take = <View>(
    make: new (buffer: ArrayBuffer, at: number, size: number) => View,
    size: number,
  ) => {
    const view = new make(bytes, offset, size)
    offset += size * 4
    return view
  }
  return {
    classes,
    keys: take(Uint32Array, features),
    starts: take(Uint32Array, features + 1),
    classOf: take(Uint32Array, weights),
    weights: take(Float32Array, weights),
    biases: take(Float32Array, classes),
  }
}
