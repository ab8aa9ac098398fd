import type { Entry } from './automaton.js'
import { AFTER, BEFORE, senseKey, WordWeights } from './cues.js'
import { respell } from './respell.js'
import { hashOf, unpackWords, type WordSet } from './word-set.js'

/** The packed lists that `training/profanity` writes; see there for how each is made. */
export interface PackedModel {
  readonly characters: string
  readonly lexicon: string
  readonly known: string
  readonly innocent: string
  readonly senses: string
  readonly frames: string
  readonly cues: string
  readonly foreign: string
  readonly weights: readonly number[]
  readonly calibration: Calibration
}

/** How log-odds become those that were met: `slope * odds`. */
export interface Calibration {
  readonly slope: number
}

/** What the engine knows of words. */
export interface Model {
  readonly entries: readonly Entry[]
  readonly known: WordSet
  readonly innocent: WordSet
  /** By entry: the family whose innocent sense certain words tell, 0 for none. */
  readonly family: Int16Array
  /** By entry: the family of profane phrases, 0 for none. */
  readonly frame: Int16Array
  /** By entry: 0 not a word of another language, 1 seldom, 2 often. */
  readonly foreign: Uint8Array
  readonly senses: WordWeights
  readonly cues: WordWeights
  readonly weights: Float64Array
  readonly calibration: Calibration
}

/** Reads the lists. */
export function unpackModel(packed: PackedModel): Model {
  const known = unpackWords(packed.known)
  const innocent = unpackWords(veil(packed.innocent))
  const entries = readLexicon(veil(packed.lexicon), (hash) => known.has(hash) || innocent.has(hash))
  const place = new Map(entries.map((entry, index) => [entry.word, index]))

  const senses: (readonly [number, number])[] = []
  const family = readFamilies(veil(packed.senses), place, (cue, number) => {
    senses.push([senseKey(hashOf(cue), number), 1])
  })
  const frame = readFamilies(veil(packed.frames), place, (cue, number) => {
    senses.push([senseKey(placed(cue), -number), 1])
  })

  const foreign = new Uint8Array(entries.length)
  veil(packed.foreign)
    .split('\n')
    .forEach((line, often) => {
      for (const word of line.split(' ')) {
        const index = place.get(word)
        if (index !== undefined) foreign[index] = 2 - often
      }
    })

  return {
    entries,
    known,
    innocent,
    family,
    frame,
    foreign,
    senses: new WordWeights(senses),
    cues: new WordWeights(readCues(veil(packed.cues))),
    weights: Float64Array.from(packed.weights),
    calibration: packed.calibration,
  }
}

const A = 97
const Z = 122
const PART = 4096

/** Moves each letter by 13 places; doing it twice gives the text back. */
export function veil(text: string): string {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[at] = code >= A && code <= Z ? A + ((code - A + 13) % 26) : code
  }
  let veiled = ''
  for (let at = 0; at < codes.length; at += PART) {
    veiled += String.fromCharCode(...codes.subarray(at, at + PART))
  }
  return veiled
}

/**
 * Reads lines of a level, flags and words: F free, G glued, R respelled too, X without endings.
 * A respelling that is a clean word is none.
 */
export function readLexicon(lines: string, isClean: (hash: number) => boolean): Entry[] {
  const entries: Entry[] = []
  const respelled: Entry[] = []
  const seen = new Set<string>()
  for (const line of lines.split('\n')) {
    const [level = '', flags = '', ...words] = line.split(' ')
    for (const word of words) {
      if (seen.has(word)) continue
      seen.add(word)
      const entry: Entry = {
        word,
        level: Number(level),
        free: flags.includes('F'),
        glued: flags.includes('F') || flags.includes('G'),
        inflects: !flags.includes('X'),
        respelled: false,
      }
      entries.push(entry)
      if (!flags.includes('R')) continue
      for (const form of respell(word)) {
        respelled.push({
          ...entry,
          word: form,
          level: Math.min(entry.level, 92),
          free: false,
          glued: false,
          respelled: true,
        })
      }
    }
  }
  for (const entry of respelled) {
    if (seen.has(entry.word) || isClean(hashOf(entry.word))) continue
    seen.add(entry.word)
    entries.push(entry)
  }
  return entries
}

function readFamilies(
  lines: string,
  place: ReadonlyMap<string, number>,
  add: (cue: string, family: number) => void,
): Int16Array {
  const families = new Int16Array(place.size)
  lines.split('\n').forEach((line, index) => {
    const [words = '', cues = ''] = line.split(': ')
    for (const word of words.split(' ')) {
      const at = place.get(word)
      if (at !== undefined) families[at] = index + 1
    }
    for (const cue of cues.split(' ')) add(cue, index + 1)
  })
  return families
}

function readCues(lines: string): (readonly [number, number])[] {
  return lines.split(' ').map((pair) => {
    const [weight = '0', cue = ''] = pair.split(':')
    return [placed(cue), Number(weight) / 10] as const
  })
}

/** A word stands anywhere near; with `<` right before the match, with `>` right after it. */
function placed(cue: string): number {
  if (cue.startsWith('<')) return hashOf(cue.slice(1)) ^ BEFORE
  if (cue.startsWith('>')) return hashOf(cue.slice(1)) ^ AFTER
  return hashOf(cue)
}
