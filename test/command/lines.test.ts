import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../src/command/lines.js'

async function linesIn(...chunks: (string | Buffer)[]): Promise<string[][]> {
  const stream = Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  )
  const parts: string[][] = []
  for await (const lines of linesOf(stream)) parts.push(lines)
  return parts
}

const allLinesIn = async (...chunks: (string | Buffer)[]) => (await linesIn(...chunks)).flat()

describe('Lines', () => {
  it('may end in LF or CRLF', async () => {
    expect(await allLinesIn('a\nb\r\nc\n')).toEqual(['a', 'b', 'c'])
  })

  it('may be empty', async () => {
    expect(await allLinesIn('\n\na\n\r\n')).toEqual(['', '', 'a', ''])
  })

  it('may lack an end at the last', async () => {
    expect(await allLinesIn('a\nb')).toEqual(['a', 'b'])
  })

  it('may lack half of an end at the last', async () => {
    expect(await allLinesIn('a\r\nb\r')).toEqual(['a', 'b'])
  })

  it('may be split over chunks', async () => {
    expect(await allLinesIn('a', 'b\nc', '\n', 'd')).toEqual(['ab', 'c', 'd'])
  })

  it('may be split between CR and LF', async () => {
    expect(await allLinesIn('a\r', '\nb\r', '\n')).toEqual(['a', 'b'])
  })

  it('may be split in the middle of a character', async () => {
    const bytes = Buffer.from('grüß 🙂\n')
    const chunks = Array.from(bytes, (byte) => Buffer.of(byte))
    expect(await allLinesIn(...chunks)).toEqual(['grüß 🙂'])
  })

  it('may have a carriage return inside', async () => {
    expect(await allLinesIn('a\rb\n')).toEqual(['a\rb'])
  })

  it('come as soon as they are there', async () => {
    expect(await linesIn('a\nb\n', 'c\n')).toEqual([['a', 'b'], ['c']])
  })

  it('come at most 1,000 at a time', async () => {
    const sizes = (await linesIn('x\n'.repeat(2500))).map((lines) => lines.length)
    expect(sizes).toEqual([1000, 1000, 500])
  })
})
