import {
  closing,
  readAutomaton,
  sharedAt,
  type Automaton,
  type Entries,
  type Entry,
} from './automaton.js'
import { numeral, valueAt } from './numeral.js'
import { veil } from './veil.js'
import { MOST_SHARED, sharedBetween } from './word-set.js'

/** Entries in alphabetical order, as they are written in the data. */
export interface PackedLexicon {
  /** The words, as `readAutomaton` reads them. */
  readonly words: string
  /** What else is known of words: levels, each with its flags behind it. */
  readonly kinds: string
  /** A numeral for each word: which of the kinds it is of. */
  readonly kindOf: string
}

/** The entries and their automaton. An entry is put together when it is first asked for: most texts hold none. */
export class Lexicon implements Entries {
  readonly automaton: Automaton
  private readonly read: (Entry | undefined)[] = []
  private readonly kinds: readonly string[]
  /** Where the closing of each word stands. */
  private readonly closings: Uint16Array

  constructor(private readonly packed: PackedLexicon) {
    const { closings, ...automaton } = readAutomaton(packed.words)
    this.automaton = automaton
    this.closings = closings
    this.kinds = packed.kinds.split(' ')
  }

  /** The words of all entries, in their order. */
  words(): string[] {
    return Array.from(this.packed.kindOf, (_kind, index) => this.wordAt(index))
  }

  at(index: number): Entry | undefined {
    if (index >= this.packed.kindOf.length) return undefined
    return (this.read[index] ??= readEntry(
      this.wordAt(index),
      this.kinds[valueAt(this.packed.kindOf, index)] ?? '',
    ))
  }

  /** Puts a word together of its own letters and of those that it shares with words before it. */
  private wordAt(index: number): string {
    const { words } = this.packed
    let word = ''
    let missing = Infinity
    for (let at = index; missing > 0; at--) {
      const begin = at > 0 ? (this.closings[at - 1] ?? 0) + 1 : 0
      const shared = at > 0 ? sharedAt(words.charCodeAt(begin - 1)) : 0
      if (shared >= missing) continue
      word = words.slice(begin, Math.min(this.closings[at] ?? 0, begin + missing - shared)) + word
      missing = shared
    }
    return veil(word)
  }
}

/** Reads a level with flags: F free, G glued, Y respelled, X without endings, A apart. */
export function readEntry(word: string, kind: string): Entry {
  const free = kind.includes('F')
  return {
    word,
    level: parseInt(kind, 10),
    free,
    glued: free || kind.includes('G'),
    inflects: !kind.includes('X'),
    apart: kind.includes('A'),
    respelled: kind.includes('Y'),
  }
}

function writeKind({ level, free, glued, inflects, apart, respelled }: Entry): string {
  const place = free ? 'F' : glued ? 'G' : ''
  return `${level}${place}${respelled ? 'Y' : ''}${inflects ? '' : 'X'}${apart ? 'A' : ''}`
}

/** Packs entries, of which no two are alike; they come back in alphabetical order. */
export function packLexicon(entries: readonly Entry[]): PackedLexicon {
  const sorted = [...entries].sort((one, other) => (one.word < other.word ? -1 : 1))
  const kinds: string[] = []
  let kindOf = ''
  let words = ''
  let shared = 0
  sorted.forEach((entry, index) => {
    const kind = writeKind(entry)
    if (!kinds.includes(kind)) kinds.push(kind)
    kindOf += numeral(kinds.indexOf(kind))
    const { word, free, glued } = entry
    words += veil(word.slice(shared))
    shared = sharedBetween(word, sorted[index + 1]?.word ?? '')
    if (shared === MOST_SHARED)
      throw new Error(`${word} shares too many letters with the next word`)
    words += closing(shared, free || glued)
  })
  return { words, kinds: kinds.join(' '), kindOf }
}

/** Reads lines of a level, flags and words. */
export function readLexicon(lines: string): Entry[] {
  const entries: Entry[] = []
  for (const line of lines.split('\n')) {
    const [level = '', flags = '', ...words] = line.split(' ')
    for (const word of words) entries.push(readEntry(word, level + flags))
  }
  return entries
}
