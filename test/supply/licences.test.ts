import { describe, expect, it } from 'vitest'
import { FOLDERS, lockedPackages } from './lock-file.js'

/** What may be passed on with the product: terms that ask for their own text, or for that of the files they cover. */
const IN_THE_PRODUCT = ['MIT', 'MPL-2.0']

/** What the product may be made with: terms that ask for nothing where nothing is passed on. */
const AT_WORK = [
  ...IN_THE_PRODUCT,
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'Python-2.0'],
  ...['CC-BY-4.0', 'CC0-1.0', 'Zlib'],
]

/** Packages whose terms are on no list, and why they may be used. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'winreg 0.0.12': 'names BSD without a version; a tool of web-ext, on Windows alone',
}

/** Whether terms such as `(MIT OR GPL-3.0)` or `(MIT AND Zlib)` can be met with those that are allowed. */
function isAllowed(terms: string, allowed: readonly string[]): boolean {
  const bare = terms.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => allowed.includes(one))
  return bare.split(' AND ').every((one) => allowed.includes(one))
}

describe.each(FOLDERS)('Every package that %s installs', (folder) => {
  it('has a licence that is on the list', () => {
    const others = lockedPackages(folder)
      .filter(([name]) => !(name in READ_BY_HAND))
      .filter(([, { license }]) => license === undefined || !isAllowed(license, AT_WORK))
    expect(others.map(([name, { license }]) => `${name}: ${license ?? 'none'}`)).toEqual([])
  })
})

describe('Every package that is passed on with the product', () => {
  it('has a licence that is on the shorter list', () => {
    const others = lockedPackages('.')
      .filter(([, { dev }]) => !dev)
      .filter(([, { license }]) => license === undefined || !isAllowed(license, IN_THE_PRODUCT))
    expect(others.map(([name, { license }]) => `${name}: ${license ?? 'none'}`)).toEqual([])
  })
})
