/**
 * The model file: a header of 32-bit words, then sections that start at multiples of 8 bytes and are
 * used where they lie. Little-endian, as every machine that runs a browser is.
 *
 *     magic, version, length of the file, checksum of all that follows, then for each section of
 *     SECTIONS in turn: its first byte and its number of bytes
 */
export const MAGIC = 0x4c_53_4c_47 // "GLSL", Glossa's language model
export const VERSION = 4

/** What the file holds, in the order of the header. */
export const SECTIONS = [
  'codes', // UTF-8: the classes' language codes, joined by commas; "-" for what is no language
  'scriptStart', // Uint16: the first class of each script, and the number of classes
  'blockGrams', // Uint32: the first gram of each block of buckets
  'blockEntries', // Uint32: the first entry of each block of buckets
  'bucketGrams', // Uint8: the first gram of each bucket, counted from its block's
  'bucketEntries', // Uint16: the first entry of each bucket, counted from its block's
  'prints', // Uint8: of each gram, how far its print is from that of the gram before in its bucket
  'entryCounts', // Uint8: of each gram
  'steps', // Uint8: of each entry, the distance to its class from the entry before
  'weights', // Int8: of each entry
  'broadStarts', // Uint16: the first broad gram of each bucket of them, and their number
  'broadPrints', // Uint16: of each broad gram
  'broadRows', // Uint8: a weight for every class of Latin script, row by row
  'biases', // Float32: of each class, what it starts with
  'priors', // Float32: of each class, how much more it is read than others, for short texts
  'calibration', // Float32: see confidence.ts
  'typical', // Float32: what a letter of each class's own text weighs for it beside the average class; 0: not known
  'familiarity', // Float32: see familiarity.ts
] as const

export type SectionName = (typeof SECTIONS)[number]

const FIXED_WORDS = 4
/** Bytes before the first section. */
export const HEADER_BYTES = Math.ceil((FIXED_WORDS + 2 * SECTIONS.length) / 2) * 8
/** Where in the header the length and the checksum are, in 32-bit words. */
const AT = { magic: 0, version: 1, length: 2, checksum: 3 }

/** The file is not a model that this engine reads; the message says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}

/** The parts of a model, as views of its bytes. */
export interface Model {
  readonly codes: readonly string[]
  readonly scriptStart: Uint16Array
  readonly blockGrams: Uint32Array
  readonly blockEntries: Uint32Array
  readonly bucketGrams: Uint8Array
  readonly bucketEntries: Uint16Array
  readonly prints: Uint8Array
  readonly entryCounts: Uint8Array
  readonly steps: Uint8Array
  readonly weights: Int8Array
  readonly broadStarts: Uint16Array
  readonly broadPrints: Uint16Array
  readonly broadRows: Uint8Array
  readonly biases: Float32Array
  readonly priors: Float32Array
  readonly calibration: Float32Array
  readonly typical: Float32Array
  readonly familiarity: Float32Array
}

/**
 * Lays views over a model file. Nothing is copied or unpacked but the list of codes.
 *
 * @throws {ModelError} if the file is damaged, foreign, or of another version.
 * @example
 * const model = openModel(await (await fetch('language.bin')).arrayBuffer())
 */
