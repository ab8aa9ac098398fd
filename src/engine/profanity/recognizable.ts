import type { Entry } from './automaton.js'
import { isVowel, LAST_LETTER } from './units.js'
import { Make, type Word } from './word.js'

/** What was done to the letters of a word: how many are read out of signs, hidden, or there once more. */
export interface Alteration {
  readonly leet: number
  readonly masked: number
  readonly stretched: number
}

/** Words of less are not looked for in two pieces: “the PR on” holds one. */
const LEAST_IN_TWO = 55

/**
 * Whether a reader would still see an entry in the letters from `begin` to `end` of a word, after all that was done
 * to them. The shorter and the less likely it is, the more of it has to be left.
 */
export function isRecognizable(
  entry: Entry,
  word: Word,
  begin: number,
  end: number,
  done: Alteration,
): boolean {
  if (done.masked > 0 && !showsEnough(entry, word, end - begin, done)) return false
  if (done.leet > 0 && !survivesLeet(entry, end - begin, done)) return false
  if (done.stretched > 0 && !survivesStretch(entry, word, begin, end, done)) return false
  if (word.ofKnown && !entry.apart) return false
  return word.make !== Make.joined || survivesParting(entry, word, begin, end)
}

function showsEnough(
  entry: Entry,
  word: Word,
  length: number,
  { masked, stretched }: Alteration,
): boolean {
  const shown = length - masked
  if (stretched > 0 && !isDrawnOut(word)) return false
  if (shown < word.leastShown || entry.respelled || entry.level < 60) return false
  if (shown > 2) return true
  if (shown === 2) return masked <= 4 && (entry.level >= 74 || length > 3)
  return entry.level >= 90 && length <= 4 && masked >= 2
}

function survivesLeet({ word, level }: Entry, length: number, { leet }: Alteration): boolean {
  if (word.length >= 4) return true
  return word.length === 3 && level >= 78 && leet < length
}

/** Letters repeated on purpose: three times, all of them twice, or the last one before an ending. */
function survivesStretch(
  entry: Entry,
  word: Word,
  begin: number,
  end: number,
  { stretched }: Alteration,
): boolean {
  const { letters, size } = word
  if (stretched > 2 || isDrawnOut(word)) return true
  if (stretched === 2 || entry.respelled) return false
  const letter = letters[end - 1] ?? 0
  if (letter === letters[end - 2] && !isVowel(letter)) return true
  return entry.level >= 80 && end === size && begin === 0
}

/** A word of two pieces has letters of both, and is no spelling that two words of a sentence make by chance. */
function survivesParting(entry: Entry, word: Word, begin: number, end: number): boolean {
  return !entry.respelled && entry.level >= LEAST_IN_TWO && word.crossesCut(begin, end)
}

function isDrawnOut({ units, size }: Word): boolean {
  for (let at = 2; at < size; at++) {
    const unit = units[at] ?? 0
    if (unit <= LAST_LETTER && unit === units[at - 1] && unit === units[at - 2]) return true
  }
  return false
}

/** Whether the word is an entry whose double letter was drawn out, rather than a clean word with one: hissss. */
export function isDrawnFrom({ word: entry }: Entry, { letters, size }: Word): boolean {
  let at = 0
  for (let of = 0; of < entry.length; of++) {
    const letter = entry.charCodeAt(of) - 96
    if (letters[at++] !== letter) return false
    const doubled = entry.charCodeAt(of - 1) - 96 === letter
    while (doubled && at < size && letters[at] === letter) at++
  }
  return at === size
}
