import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** With slashes, relative to the archive's root. */
  readonly name: string
  readonly content: Buffer
}

/** 1980-01-01, the first day that the format knows: when a file was written is not part of what it is. */
const DATE = 0x0021
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8

/**
 * A zip archive that depends on its entries alone: the same files give the same bytes, on any day and
 * any machine with the same Node.
 *
 * @example writeFileSync('a.zip', zip([{ name: 'a.txt', content: Buffer.from('a') }]))
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const sorted = [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of sorted) {
    const encoded = Buffer.from(name)
    const packed = deflateRawSync(content, { level: 9 })
    const common = commonFields(content, packed, encoded)
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.alloc(2), encoded, packed])
    parts.push(local)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    directory.push(Buffer.concat([signature(0x02014b50), uint16(VERSION), common, place, encoded]))
    offset += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(sorted.length, 4)
  end.writeUInt16LE(sorted.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, signature(0x06054b50), end])
}

/** What an entry says of itself both before its content and in the directory. */
function commonFields(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(0, 6)
  fields.writeUInt16LE(DATE, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
