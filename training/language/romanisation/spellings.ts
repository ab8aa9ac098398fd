import type { Writer } from './writer.js'

/** Letters, or words, with their spellings in Latin letters; several of them with bars between. */
export type Spellings = Readonly<Record<string, string>>

/** How a line is written in Latin letters by somebody. */
export type LineRomaniser = (line: string, writer: Writer) => string

/** How one word of another script is. */
export type WordRomaniser = (word: string, writer: Writer) => string

/** Spells every letter for itself; what has no spelling stays. */
export function byLetter(spellings: Spellings): WordRomaniser {
  return (word, writer) => {
    let made = ''
    for (const letter of word) {
      const known = spellings[letter]
      made += known === undefined ? letter : writer.spell(known)
    }
    return made
  }
}

/** What shapes letters and is no letter. */
const JOINERS = /[\u200c\u200d]/gu

/** Romanises a line word by word; frequent words have spellings that people agree on more or less. */
export function byWord(romanise: WordRomaniser, usual: Spellings = {}): LineRomaniser {
  return (line, writer) =>
    line
      .toLowerCase()
      .replace(JOINERS, '')
      .replace(/[\p{L}\p{M}]+/gu, (word) => {
        const known = usual[word]
        return known === undefined ? romanise(word, writer) : writer.spell(known)
      })
}

/** Reads `word:spelling|spelling`, with spaces between words. */
export function readSpellings(list: string): Spellings {
  const rows = list.trim().split(/\s+/u)
  return Object.fromEntries(
    rows.map((row) => {
      const [word = '', spellings = ''] = row.split(':')
      return [word, spellings]
    }),
  )
}
