import { DISGUISES, STAGES, type Disguise } from './disguises.js'
import type { Item } from './measures.js'

const MOST_NEIGHBOURS = 60
const LEAST_LEVEL = 60
const SHORTEST = 4

/**
 * Words of the lexicon that are spelled as they should be, and everyday words beside them, each in every two
 * disguises of different stages, half of them in a phrase. A clean word that looks like a profane one in the
 * same disguises is left out, as nobody can tell.
 */
export function combineDisguises(lexicon: string, everyday: readonly string[]): Item[] {
  const profane = lexicon
    .split('\n')
    .filter((line) => line.split(' ')[1]?.includes('R') && parseInt(line) >= LEAST_LEVEL)
    .flatMap((line) => line.split(' ').slice(2))
    .filter((word) => word.length >= SHORTEST)
  const neighbours = everyday
    .filter((word) => word.length >= SHORTEST && isNeighbour(word, profane))
    .slice(0, MOST_NEIGHBOURS)
  return [...pairs()].flatMap(([first, second], number) => {
    const disguise = (word: string): string => second.apply(first.apply(word))
    const inPhrase = (word: string, index: number): string =>
      (index + number) % 2 === 0 ? disguise(word) : `you are a ${disguise(word)} you know`
    const group = `${first.name} + ${second.name}`
    const taken = new Set(profane.map(disguise))
    return [
      ...profane.map((word, index) => ({ id: word, group, y: 1, text: inPhrase(word, index) })),
      ...neighbours
        .filter((word) => !taken.has(disguise(word)))
        .map((word, index) => ({ id: word, group, y: 0, text: inPhrase(word, index) })),
    ]
  })
}

function* pairs(): Generator<readonly [Disguise, Disguise]> {
  for (const first of DISGUISES) {
    for (const second of DISGUISES) {
      if (STAGES.indexOf(first.stage) < STAGES.indexOf(second.stage)) yield [first, second]
    }
  }
}

/** One letter away from a profane word, or with one inside. */
function isNeighbour(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => {
    if (stem.length !== word.length) return word.includes(stem)
    let others = 0
    for (let at = 0; at < word.length; at++) if (word[at] !== stem[at]) others++
    return others === 1
  })
}
