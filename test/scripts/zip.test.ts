import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zip } from '../../scripts/zip.js'

const ENTRIES = [
  { name: 'b/grüße.txt', content: Buffer.from('Guten Tag '.repeat(50)) },
  { name: 'a.txt', content: Buffer.from('first') },
]
const HEADER = 30

describe('A zip archive', () => {
  it('is the same for the same files in any order', () => {
    expect(zip(ENTRIES)).toEqual(zip([...ENTRIES].reverse()))
  })

  it('begins with the first file by name, deflated', () => {
    const bytes = zip(ENTRIES)
    const name = bytes.subarray(HEADER, HEADER + 5).toString()
    const packed = bytes.subarray(HEADER + 5, HEADER + 5 + bytes.readUInt32LE(18))
    expect([name, inflateRawSync(packed).toString()]).toEqual(['a.txt', 'first'])
  })

  it.skipIf(spawnSync('python3', ['--version']).error)('is read by others', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'glossa-zip-')), 'a.zip')
    writeFileSync(path, zip(ENTRIES))
    const program =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.read(z.namelist()[1])[:9].decode())'
    const { stdout } = spawnSync('python3', ['-c', program, path], { encoding: 'utf8' })
    expect(stdout.trim()).toBe('None Guten Tag')
  })
})
