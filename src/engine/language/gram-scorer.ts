import { type BroadGrams, LATIN, createBroadGrams } from './broad-grams.js'
import { MOST_GRAMS, hashGrams } from './grams.js'
import type { Model } from './model-format.js'
import { createNarrowGrams } from './narrow-grams.js'
import type { WordReader } from './words.js'

/** Adds up what the model knows about words. */
export interface GramScorer {
  /** For every class of the model, what the words weigh, but for their broad grams. */
  readonly sums: Int32Array
  /** The broad grams, which are noted only. */
  readonly broad: BroadGrams
  /**
   * Adds a word's weights, where the classes of its script begin at `first`. A word that is `skimmed` is
   * asked for less of what it says.
   */
  add(word: WordReader, first: number, skimmed: boolean): void
  /** Leaves nothing of a text behind. */
  wipe(): void
}

/** Scores with a model. */
export function createGramScorer(model: Model): GramScorer {
  const broad = createBroadGrams(model)
  const narrow = createNarrowGrams(model)
  const { sums } = narrow
  const keys = new Uint32Array(MOST_GRAMS)
  const sizes = new Uint8Array(MOST_GRAMS)

  /** Notes the broad grams, and says how many others are left: these come to the front of the keys. */
  function noteBroad(count: number): number {
    let left = 0
    for (let index = 0; index < count; index++) {
      const key = keys[index] ?? 0
      // After two letters come the three that begin with them, but at the end of the word.
      if (sizes[index] === 2 && index + 1 < count) {
        index++
        const longer = keys[index] ?? 0
        if (broad.meet(longer)) continue
        if (!broad.meet(key)) keys[left++] = key
        keys[left++] = longer
      } else if (!broad.meet(key)) keys[left++] = key
    }
    return left
  }

  return {
    sums,
    broad,

    add(word, first, skimmed) {
      const { script } = word
      const all = hashGrams(word.letters, word.length, script, keys, sizes, skimmed)
      const count = script === LATIN ? noteBroad(all) : all
      narrow.add(keys, count, first)
    },

    wipe() {
      broad.wipe()
      narrow.wipe()
      keys.fill(0)
    },
  }
}
