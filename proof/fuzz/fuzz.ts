import type { Chance } from '../chance.js'
import type { Coverage } from './coverage.js'
import { damaged } from './damage.js'

/** A parser, as what it promises of any bytes, and inputs to begin with. */
export interface Target {
  readonly name: string
  readonly seeds: readonly Buffer[]
  /** Words that the parser looks for. */
  readonly words: readonly string[]
  /** @throws Error where a promise is broken. */
  readonly requireKept: (bytes: Buffer) => Promise<void> | void
}

export interface Fuzzed {
  readonly inputs: number
  /** Inputs that led somewhere new. */
  readonly kept: number
  /** Blocks of code that were reached, and how often each, to the power of two. */
  readonly seen: number
}

/**
 * Tries damaged inputs; those that reach code that none before them reached are damaged
 * further.
 *
 * @throws Error that quotes the input which breaks a promise.
 * @example await fuzz(BODIES, { inputs: 10_000, chance: createChance(7), coverage: watchCode('/src/') })
 */
export async function fuzz(
  { name, seeds, words, requireKept }: Target,
  {
    inputs,
    chance,
    coverage,
  }: { readonly inputs: number; readonly chance: Chance; readonly coverage: Coverage },
): Promise<Fuzzed> {
  const dictionary = words.map((word) => Buffer.from(word))
  const corpus: Buffer[] = []
  const tried = async (input: Buffer): Promise<void> => {
    try {
      await requireKept(input)
    } catch (error) {
      throw new Error(`${name}: broken by ${JSON.stringify(input.toString('base64'))}`, {
        cause: error,
      })
    }
    if (coverage.newlySeen() > 0) corpus.push(input)
  }
  for (const seed of seeds) await tried(seed)
  for (let left = inputs; left > 0; left--) {
    const parent = corpus[chance.below(corpus.length)] ?? Buffer.alloc(0)
    await tried(damaged(parent, chance, [...corpus, ...dictionary]))
  }
  return { inputs: seeds.length + inputs, kept: corpus.length, seen: coverage.seen() }
}
