import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../manifest.json' with { type: 'json' }
import { loadEngine } from '../../src/server/load-engine.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const locales = readdirSync(join(root, 'public/_locales'))

/** The shortest that a store allows, in characters. */
const MOST = { name: 45, summary: 132, description: 16_000, justification: 1_000 }

describe.each(locales)('The listing in %s', (locale) => {
  const messages = JSON.parse(read(`public/_locales/${locale}/messages.json`)) as Record<
    string,
    { message: string }
  >

  it('has a name that is short enough', () => {
    expect(messages.appName?.message.length).toBeLessThanOrEqual(MOST.name)
  })

  it('has a summary that is short enough', () => {
    expect(messages.appDescription?.message.length).toBeLessThanOrEqual(MOST.summary)
  })
})

describe.each(readdirSync(join(root, 'store/listing')))('The description in %s', (file) => {
  const text = read(`store/listing/${file}`)

  it('is in a language that the extension speaks', () => {
    expect(locales).toContain(file.replace('.txt', ''))
  })

  it('is short enough', () => {
    expect(text.length).toBeLessThanOrEqual(MOST.description)
  })

  it('counts the languages right', async () => {
    const { language } = await loadEngine()
    expect(text).toContain(`• ${language.languages.length} `)
  })
})

describe('The privacy answers', () => {
  const rows = [...read('store/privacy.md').matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)]

  it('justify every permission of the manifest, and no other', () => {
    expect(rows.map(([, permission]) => permission)).toEqual([...manifest.permissions].sort())
  })

  it('justify each in as many characters as the stores take', () => {
    for (const [, , justification = ''] of rows) {
      expect(justification).not.toBe('')
      expect(justification.length).toBeLessThanOrEqual(MOST.justification)
    }
  })
})
