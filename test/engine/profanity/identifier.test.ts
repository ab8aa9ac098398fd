import { describe, expect, it } from 'vitest'
import { unpackCharacters } from '../../../src/engine/profanity/characters.js'
import { PACKED } from '../../../src/engine/profanity/data.generated.js'
import { createFold } from '../../../src/engine/profanity/fold.js'
import { isAddress, isIdentifier } from '../../../src/engine/profanity/identifier.js'
import { withSmallLexicon } from './small-lexicon.js'

const fold = createFold(() => unpackCharacters(PACKED.characters))

const { itFinds, itFindsNothing } = withSmallLexicon()

describe('A word is found beside numbers', () => {
  itFinds([
    ['snep-39775x', ['snep in snep']],
    ['snep-397x', ['snep in snep']],
    ['snep-7777', ['snep in snep']],
    ['snep7777', ['snep in snep', 'snep']],
    ['snep 39775', ['snep in snep']],
    ['snep-123', ['snep in snep']],
    ['snep123', ['snep in snep', 'snep']],
    ['z-o-b-1234', ['zob gaps 3']],
    ['dask-12-34', ['dask in dask']],
    ['dask-1234-dask', ['dask in dask']],
    ['glirt-39775', ['glirt in glirt']],
    ['bosta12345', ['bosta in bosta', 'bosta']],
    ['snep.1234.snep', ['snep in snep']],
    ['xx_snep_1234', ['snep in snep']],
    ['snep_99', ['snep in snep']],
    ['snep_1234_snep', ['snep in snep']],
  ])
})

describe('A part number, a hash or a key is no word', () => {
  itFindsNothing([
    'snep-39775',
    'SNEP-39775',
    'snep39775',
    '39775snep',
    '39775-snep',
    'zob-1234',
    'zob1234',
    'a1b2c3d4snepe5f6',
    '0snep123456789abcd',
    'snep12a3b4c5d6e7f8',
    'abcdefghijklsnep123',
    'aBcDEsnepqr123XYzz',
    'AAAsnepbbb123xxxxx',
    'snepsnepsnep123aaa',
    'SNEPSNEPSNEP123AAA',
    '123snepabcdefghijklmnop',
    '12snepabcdefghijklmnopqr',
    '1234snepabcdefghijklmnopq',
    '1a2b3c4snep5d6e7f8',
  ])
})

describe('A word is found in the address of a page as it stands', () => {
  itFinds([
    ['https://example.org/snep', ['snep in snep']],
    ['example.org/snep', ['snep in snep']],
    ['s:/nep', ['snep gaps 1']],
    [':// s*ep', ['snep masked 1 in s*ep']],
  ])
})

describe('The signs of an address hide and part nothing', () => {
  itFindsNothing([
    'https://example.org/s.n.e.p',
    'https://example.org/sn-ep/a',
    'https://example.org/s*ep/a',
    'https://example.org/5nep?x=1',
    'x://s-n-e-p',
    'a://s*ep',
    's://nep',
    '(https://x.y/sn.ep)',
  ])
})

/** Whether a chunk is read as a part number, a hash or a key, whatever stands right beside it. */
function isNumber(chunk: string): boolean {
  const { units, marks } = fold(`x${chunk}x`)
  const digits = chunk.replace(/\D/g, '').length
  return isIdentifier(units, marks, 1, chunk.length + 1, digits)
}

describe('A part number is', () => {
  it.each([
    ['up to four letters in one piece and a number of four digits', 'KBL-3977'],
    ['the same without a sign', 'KBLM3977'],
    ['the number first', '3977-KBL'],
    ['a number and a check letter', 'KBL-3977X'],
    ['a number whose last digits are not the same four times', 'KBL1777'],
    ['a number of which one of the last is another', 'KBL7177'],
    ['a number of which the last is another', 'KBL7771'],
    ['digits of which some are in a row', 'K1-3977'],
    ['digits of which the first are in a row', '3977-KBL-1'],
    ['a number of which the last but one is another', 'KBL7717'],
    ['sixteen characters, a quarter of them digits', 'abcdefghijkl3977'],
    ['sixteen characters with three small letters and three capitals', 'ABCdefghijklm123'],
    ['sixteen characters with three capitals and three small letters', 'ABCDEFGHIJklm123'],
    ['six digits to the base of 16', 'dead42'],
    ['more of them', 'bad4feed2'],
    ['four of them that begin with one of our ten', '4ba2'],
    ['five of them that do', '2dea4'],
    ['two digits of ours among them', 'f00dab'],
  ])('%s', (_what, chunk) => {
    expect(isNumber(chunk)).toBe(true)
  })
})

describe('A part number is not', () => {
  it.each([
    ['a word with a few digits', 'KBL-397'],
    ['more letters and a number', 'KBLMN3977'],
    ['letters on both sides of a number', 'KB-3977-L'],
    ['a letter after a sign', 'KB-3977.L'],
    ['a letter after one more digit', 'KB3977-1L'],
    ['two letters after a number', 'KB3977LM'],
    ['letters in three pieces', 'K-B-3977X'],
    ['a last digit in the place of the check letter', 'K-B3977'],
    ['a letter between short numbers', 'KB39-77'],
    ['digits with letters between them', 'K1B2C3D4'],
    ['a letter drawn out in digits', 'KBL7777'],
    ['fifteen characters of all kinds', 'ABCdefghijk1234'],
    ['fifteen characters with three digits', 'ABCdefghijkl123'],
    ['seventeen characters with four digits', 'abcdefghijklm1234'],
    ['sixteen characters with two capitals', 'ABcdefghijklm123'],
    ['sixteen characters with two small letters', 'ABCDEFGHIJKlm123'],
    ['sixteen characters with two digits', 'ABCdefghijklmn12'],
    ['five digits to the base of 16 that begin with a letter', 'bad42'],
    ['four of them that do', 'ba42'],
    ['three of them', '4a2'],
    ['letters that could all be such digits', 'facade'],
    ['six of them with one of our ten', 'facad3'],
    ['four of them with one of our ten', '4bad'],
    ['a word with a letter that is none', 'decod42'],
    ['a word whose first letter is none', 'gadea42'],
    ['a word with a sign in it', 'dea-d42'],
  ])('%s', (_what, chunk) => {
    expect(isNumber(chunk)).toBe(false)
  })
})

describe('The address of a page has a colon and two slashes in it', () => {
  const isPage = (chunk: string): boolean =>
    isAddress(fold(`:${chunk}/`).units, 1, chunk.length + 1)

  it.each(['a://b', '://', 'a://', '://b', ':/://'])('%s', (chunk) => {
    expect(isPage(chunk)).toBe(true)
  })

  it.each(['a:/b', 'a//b', ':/a/', 'a/:/', '//:', '//', ':/', 'a/b/c', 'a::b'])(
    'not %s',
    (chunk) => {
      expect(isPage(chunk)).toBe(false)
    },
  )
})
