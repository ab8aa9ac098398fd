import type { GramScorer } from './gram-scorer.js'
import type { Model } from './model-format.js'

/** Where there are more classes than this, only this many of them are looked at closely. */
const MOST_CONTENDERS = 40

/** The rarest broad grams are added for all classes, to choose the contenders by. */
const DECIDING_ROWS = 4

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

  constructor({ broadRows }: Model) {
    this.#broadRows = broadRows
  }

  /** Chooses from the classes whose sums are given; those that are not `allowed` stay out. */
  choose(sums: Int32Array, scorer: GramScorer, allowed: Uint8Array | undefined): void {
    const size = sums.length
    const decided = size > MOST_CONTENDERS ? this.#decide(sums, scorer) : 0
    this.count = 0
    for (let number = 0; number < size; number++) {
      if (allowed && allowed[number] === 0) continue
      this.#take(number, sums[number] ?? 0)
    }
    for (let at = decided; at < scorer.broadCount; at++) {
      const row = (scorer.broad[at] ?? 0) * size
      for (let place = 0; place < this.count; place++) {
        const weight = this.#broadRows[row + (this.classes[place] ?? 0)] ?? 0
        this.sums[place] = (this.sums[place] ?? 0) + weight
      }
    }
  }

  /** Brings the rarest broad grams to the front, adds them for all classes, and says how many they are. */
  #decide(sums: Int32Array, { broad, broadCount }: GramScorer): number {
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
        sums[number] = (sums[number] ?? 0) + (this.#broadRows[start + number] ?? 0)
      }
    }
    return decided
  }

  /** Puts a class among the contenders, ordered by sum, if there is room or it beats the last. */
  #take(number: number, sum: number): void {
    const { classes, sums } = this
    let place = this.count
    if (place < MOST_CONTENDERS) this.count++
    else if (sum <= (sums[--place] ?? 0)) return
    for (; place > 0 && (sums[place - 1] ?? 0) < sum; place--) {
      sums[place] = sums[place - 1] ?? 0
      classes[place] = classes[place - 1] ?? 0
    }
    sums[place] = sum
    classes[place] = number
  }
}
