import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Messages = Readonly<Record<string, { readonly message: string }>>

const FOLDER = join(import.meta.dirname, '../../public/_locales')
const ASKED_FOR = 'ar de en es fr he hi id it ja ko nl pl pt_BR ru tr uk zh_CN'.split(' ')

const read = (locale: string): Messages =>
  JSON.parse(readFileSync(join(FOLDER, locale, 'messages.json'), 'utf8')) as Messages

const PLURAL = /_(zero|one|two|few|many|other)$/
const english = read('en')
const stems = [...new Set(Object.keys(english).filter((key) => PLURAL.test(key)))].map((key) =>
  key.replace(PLURAL, ''),
)
const plain = Object.keys(english).filter((key) => !PLURAL.test(key))

const placeholdersOf = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\$\d/g)].map(([placeholder]) => placeholder).sort()

it('There are words in every language that was promised', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...ASKED_FOR].sort())
})

describe.each(ASKED_FOR)('The words in %s', (locale) => {
  const messages = read(locale)

  it('are all there, and no others', () => {
    expect(
      Object.keys(messages)
        .filter((key) => !PLURAL.test(key))
        .sort(),
    ).toEqual([...plain].sort())
  })

  it('say which language they are in', () => {
    expect(messages.locale?.message).toBe(locale.replace('_', '-'))
  })

  it('have the same placeholders as the English ones', () => {
    for (const key of plain)
      expect([key, placeholdersOf(messages[key]?.message)]).toEqual([
        key,
        placeholdersOf(english[key]?.message),
      ])
  })

  it('have a form with the number for each plural category of the language, and no others', () => {
    const { pluralCategories } = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions()
    for (const stem of new Set(stems)) {
      const forms = Object.keys(messages).filter((key) => key.replace(PLURAL, '') === stem)
      expect(forms.map((key) => key.slice(stem.length + 1)).sort()).toEqual(
        [...pluralCategories].sort(),
      )
      for (const form of forms) expect(messages[form]?.message).toContain('$1')
    }
  })

  it('are never empty', () => {
    for (const { message } of Object.values(messages)) expect(message.trim()).not.toBe('')
  })
})

it('Every English word is said somewhere', () => {
  const sources = readdirSync(join(import.meta.dirname, '../../src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, '../../src', name), 'utf8'))
  const text = [...sources, readFileSync('manifest.json', 'utf8')].join('\n')
  const unsaid = [...plain, ...new Set(stems)].filter(
    (key) => !text.includes(`'${key}'`) && !text.includes(`__MSG_${key}__`),
  )
  expect(unsaid).toEqual([])
})