export function openModel(bytes: ArrayBuffer): Model {
  if (bytes.byteLength < HEADER_BYTES || bytes.byteLength % 8 !== 0) {
    throw new ModelError('The language model is cut short.')
  }
  const header = new Uint32Array(bytes, 0, HEADER_BYTES / 4)
  if (header[AT.magic] !== MAGIC) throw new ModelError('The file is no language model.')
  if (header[AT.version] !== VERSION) {
    throw new ModelError(
      `The language model has version ${header[AT.version] ?? 0}; this engine reads version ${VERSION}.`,
    )
  }
  if (header[AT.length] !== bytes.byteLength) {
    throw new ModelError('The language model does not have the length that it names.')
  }
  if (header[AT.checksum] !== checksum(bytes)) {
    throw new ModelError('The language model is damaged: its checksum does not fit.')
  }
  const view = <View>(
    make: new (buffer: ArrayBuffer, offset: number, size: number) => View,
    unit: number,
    name: SectionName,
  ): View => {
    const at = FIXED_WORDS + 2 * SECTIONS.indexOf(name)
    return new make(bytes, header[at] ?? 0, (header[at + 1] ?? 0) / unit)
  }
  return {
    codes: new TextDecoder().decode(view(Uint8Array, 1, 'codes')).split(','),
    scriptStart: view(Uint16Array, 2, 'scriptStart'),
    blockGrams: view(Uint32Array, 4, 'blockGrams'),
    blockEntries: view(Uint32Array, 4, 'blockEntries'),
    bucketGrams: view(Uint8Array, 1, 'bucketGrams'),
    bucketEntries: view(Uint16Array, 2, 'bucketEntries'),
    prints: view(Uint8Array, 1, 'prints'),
    entryCounts: view(Uint8Array, 1, 'entryCounts'),
    steps: view(Uint8Array, 1, 'steps'),
    weights: view(Int8Array, 1, 'weights'),
    broadStarts: view(Uint16Array, 2, 'broadStarts'),
    broadPrints: view(Uint16Array, 2, 'broadPrints'),
    broadRows: view(Uint8Array, 1, 'broadRows'),
    biases: view(Float32Array, 4, 'biases'),
    priors: view(Float32Array, 4, 'priors'),
    calibration: view(Float32Array, 4, 'calibration'),
    typical: view(Float32Array, 4, 'typical'),
    familiarity: view(Float32Array, 4, 'familiarity'),
  }
}

/**
 * Writes a model file from the bytes of its sections.
 *
 * @example
 * writeFileSync('language.bin', new Uint8Array(writeModel(sections)))
 */
export function writeModel(sections: Readonly<Record<SectionName, ArrayBufferView>>): ArrayBuffer {
  const size = SECTIONS.reduce(
    (sum, name) => sum + roundUp(sections[name].byteLength),
    HEADER_BYTES,
  )
  const bytes = new ArrayBuffer(size)
  const header = new Uint32Array(bytes, 0, HEADER_BYTES / 4)
  header.set([MAGIC, VERSION, size, 0])
  let offset = HEADER_BYTES
  for (const [index, name] of SECTIONS.entries()) {
    const view = sections[name]
    header.set([offset, view.byteLength], FIXED_WORDS + 2 * index)
    new Uint8Array(bytes, offset).set(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))
    offset += roundUp(view.byteLength)
  }
  header[AT.checksum] = checksum(bytes)
  return bytes
}

function roundUp(size: number): number {
  return Math.ceil(size / 8) * 8
}

/** Words that are summed in one call: a function that is called often is compiled soon, even at the first load. */
const SUMMED_AT_ONCE = 1024

/**
 * Over every 32-bit word but the first four, so that no byte of a section is left out: damage goes unseen
 * about once in four billion times. It is no proof against one who wants to deceive.
 */
function checksum(bytes: ArrayBuffer): number {
  const words = new Int32Array(bytes)
  let sum = 0
  for (let at = FIXED_WORDS; at < words.length; at += SUMMED_AT_ONCE) {
    sum = Math.imul(sum ^ sumOf(words, at, Math.min(words.length, at + SUMMED_AT_ONCE)), 0x9e3779b1)
  }
  return sum >>> 0
}

/**
 * Two sums in one, which miss neither a changed word nor two that are swapped. A word's highest bits reach
 * nothing but the highest of both, so one is turned by half before they meet: there they would cancel out.
 */
function sumOf(words: Int32Array, from: number, to: number): number {
  let plain = 0x9e3779b9
  let ordered = 0
  for (let at = from; at < to; at++) {
    plain = (plain + (words[at] ?? 0)) | 0
    ordered = (ordered + plain) | 0
  }
  return plain ^ ((ordered << 16) | (ordered >>> 16))
}

/**
 * Summed up when this file is loaded, as often as lets the sum be compiled: that is done beside the reading of the model,
 * which is then summed up in half of the time. The words are large, as those of a model are.
 */
const PRACTICE = new Int32Array(SUMMED_AT_ONCE).fill(0x5eadbeef)
for (let times = 0; times < 4; times++) sumOf(PRACTICE, 0, SUMMED_AT_ONCE)
