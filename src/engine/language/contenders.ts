import type { GramScorer } from './gram-scorer.js'
import type { Model } from './model-format.js'
import { SCRIPTS } from './scripts.js'

/** The one script with broad grams: so many languages share no other. */
const LATIN = SCRIPTS.indexOf('Latn')

/** About how many classes stay, if more are near the highest. */
const ENOUGH = 32
/** Classes whose sums are this far below the highest, in units of weight, have no chance. */
const FARTHEST = 63

/** The rarest broad grams are added for all classes, to choose the contenders by. */
const DECIDING_ROWS = 3

/**
 * The classes of one script that a text may be in. Choosing them takes one look at all classes; all
 * that is dearer is done for the contenders alone.
 */
export class Contenders {
  /** The classes, counted from the script's first one, and what the text's grams weigh for each. */
  readonly classes = new Uint16Array(256)
  readonly sums = new Int32Array(256)
  count = 0

  readonly #broadRows: Int8Array
  readonly #rowLength: number
  readonly #distances = new Uint8Array(FARTHEST + 1)

  constructor({ broadRows, scriptStart }: Model) {
    this.#broadRows = broadRows
    this.#rowLength = (scriptStart[LATIN + 1] ?? 0) - (scriptStart[LATIN] ?? 0)
  }

  /** Chooses from the classes whose sums are given; those that are not `allowed` stay out. */
  choose(sums: Int32Array, scorer: GramScorer, allowed: Uint8Array | undefined): void {
    const { classes } = this
    const broadRows = this.#broadRows
    const size = sums.length
    const broadCount = size === this.#rowLength ? scorer.broadCount : 0
    const decided = this.#decide(sums, scorer.broad, broadCount)
    const least = this.#leastOf(sums, highest(sums, allowed), allowed)
    let count = 0
    for (let number = 0; number < size; number++) {
      const sum = sums[number] ?? 0
      if (sum < least || allowed?.[number] === 0) continue
      classes[count] = number
      this.sums[count++] = sum
    }
    for (let at = decided; at < broadCount; at++) {
      const row = (scorer.broad[at] ?? 0) * size
      for (let place = 0; place < count; place++) {
        const weight = broadRows[row + (classes[place] ?? 0)] ?? 0
        this.sums[place] = (this.sums[place] ?? 0) + weight
      }
    }
    this.count = count
  }

  /** The sum that a contender has to have: found by counting how many classes are how far below the highest. */
  #leastOf(sums: Int32Array, most: number, allowed: Uint8Array | undefined): number {
    if (sums.length <= ENOUGH) return most - FARTHEST
    const distances = this.#distances.fill(0)
    for (let number = 0; number < sums.length; number++) {
      const distance = most - (sums[number] ?? 0)
      if (distance > FARTHEST || allowed?.[number] === 0) continue
      distances[distance] = (distances[distance] ?? 0) + 1
    }
    let distance = 0
    for (let count = distances[0] ?? 0; count < ENOUGH && distance < FARTHEST;) {
      count += distances[++distance] ?? 0
    }
    return most - distance
  }

  /** Brings the rarest broad grams to the front, adds them for all classes, and says how many they are. */
  #decide(sums: Int32Array, broad: Uint16Array, broadCount: number): number {
    const broadRows = this.#broadRows
    const decided = Math.min(DECIDING_ROWS, broadCount)
    for (let front = 0; front < decided; front++) {
      let rarest = front
      for (let at = front + 1; at < broadCount; at++) {
        if ((broad[at] ?? 0) > (broad[rarest] ?? 0)) rarest = at
      }
      const row = broad[rarest] ?? 0
      broad[rarest] = broad[front] ?? 0
      broad[front] = row
      const start = row * sums.length
      for (let number = 0; number < sums.length; number++) {
        sums[number] = (sums[number] ?? 0) + (broadRows[start + number] ?? 0)
      }
    }
    return decided
  }
}

function highest(sums: Int32Array, allowed: Uint8Array | undefined): number {
  let most = -Infinity
  for (let number = 0; number < sums.length; number++) {
    const sum = sums[number] ?? 0
    if (sum > most && allowed?.[number] !== 0) most = sum
  }
  return most
}
