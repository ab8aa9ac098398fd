import { type GramScorer, LATIN } from './gram-scorer.js'
import type { Model } from './model-format.js'

/** About how many classes stay, if more are near the highest. */
const ENOUGH = 255
/** Classes whose sums are this far below the highest, in units of weight, have no chance. */
const FARTHEST = 4000

/** The rarest broad grams are added for all classes, to choose the contenders by. */
const DECIDING_ROWS = 3

/** The sum of a class that may not be chosen: below all others, and no overflow away from any. */
const OUT = -(2 ** 30)

/**
 * The classes of one script that a text may be in. Choosing them takes two looks at all classes; all
 * that is dearer is done for the contenders alone.
 */
export class Contenders {
  /** The classes, counted from the script's first one, and what the text's grams weigh for each. */
  readonly classes = new Uint16Array(256)
  readonly sums = new Int32Array(256)
  count = 0
  /** What the text's grams weigh for the average class. */
  average = 0

  readonly #broadRows: Int8Array
  readonly #distances = new Uint16Array(FARTHEST + 1)

  constructor({ broadRows }: Model) {
    this.#broadRows = broadRows
  }

  /**
   * Chooses from the classes of `script`, whose sums lie from `first` to `last`; those that are not
   * `allowed` stay out. The sums given are spent: they are changed on the way.
   */
  choose(
    sums: Int32Array,
    script: number,
    first: number,
    last: number,
    { broad, broadCount }: GramScorer,
    allowed: Uint8Array | undefined,
  ): void {
    const size = last - first
    const rows = script === LATIN ? broadCount : 0
    const decided = this.#decide(sums, first, size, broad, rows)
    const most = highest(sums, first, last)
    this.count = 0
    if (most <= OUT) return
    this.#keepNear(sums, first, size, most)
    if (size > ENOUGH && this.count > ENOUGH) this.#keepEnough(most)
    this.#addRows(size, broad, decided, rows)
    let all = 0
    for (let place = 0; place < this.count; place++) all += this.sums[place] ?? 0
    this.average = all / this.count
    if (allowed) {
      let kept = 0
      for (let place = 0; place < this.count; place++) {
        const number = this.classes[place] ?? 0
        if (allowed[first + number] === 0) continue
        this.classes[kept] = number
        this.sums[kept++] = this.sums[place] ?? 0
      }
      this.count = kept
    }
  }

  /** Brings the rarest broad grams to the front, adds them for all classes, and says how many they are. */
  #decide(
    sums: Int32Array,
    first: number,
    size: number,
    broad: Uint16Array,
    broadCount: number,
  ): number {
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
    }
    if (decided === DECIDING_ROWS) {
      // As good as always, so the three are added at once.
      const one = (broad[0] ?? 0) * size
      const two = (broad[1] ?? 0) * size
      const three = (broad[2] ?? 0) * size
      for (let number = 0; number < size; number++) {
        const weight =
          (broadRows[one + number] ?? 0) +
          (broadRows[two + number] ?? 0) +
          (broadRows[three + number] ?? 0)
        sums[first + number] = (sums[first + number] ?? 0) + weight
      }
      return decided
    }
    for (let front = 0; front < decided; front++) {
      const row = (broad[front] ?? 0) * size
      for (let number = 0; number < size; number++) {
        sums[first + number] = (sums[first + number] ?? 0) + (broadRows[row + number] ?? 0)
      }
    }
    return decided
  }

  /** Keeps the classes that are not too far below the highest. */
  #keepNear(sums: Int32Array, first: number, size: number, most: number): void {
    const { classes } = this
    const own = this.sums
    let count = 0
    for (let number = 0; number < size; number++) {
      const sum = sums[first + number] ?? 0
      // Each is written, and the next one over it if it is too far: no branch to foretell.
      classes[count] = number
      own[count] = sum
      count += (most - sum - FARTHEST - 1) >>> 31
    }
    this.count = count
  }

  /** Keeps about enough of them: all that are at most as far below the highest as the last one needed. */
  #keepEnough(most: number): void {
    const { classes, sums } = this
    const all = this.count
    const distances = this.#distances.fill(0)
    for (let place = 0; place < all; place++) {
      const distance = most - (sums[place] ?? 0)
      distances[distance] = (distances[distance] ?? 0) + 1
    }
    let farthest = 0
    for (let count = distances[0] ?? 0; count < ENOUGH;) count += distances[++farthest] ?? 0
    let count = 0
    for (let place = 0; place < all; place++) {
      const sum = sums[place] ?? 0
      classes[count] = classes[place] ?? 0
      sums[count] = sum
      count += (most - sum - farthest - 1) >>> 31
    }
    this.count = count
  }

  /** Adds the broad grams from `from` on, for the contenders; four at a time while there are so many. */
  #addRows(size: number, broad: Uint16Array, from: number, broadCount: number): void {
    const { classes, sums, count } = this
    const broadRows = this.#broadRows
    let at = from
    for (; at + 4 <= broadCount; at += 4) {
      const one = (broad[at] ?? 0) * size
      const two = (broad[at + 1] ?? 0) * size
      const three = (broad[at + 2] ?? 0) * size
      const four = (broad[at + 3] ?? 0) * size
      for (let place = 0; place < count; place++) {
        const number = classes[place] ?? 0
        const weight =
          (broadRows[one + number] ?? 0) +
          (broadRows[two + number] ?? 0) +
          (broadRows[three + number] ?? 0) +
          (broadRows[four + number] ?? 0)
        sums[place] = (sums[place] ?? 0) + weight
      }
    }
    for (; at < broadCount; at++) {
      const row = (broad[at] ?? 0) * size
      for (let place = 0; place < count; place++) {
        sums[place] = (sums[place] ?? 0) + (broadRows[row + (classes[place] ?? 0)] ?? 0)
      }
    }
  }
}

function exclude(sums: Int32Array, first: number, last: number, allowed: Uint8Array): void {
  for (let number = first; number < last; number++) {
    if (allowed[number] === 0) sums[number] = OUT
  }
}

function highest(sums: Int32Array, first: number, last: number): number {
  let most = OUT
  for (let number = first; number < last; number++) most = Math.max(most, sums[number] ?? 0)
  return most
}
