import type { Entry } from '../../src/engine/profanity/automaton.js'
import { readLexicon } from '../../src/engine/profanity/lexicon.js'
import { respell } from './respell.js'

const MOST_SURE_RESPELLED = 92

/** The entries as they are written, and after them their respellings, where a line asks for them with R. */
export function expandLexicon(lines: string, isClean: (word: string) => boolean): Entry[] {
  const seen = new Set<string>()
  const isNew = ({ word }: Entry): boolean => {
    if (seen.has(word)) return false
    seen.add(word)
    return true
  }
  const written = readLexicon(lines).filter(isNew)
  const asking = lines.split('\n').filter((line) => line.split(' ')[1]?.includes('R'))
  const parents = new Set(readLexicon(asking.join('\n')).map(({ word }) => word))
  const respelled = written
    .filter(({ word }) => parents.has(word))
    .flatMap((entry) =>
      [...respell(entry.word)]
        .filter((word) => entry.word !== `${word}e`)
        .map((word) => ({
          ...entry,
          word,
          level: Math.min(entry.level, MOST_SURE_RESPELLED),
          free: false,
          glued: false,
          apart: false,
          respelled: true,
        })),
    )
    .filter((entry) => !seen.has(entry.word) && !isClean(entry.word) && isNew(entry))
  return [...written, ...respelled]
}
