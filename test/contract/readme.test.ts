import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const tests = join(import.meta.dirname, '..')
const promised = marksIn(
  readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'),
  /^\| ([A-Z]\d+) +\|/gm,
)
const tested = new Set(
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...marksIn(readFileSync(join(tests, file), 'utf8'), /\[([A-Z]\d+)\]/g)]),
)

describe('the table of the contract', () => {
  test.each([...promised])('%s has a test', (mark) => {
    expect(tested).toContain(mark)
  })

  test.each([...tested])('%s is explained', (mark) => {
    expect(promised).toContain(mark)
  })
})

function marksIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].flatMap(([, mark]) => mark ?? []))
}
